import { logger } from "../lib/logger.ts";
import type { Points } from "../ports/points.ts";

const GB = 1_000_000_000;

/** A D1 database holds 10 GB. From CLOSED_BYTES on, one takes no new accounts; existing ones keep growing. */
const FILLING_BYTES = 5 * GB;
export const CLOSED_BYTES = 6 * GB;
const CRITICAL_BYTES = 8 * GB;

export const SHARD_STATES = ["OPEN", "FILLING", "CLOSED", "CRITICAL"] as const;
type ShardState = (typeof SHARD_STATES)[number];

/** @param isShut whether the operator has closed the database to new accounts */
export const stateOf = (bytes: number, isShut = false): ShardState => {
  if (bytes >= CRITICAL_BYTES) return "CRITICAL";
  if (isShut || bytes >= CLOSED_BYTES) return "CLOSED";
  return bytes >= FILLING_BYTES ? "FILLING" : "OPEN";
};

/** A database is reported again after growing by this much. */
const REPORTED_AGAIN_BYTES = GB / 10;

/** By database: how large it was when this process last reported it. */
const reported = new Map<string, number>();

/** Reports a database's size, and says whether it needs relief (docs/running.md). */
export const reportFill = (points: Points, shard: string, bytes: number): ShardState => {
  const state = stateOf(bytes);
  reported.set(shard, bytes);
  points.write("shards", { shard, state, bytes });
  if (state === "FILLING") logger.warn("database is filling", { shard, bytes, state });
  else if (state !== "OPEN") logger.error("database is nearly full", { shard, bytes, state });
  return state;
};

/** Called with each answer of a database, so that one that fills within minutes is reported before the next check. */
export const watchFill = (points: Points, shard: string, bytes: number): void => {
  if (bytes < FILLING_BYTES) return;
  const before = reported.get(shard) ?? 0;
  if (stateOf(bytes) !== stateOf(before) || bytes >= before + REPORTED_AGAIN_BYTES)
    reportFill(points, shard, bytes);
};
