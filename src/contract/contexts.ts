import { type ReadContext, readContext, type WriteContext, writeContext } from "../call-context.ts";
import type { Database } from "../db/statement.ts";
import type { ClaimRequest } from "../ports/account-gate.ts";
import type { Services } from "../services.ts";
import type { Admitted } from "./admission.ts";
import type { AppContext } from "./context.ts";
import type { ActionCall, WriteEndpoint } from "./endpoint.ts";

/** The account's shard for a read; behind replicas, at the account's last write, so that it reads its own writes. */
export const openForRead = (
  services: Services,
  { principal, bookmark }: Admitted,
): D1Database | D1DatabaseSession => {
  const shard = services.shard(principal.account.shard);
  return services.settings.readReplicas ? shard.withSession(bookmark ?? "first-unconstrained") : shard;
};

export const contextOfRead = (c: AppContext, accountId: string, db: Database): ReadContext =>
  readContext(c.get("services"), { accountId, db, meter: c.get("meter"), language: c.get("language") });

/** A write in hand: who makes it, of what, and under which Idempotency-Key. */
export interface WriteCall<E extends WriteEndpoint = WriteEndpoint> {
  readonly c: AppContext;
  readonly endpoint: E;
  readonly admitted: Admitted;
  readonly claim: ClaimRequest | null;
}

export const contextOfWrite = ({ c, admitted }: WriteCall, db: Database, dryRun: boolean): WriteContext =>
  writeContext(c.get("services"), {
    accountId: admitted.principal.account.id,
    db,
    meter: c.get("meter"),
    language: c.get("language"),
    source: "API",
    dryRun,
    propertyLimit: admitted.principal.propertyLimit,
  });

export const actionCall = (call: WriteCall, dryRun: boolean): ActionCall => {
  const services = call.c.get("services");
  const { principal } = call.admitted;
  const { claim } = call;
  return {
    ...contextOfWrite(call, services.shard(principal.account.shard), dryRun),
    principal,
    directory: services.directory,
    outbound: services.outbound,
    idempotency: claim && { key: claim.key, fingerprint: claim.fingerprint },
    log: () => services.log(principal.account.id),
  };
};
