import { type ReadContext, readContext, type WriteContext, writeContext } from "../call-context.ts";
import type { Database } from "../db/statement.ts";
import type { ClaimRequest } from "../ports/account-gate.ts";
import type { Services } from "../services.ts";
import type { Admitted } from "./admission.ts";
import type { Confirming } from "./confirming.ts";
import type { AppContext } from "./context.ts";
import type { ActionCall, Endpoint, WriteEndpoint } from "./endpoint.ts";

type Placed = Pick<Endpoint, "database">;

/** Where what an endpoint speaks of lies, at the primary: a bookmark of the shard says nothing of the directory. */
export const databaseOf = (
  { directory, shard }: Pick<Services, "directory" | "shard">,
  { database }: Placed,
  shardName: string,
): D1Database => (database === "directory" ? directory : shard(shardName));

/** Where an endpoint reads, if that is known before the account's gate has answered. */
export const knownDatabase = (
  { directory, knownShard }: Services,
  { database }: Placed,
): D1Database | null => (database === "directory" ? directory : knownShard);

/** Where what all accounts own lies. */
export const allShards = ({ shardNames, shard }: Services): Pick<Services, "shardNames" | "shard"> => ({
  shardNames,
  shard,
});

/** Where it writes. */
export const openForWrite = (
  services: Services,
  endpoint: Placed,
  shardName: string,
): D1Database | D1DatabaseSession =>
  endpoint.database === "directory" ? services.directory : services.shardForWrites(shardName);

/** The account's shard for a read; behind replicas, at the account's last write, so that it reads its own writes. */
export const openForRead = (
  services: Services,
  endpoint: Placed,
  { principal, bookmark }: Admitted,
): D1Database | D1DatabaseSession => {
  if (endpoint.database === "directory") return services.directory;
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
  /** Null: a call of the API. */
  readonly confirming: Confirming | null;
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
    ...contextOfWrite(call, databaseOf(services, call.endpoint, principal.account.shard), dryRun),
    principal,
    directory: services.directory,
    ...allShards(services),
    identitySecret: services.settings.identitySecret,
    outbound: services.outbound,
    idempotency: claim && { key: claim.key, fingerprint: claim.fingerprint },
    log: () => services.log(principal.account.id),
  };
};
