import { type CallingKey, writeContext } from "../call-context.ts";
import type { Database } from "../db/statement.ts";
import { askPreviewOnce } from "../domain/radar/ask-board.ts";
import type { Services } from "../services.ts";
import type { Admitted } from "./admission.ts";
import { brokerOf, type Call, isKey } from "./call.ts";
import type { Endpoint, WriteCall, WriteEndpoint } from "./endpoint.ts";

type Placed = Pick<Endpoint, "database">;

/** The database of an endpoint's data, without a session and so at its primary. */
export const databaseOf = (
  { directory, shard }: Pick<Services, "directory" | "shard">,
  { database }: Placed,
  shardName: string,
): D1Database => (database === "directory" ? directory : shard(shardName));

/** The database that an endpoint reads, if known before the account's gate has answered. */
export const knownDatabase = (
  { directory, knownShard }: Services,
  { database }: Placed,
): D1Database | null => (database === "directory" ? directory : knownShard);

/** The databases of all accounts' data. */
export const allShards = ({ shardNames, shard }: Services): Pick<Services, "shardNames" | "shard"> => ({
  shardNames,
  shard,
});

/** The database that an endpoint writes. */
export const openForWrite = (
  services: Services,
  endpoint: Placed,
  shardName: string,
): D1Database | D1DatabaseSession =>
  endpoint.database === "directory" ? services.directory : services.shardForWrites(shardName);

/** The database for a read; a replica must have the account's last write, so that it reads its own writes. */
export const openForRead = (
  services: Services,
  endpoint: Placed,
  { principal, bookmark }: Admitted,
): D1Database | D1DatabaseSession => {
  if (endpoint.database === "directory") return services.directory;
  const shard = services.shard(principal.account.shard);
  return services.settings.readReplicas ? shard.withSession(bookmark ?? "first-unconstrained") : shard;
};

/** An admitted write: the call and its caller. */
export interface AdmittedWrite<E extends WriteEndpoint = WriteEndpoint> extends Call {
  readonly endpoint: E;
  readonly admitted: Admitted;
}

const callingKey = ({ address, admitted: { principal } }: AdmittedWrite): CallingKey => ({
  id: principal.key.id,
  name: principal.key.name,
  ip: address,
});

/** For an action or a search for faults: neither writes rows here, so no session has to know its last write. */
export const primaryOf = ({ services, endpoint, admitted }: AdmittedWrite): D1Database =>
  databaseOf(services, endpoint, admitted.principal.account.shard);

export const writeCall = (call: AdmittedWrite, db: Database, dryRun: boolean): WriteCall => {
  const { services, claim, meter, language } = call;
  const { directory, outbound, board, settings } = services;
  const { captacao, identitySecrets } = settings;
  const { principal } = call.admitted;
  const { account, propertyLimit } = principal;
  const brokerId = brokerOf(call.caller);
  const own = { accountId: account.id, db, meter, language, propertyLimit, brokerId };
  return {
    ...writeContext(services, { ...own, source: isKey(call.caller) ? "API" : "DASHBOARD", dryRun }),
    ...allShards(services),
    principal,
    directory,
    identitySecrets,
    outbound,
    captacao,
    key: callingKey(call),
    askPreview: askPreviewOnce(board, account.id),
    once: isKey(call.caller) ? null : (call.caller.once ?? null),
    idempotency: claim && { key: claim.key, fingerprint: claim.fingerprint },
    log: () => services.log(account.id),
  };
};
