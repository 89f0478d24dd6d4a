import type { BackofficeCall } from "../../backoffice/endpoint.ts";
import { ownerOf } from "../../domain/properties/review-queue.ts";
import { Refusal } from "../../errors/refusal.ts";

/** The account of a property, which may be in any database. @throws Refusal not_found */
export const findOwner = async (call: BackofficeCall, id: string): Promise<string> => {
  const owners = await Promise.all(call.shardNames.map((name) => ownerOf(call.shard(name), id)));
  const owner = owners.find((accountId) => accountId !== null);
  if (!owner) throw new Refusal("not_found");
  return owner;
};
