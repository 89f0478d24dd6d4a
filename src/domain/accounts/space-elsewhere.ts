import { CLOSED_BYTES } from "../../db/fill.ts";
import { DIRECTORY } from "../../db/statement.ts";
import type { Account } from "./account.ts";
import { bytesFor, PROPERTY_BYTES, readShards, type ShardContext } from "./choose-shard.ts";

/** An account that has to leave its database, and the database it is moving to. */
export interface AccountToPlace {
  readonly type: Account["type"];
  readonly limit: number;
  readonly kept: number;
  readonly goesTo: string | null;
}

/**
 * Reads the databases once.
 * @returns a function that picks the database for an account that has to leave this one, or null if no other has room
 * (the directory is never picked). A developer prefers a database that already has developers.
 */
export const destinationChooser = async (
  ctx: ShardContext,
  name: string,
  leaving: readonly AccountToPlace[],
): Promise<(account: AccountToPlace) => string | null> => {
  const shards = await readShards(ctx);
  const others = shards
    .filter((one) => one.takesAccounts && one.name !== name && one.name !== DIRECTORY)
    .map((one) => {
      const coming = leaving.filter(({ goesTo }) => goesTo === one.name);
      const beyond = coming.reduce((sum, { kept, limit }) => sum + Math.max(kept - limit, 0), 0);
      const hasDevelopers = one.hasDevelopers || coming.some(({ type }) => type === "DEVELOPER");
      return { ...one, expected: one.expected + beyond * PROPERTY_BYTES, hasDevelopers };
    })
    .sort((a, b) => a.expected - b.expected);
  return ({ type, limit, kept }) => {
    const bytes = bytesFor(kept, limit);
    const fitting = others.filter(({ expected }) => expected + bytes <= CLOSED_BYTES);
    const best = (type === "DEVELOPER" && fitting.find((one) => one.hasDevelopers)) || fitting[0];
    return best?.name ?? null;
  };
};
