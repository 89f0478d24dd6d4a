import { CLOSED_BYTES, stateOf } from "../../db/fill.ts";
import { DIRECTORY, run, type Statement, sql } from "../../db/statement.ts";
import { DAY_MS } from "../../lib/clock.ts";
import { LIVE } from "../../lib/id.ts";
import { applyMissingDecisions } from "../geo/decisions.ts";
import type { OperatorContext } from "../operator.ts";
import { measuredOf, SHARD_FACTS } from "../shards/sizes.ts";
import type { Account } from "./account.ts";
import { listedDevelopersShards } from "./listed-developers.ts";
import { IS_UNDER_WAY } from "./under-way.ts";

export type ShardContext = Pick<OperatorContext, "clock" | "directory" | "shardNames" | "shard"> &
  Partial<Pick<OperatorContext, "meter">>;

/** A younger account is still growing, so the measured bytes understate it. */
const YOUNG_MS = 30 * DAY_MS;
/** The bytes of a property with twelve photos and twelve opportunities, indexes included. */
export const PROPERTY_BYTES = 19_200;
/** The share of its limit that an account usually uses. */
const USUAL_SHARE = 0.5;

const youngLimits = (since: number): Statement =>
  sql(
    `SELECT shard, sum(property_limit) AS properties FROM accounts
     WHERE created_at > ? AND sandbox_of IS NULL GROUP BY shard`,
    since,
  );

/** Accounts that are moving in count with their whole limit: the directory does not know what they keep. */
const INCOMING = `SELECT m.to_shard AS shard, sum(2 * a.property_limit) AS properties
  FROM account_moves AS m CROSS JOIN accounts AS a ON a.id = m.account_id
  WHERE ${IS_UNDER_WAY} GROUP BY m.to_shard`;

interface Shard {
  readonly name: string;
  readonly takesAccounts: boolean;
  /** The database is over its planned size, but the operator has not closed it, and it is far from D1's limit. */
  readonly canStretch: boolean;
  /** The measured bytes, and the bytes expected from its young accounts and from accounts moving to it. */
  readonly expected: number;
  /** Whether the database has a listed developer. */
  readonly hasDevelopers: boolean;
}

export const readShards = async ({ clock, directory, meter, shardNames }: ShardContext): Promise<Shard[]> => {
  const queries = [
    youngLimits(clock.now() - YOUNG_MS),
    sql(INCOMING),
    listedDevelopersShards(LIVE),
    ...SHARD_FACTS,
  ];
  const [young = [], moved = [], ofDevelopers = [], ...facts] = await run(directory, queries, meter);
  const withDevelopers = new Set(ofDevelopers.map(({ shard }) => shard));
  const incoming = new Map<unknown, number>();
  for (const { shard, properties } of [...young, ...moved])
    incoming.set(shard, (incoming.get(shard) ?? 0) + (properties as number));
  return measuredOf(shardNames, facts).map(({ name, size, isShut }) => {
    const bytes = size?.bytes ?? 0;
    return {
      name,
      takesAccounts: ["OPEN", "FILLING"].includes(stateOf(bytes, isShut)),
      canStretch: !isShut && stateOf(bytes) === "CLOSED",
      expected: bytes + (incoming.get(name) ?? 0) * PROPERTY_BYTES * USUAL_SHARE,
      hasDevelopers: withDevelopers.has(name),
    };
  });
};

/** The bytes to expect of an account: for the properties it keeps, or for half of its limit if that is more. */
export const bytesFor = (kept: number, limit: number): number =>
  Math.max(kept, limit * USUAL_SHARE) * PROPERTY_BYTES;

/** Whether the database has room for these bytes, besides the expected growth of its own accounts. */
export const hasSpaceFor = async (ctx: ShardContext, name: string, bytes: number): Promise<boolean> =>
  (await readShards(ctx)).some(
    (one) => one.name === name && one.takesAccounts && one.expected + bytes <= CLOSED_BYTES,
  );

/**
 * Chooses the shard for a new account's data: the one with room that is expected to be the smallest. The
 * directory grows with every account anyway, so it takes no data while another shard is open. The chosen shard gets
 * every decided neighborhood before any data arrives, even one that was added a moment ago. Developers share a
 * database, because each read of the launch catalog asks every database that has a developer.
 */
export const chooseShard = async (ctx: ShardContext, type: Account["type"]): Promise<string> => {
  const [first, ...others] = ctx.shardNames;
  if (first === undefined) throw new Error("The deployment has no shard.");
  if (others.length === 0) return first;
  const all = await readShards(ctx);
  const shards = all.filter((shard) => shard.name !== DIRECTORY);
  const choices = [
    shards.filter(
      ({ takesAccounts, hasDevelopers }) => takesAccounts && hasDevelopers && type === "DEVELOPER",
    ),
    shards.filter(({ takesAccounts }) => takesAccounts),
    shards.filter(({ canStretch }) => canStretch),
    all.filter(({ takesAccounts }) => takesAccounts),
  ];
  const among = choices.find((some) => some.length > 0) ?? shards;
  const { name } = among.reduce((least, one) => (one.expected < least.expected ? one : least));
  await applyMissingDecisions(ctx, ctx.shard(name));
  return name;
};
