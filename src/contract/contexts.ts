import { type ReadContext, readContext, type WriteContext, writeContext } from "../call-context.ts";
import type { Database } from "../db/statement.ts";
import type { Services } from "../services.ts";
import type { Admitted } from "./admission.ts";
import type { Claimed } from "./claims.ts";
import type { AppContext } from "./context.ts";
import type { ActionCall } from "./endpoint.ts";

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

export const contextOfWrite = (
  c: AppContext,
  { principal }: Admitted,
  db: Database,
  dryRun: boolean,
): WriteContext =>
  writeContext(c.get("services"), {
    accountId: principal.account.id,
    db,
    meter: c.get("meter"),
    language: c.get("language"),
    source: "API",
    dryRun,
    propertyLimit: principal.propertyLimit,
  });

export const actionCall = (
  c: AppContext,
  admitted: Admitted,
  claimed: Claimed | null,
  dryRun: boolean,
): ActionCall => {
  const services = c.get("services");
  const { principal } = admitted;
  return {
    ...contextOfWrite(c, admitted, services.shard(principal.account.shard), dryRun),
    principal,
    directory: services.directory,
    outbound: services.outbound,
    idempotency: claimed && { key: claimed.key, fingerprint: claimed.fingerprint },
    log: () => services.log(principal.account.id),
  };
};
