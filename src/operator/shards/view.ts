import { answerDeadline } from "../../backoffice/answer-deadline.ts";
import type { BackofficeCall } from "../../backoffice/endpoint.ts";
import { stateOf } from "../../db/fill.ts";
import { depthOf, type ShardDepth } from "../../domain/shards/depths.ts";
import { type MeasuredShard, measuredShards } from "../../domain/shards/sizes.ts";
import { isoOrNull } from "../../lib/clock.ts";
import { failureOf, logger } from "../../lib/logger.ts";

/** Null for a database that does not answer: the others are shown all the same. */
const depthNow = async (call: BackofficeCall, name: string): Promise<ShardDepth | null> => {
  try {
    return await Promise.race([depthOf(call.shard(name), call.meter), answerDeadline()]);
  } catch (error) {
    logger.warn("database does not answer", { shard: name, failure: failureOf(error) });
    return null;
  }
};

/** A database as it was measured, what was decided about it, and what waits in it now. */
export const viewShard = async (call: BackofficeCall, { name, size, decision, isShut }: MeasuredShard) => {
  const depth = await depthNow(call, name);
  return {
    name,
    accounts: size?.accounts ?? null,
    properties: size?.properties ?? null,
    bytes: size?.bytes ?? null,
    state: stateOf(size?.bytes ?? 0, isShut),
    measuredAt: isoOrNull(size?.measuredAt ?? null),
    decidedState: decision?.state ?? null,
    decidedAt: isoOrNull(decision?.changedAt ?? null),
    decidedBy: decision?.changedBy ?? null,
    relieveTo: decision?.relieveTo ?? null,
    answers: depth !== null,
    outbox: depth?.outbox ?? null,
    outboxOldestAt: isoOrNull(depth?.outboxOldestAt ?? null),
    gateNotices: depth?.gateNotices ?? null,
    gateNoticesOldestAt: isoOrNull(depth?.gateNoticesOldestAt ?? null),
    migration: depth?.migration ?? null,
  };
};

export const viewShardNamed = async (call: BackofficeCall, name: string) => {
  const [measured] = await measuredShards({ ...call, shardNames: [name] });
  return viewShard(call, measured!);
};
