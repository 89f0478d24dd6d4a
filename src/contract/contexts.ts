import { type ReadContext, readContext, type WriteContext, writeContext } from "../call-context.ts";
import type { Database } from "../db/statement.ts";
import { follow } from "../domain/follow/index.ts";
import type { Services } from "../services.ts";
import type { Admitted } from "./admission.ts";
import type { Call, CallScope } from "./call.ts";
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

export const contextOfRead = (
  { services, meter, language }: CallScope,
  accountId: string,
  db: Database,
): ReadContext => readContext(services, { accountId, db, meter, language });

/** A write in hand: the call, and as whom the gate has let it in. */
export interface WriteCall<E extends WriteEndpoint = WriteEndpoint> extends Call {
  readonly endpoint: E;
  readonly admitted: Admitted;
}

export const contextOfWrite = (
  { services, meter, language, admitted: { principal } }: WriteCall,
  db: Database,
  dryRun: boolean,
): WriteContext => {
  const { account, propertyLimit } = principal;
  const own = { accountId: account.id, db, meter, language, propertyLimit };
  return writeContext({ ...services, follow }, { ...own, source: "API", dryRun });
};

export const actionCall = (call: WriteCall, dryRun: boolean): ActionCall => {
  const { services, claim, endpoint } = call;
  const { principal } = call.admitted;
  return {
    ...contextOfWrite(call, databaseOf(services, endpoint, principal.account.shard), dryRun),
    principal,
    directory: services.directory,
    ...allShards(services),
    identitySecret: services.settings.identitySecret,
    outbound: services.outbound,
    idempotency: claim && { key: claim.key, fingerprint: claim.fingerprint },
    log: () => services.log(principal.account.id),
  };
};
