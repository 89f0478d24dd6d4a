import type { ReadCall } from "../../contract/endpoint.ts";
import { readOwnClients } from "../../domain/partnerships/own-clients.ts";
import type { Partnership } from "../../domain/partnerships/partnership.ts";
import { type PresentedPartnership, presentPartnership } from "../../domain/partnerships/present.ts";

/** Partnerships as a key sees them: one that reads clients is told their names, which are read where they lie. */
export const presentAll = async (
  call: ReadCall,
  partnerships: readonly Partnership[],
): Promise<PresentedPartnership[]> => {
  const { account, key } = await call.principal();
  const clients = await readOwnClients({ ...call, db: call.shard(account.shard) }, partnerships);
  const showsNames = key.scopes.includes("leads:read");
  return partnerships.map((one) => presentPartnership(one, { ...call, clients, showsNames }));
};
