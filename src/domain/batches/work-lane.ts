import { writeContext } from "../../call-context.ts";
import { AlreadyDone } from "../../db/commit.ts";
import { newMeter } from "../../db/statement.ts";
import { SECOND_MS, type Wait } from "../../lib/clock.ts";
import { failureOf, logger } from "../../lib/logger.ts";
import type { Message } from "../../ports/messages.ts";
import { findAccount } from "../accounts/account.ts";
import { drainIntoLog } from "../outbox/drain-into-log.ts";
import type { Platform } from "../platform.ts";
import { abandonBatch, finishBatch } from "./finish.ts";
import { freeLane, type Lane, passLane, TURN_ITEMS, type Turn, takeLane, takeTurn } from "./lane.ts";
import { Throttle } from "./throttle.ts";
import { workItem } from "./work-item.ts";

/** How long a message works; the next one queues behind other accounts, so that no account blocks a consumer. */
export const SLICE_MS = 15 * SECOND_MS;
/** An invocation may make 1,000 D1 queries, and each statement may count as one; turns and lane use the rest. */
export const SLICE_STATEMENTS = 700;

/** A held lane, and the pace of its items. */
interface Slice {
  readonly lane: Lane;
  readonly shard: string;
  readonly throttle: Throttle;
}

/** HELD: another run of the same message has the lane until `freeAt`, and may have died. */
export type LaneEnd = { readonly state: "DONE" } | { readonly state: "HELD"; readonly freeAt: number };

const DONE: LaneEnd = { state: "DONE" };

type ItemContext = Parameters<typeof workItem>[0];

const contextOf = async (
  platform: Platform,
  { accountId, db }: Lane,
): Promise<Omit<ItemContext, "dryRun">> => {
  const meter = newMeter();
  const account = await findAccount({ directory: platform.directory, meter }, accountId);
  const propertyLimit = account?.propertyLimit ?? 0;
  return writeContext(platform, { accountId, db, meter, source: "API", dryRun: false, propertyLimit });
};

const workTurn = async (
  ctx: Omit<ItemContext, "dryRun">,
  { lane, throttle }: Slice,
  { batch, tasks }: Turn,
): Promise<void> => {
  ctx.meter.causedBy = batch.causedBy;
  for (const task of tasks) {
    await throttle.turn();
    await workItem({ ...ctx, dryRun: batch.dryRun }, lane.holder, task);
  }
  if (tasks.length < TURN_ITEMS) await finishBatch(ctx, batch.id);
};

/** With read replicas, the account's next read begins after the last commit of its batches. */
const reportBookmark = async (
  platform: Platform,
  { lane: { accountId, db }, shard }: Pick<Slice, "lane" | "shard">,
): Promise<void> => {
  if (!("getBookmark" in db)) return;
  try {
    await platform.gate(accountId).wrote((db as D1DatabaseSession).getBookmark() ?? "", shard);
  } catch (error) {
    logger.warn("bookmark not passed on", { accountId, failure: failureOf(error) });
  }
};

const workTurns = async (platform: Platform, slice: Slice): Promise<void> => {
  const { lane, shard } = slice;
  const { clock } = platform;
  const ctx = await contextOf(platform, lane);
  const end = clock.now() + SLICE_MS;
  while (clock.now() < end && ctx.meter.statements < SLICE_STATEMENTS) {
    const turn = await takeTurn(lane, clock.now());
    if (turn === null || turn === "LOST") return;
    await workTurn(ctx, slice, turn);
    await reportBookmark(platform, slice);
    await drainIntoLog(platform, { accountId: lane.accountId, shard });
  }
};

/** Releases the lane, and sends another message for the open batches. */
const end = async (platform: Platform, { lane, shard, throttle }: Slice): Promise<void> => {
  try {
    await passLane(lane, throttle.nextAt, platform.clock.now());
  } catch (error) {
    if (!(error instanceof AlreadyDone)) throw error;
  }
  await drainIntoLog(platform, { accountId: lane.accountId, shard });
};

/** After a failure the next attempt need not wait for the end of the lease. */
const release = async (platform: Platform, { lane, throttle }: Slice): Promise<void> => {
  try {
    await freeLane(lane, throttle.nextAt, platform.clock.now());
  } catch (error) {
    logger.warn("lane waits for its lease", { accountId: lane.accountId, failure: failureOf(error) });
  }
};

/**
 * Holds the account's lane while `work` runs. If the lane waits for another message, that message processes all open
 * batches. If this message's own earlier run holds it, that run may have died.
 */
const withLane = async (
  platform: Platform,
  { accountId, shard, ticket }: Message<"batches">,
  wait: Wait,
  work: (slice: Slice) => Promise<void>,
): Promise<LaneEnd> => {
  const { clock } = platform;
  const lease = await takeLane(platform.shardForWrites(shard), accountId, ticket, clock.now());
  if (!lease.lane) {
    const { state, freeAt } = lease;
    return state === "HELD" ? { state, freeAt } : DONE;
  }
  const slice = { lane: lease.lane, shard, throttle: new Throttle(clock, wait, lease.nextAt) };
  try {
    await work(slice);
  } catch (error) {
    await release(platform, slice);
    throw error;
  }
  await end(platform, slice);
  return DONE;
};

/**
 * Processes the open batches of an account in turns, until none is open or the slice is over. A run that has lost its
 * lane stops: another one continues.
 * @throws failures of the platform; items already processed stay so
 */
export const workBatches = (platform: Platform, message: Message<"batches">, wait: Wait): Promise<LaneEnd> =>
  withLane(platform, message, wait, async (slice) => {
    try {
      await workTurns(platform, slice);
    } catch (error) {
      if (!(error instanceof AlreadyDone)) throw error;
    }
  });

/** Ends a batch whose message was given up, keeping the processed items; the account's other batches continue. */
export const abandonBatchMessage = (
  platform: Platform,
  message: Message<"batches">,
  wait: Wait,
): Promise<LaneEnd> =>
  withLane(platform, message, wait, async ({ lane: { db, holder } }) => {
    const { accountId, batchId } = message;
    await abandonBatch(
      { accountId, db, clock: platform.clock, meter: newMeter(message.causedBy) },
      holder,
      batchId,
    );
  });
