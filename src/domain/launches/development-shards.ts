import { type Database, type Meter, run, sql } from "../../db/statement.ts";
import { listedDevelopersShards } from "../accounts/listed-developers.ts";
import { IS_UNDER_WAY } from "../accounts/under-way.ts";

/** Databases that have developments. */
export interface DevelopmentShards {
  readonly names: readonly string[];
  /** Accounts on a move that belong to another database: their rows in this one do not count. */
  leftOutIn(name: string): readonly string[];
}

interface Reading {
  readonly directory: Database;
  readonly shardNames: readonly string[];
  readonly meter: Meter;
}

/** A planned move does not count: before its copy begins, the other database has nothing of the account. */
const MOVING = `SELECT a.id, a.shard, m.from_shard, m.to_shard FROM account_moves AS m
  CROSS JOIN accounts AS a ON a.id = m.account_id WHERE m.${IS_UNDER_WAY} AND m.state <> 'PLANNED'`;

const MOVING_DEVELOPERS = `${MOVING} AND a.type = 'DEVELOPER'`;

/**
 * The databases with the developments of a space's developers, or of every account. No trip if there is only one
 * database, else one to the directory.
 */
export const findDevelopmentShards = async (
  { directory, shardNames, meter }: Reading,
  space: string | null,
): Promise<DevelopmentShards> => {
  if (shardNames.length === 1) return { names: shardNames, leftOutIn: () => [] };
  const queries = space === null ? [sql(MOVING)] : [sql(MOVING_DEVELOPERS), listedDevelopersShards(space)];
  const [moving = [], shards] = await run(directory, queries, meter);
  const own = new Set(shards?.map(({ shard }) => shard));
  return {
    names: shards ? shardNames.filter((name) => own.has(name)) : shardNames,
    leftOutIn: (name) =>
      moving
        .filter(({ shard, from_shard, to_shard }) => shard !== name && [from_shard, to_shard].includes(name))
        .map(({ id }) => id as string),
  };
};
