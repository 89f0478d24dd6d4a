import type { ReadCall } from "../../contract/endpoint.ts";
import { readOwnClients } from "../../domain/partnerships/own-clients.ts";
import type { Partnership } from "../../domain/partnerships/partnership.ts";
import { type PresentedPartnership, presentPartnership } from "../../domain/partnerships/present.ts";
import { showsNamesTo } from "../matches/match-view.ts";

/** Partnerships as a key sees them: with clients' names, read from the account's shard, if it may see clients. */
export const presentAll = async (
  call: ReadCall,
  partnerships: readonly Partnership[],
): Promise<PresentedPartnership[]> => {
  const principal = await call.principal();
  const clients = await readOwnClients({ ...call, db: call.shard(principal.account.shard) }, partnerships);
  const showsNames = showsNamesTo(principal);
  return partnerships.map((partnership) => presentPartnership(partnership, { ...call, clients, showsNames }));
};
