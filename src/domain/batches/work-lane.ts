import { writeContext } from "../../call-context.ts";
import { AlreadyDone } from "../../db/commit.ts";
import { newMeter } from "../../db/statement.ts";
import { SECOND_MS, type Wait } from "../../lib/clock.ts";
import { failureOf, logger } from "../../lib/logger.ts";
import type { Message } from "../../ports/messages.ts";
import { findAccount } from "../accounts/account.ts";
import { drainLog } from "../outbox/drain-log.ts";
import type { Platform, WritingPlatform } from "../platform.ts";
import { abandonBatch, finishBatch } from "./finish.ts";
import { freeLane, type Lane, passLane, TURN_ITEMS, type Turn, takeLane, takeTurn } from "./lane.ts";
import { Pacer } from "./pace.ts";
import { workItem } from "./work-item.ts";

/** How long one message works; another one goes on behind those of other accounts, so that none keeps a consumer to itself. */
export const SLICE_MS = 15 * SECOND_MS;
/**
 * Of the thousand queries that D1 gives an invocation, should each statement of a batch be one: what is left is for the
 * turn that is being worked and the lane.
 */
export const SLICE_STATEMENTS = 700;

/** Whose lane is worked, and at what pace. */
interface Slice {
  readonly lane: Lane;
  readonly shard: string;
  readonly pacer: Pacer;
}

/** HELD: another run of the same message has the lane until then, and may have died. */
export type LaneEnd = { readonly state: "DONE" } | { readonly state: "HELD"; readonly freeAt: number };

const DONE: LaneEnd = { state: "DONE" };

type ItemContext = Parameters<typeof workItem>[0];

/** The plan's quota as it stands now. */
const contextOf = async (
  platform: WritingPlatform,
  { accountId, db }: Lane,
): Promise<Omit<ItemContext, "dryRun">> => {
  const meter = newMeter();
  const account = await findAccount({ directory: platform.directory, meter }, accountId);
  const propertyLimit = account?.propertyLimit ?? 0;
  return writeContext(platform, { accountId, db, meter, source: "API", dryRun: false, propertyLimit });
};

const workTurn = async (
  ctx: Omit<ItemContext, "dryRun">,
  { lane, pacer }: Slice,
  { batch, tasks }: Turn,
): Promise<void> => {
  for (const task of tasks) {
    await pacer.turn();
    await workItem({ ...ctx, dryRun: batch.dryRun }, lane.holder, task);
  }
  if (tasks.length < TURN_ITEMS) await finishBatch(ctx, batch.id);
};

/** Behind replicas, the account's next read begins where its batches have come to. */
const tellBookmark = async (platform: Platform, { accountId, db }: Lane): Promise<void> => {
  if (!("getBookmark" in db)) return;
  try {
    await platform.gate(accountId).wrote((db as D1DatabaseSession).getBookmark() ?? "");
  } catch (error) {
    logger.warn("bookmark not told", { accountId, failure: failureOf(error) });
  }
};

const workTurns = async (platform: WritingPlatform, slice: Slice): Promise<void> => {
  const { lane, shard } = slice;
  const { clock } = platform;
  const ctx = await contextOf(platform, lane);
  const end = clock.now() + SLICE_MS;
  while (clock.now() < end && ctx.meter.statements < SLICE_STATEMENTS) {
    const turn = await takeTurn(lane, clock.now());
    if (turn === null || turn === "LOST") return;
    await workTurn(ctx, slice, turn);
    await tellBookmark(platform, lane);
    await drainLog(platform, { accountId: lane.accountId, shard });
  }
};

/** Lets the lane go, and has another message go on with what is still open. */
const end = async (platform: WritingPlatform, { lane, shard, pacer }: Slice): Promise<void> => {
  try {
    await passLane(lane, pacer.nextAt, platform.clock.now());
  } catch (error) {
    if (!(error instanceof AlreadyDone)) throw error;
  }
  await drainLog(platform, { accountId: lane.accountId, shard });
};

/** After a failure the next attempt need not wait for the end of the lease. */
const letGo = async (platform: WritingPlatform, { lane, pacer }: Slice): Promise<void> => {
  try {
    await freeLane(lane, pacer.nextAt, platform.clock.now());
  } catch (error) {
    logger.warn("lane waits for its lease", { accountId: lane.accountId, failure: failureOf(error) });
  }
};

/**
 * Holds the account's lane while `work` runs. A lane that waits for another message is that one's affair, and so is all
 * that is open; one held by this message's own earlier run may have died with it.
 */
const holding = async (
  platform: WritingPlatform,
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
  const slice = { lane: lease.lane, shard, pacer: new Pacer(clock, wait, lease.nextAt) };
  try {
    await work(slice);
  } catch (error) {
    await letGo(platform, slice);
    throw error;
  }
  await end(platform, slice);
  return DONE;
};

/**
 * Works the open batches of an account in turns, until none is open or the slice is over. A run that has lost its lane
 * stops: another one works what it leaves.
 * @throws what the platform failed with; each item worked before stays
 */
export const workBatches = (
  platform: WritingPlatform,
  message: Message<"batches">,
  wait: Wait,
): Promise<LaneEnd> =>
  holding(platform, message, wait, async (slice) => {
    try {
      await workTurns(platform, slice);
    } catch (error) {
      if (!(error instanceof AlreadyDone)) throw error;
    }
  });

/** Ends a batch whose message was given up with what was worked; the account's other ones go on. */
export const giveUpBatch = (
  platform: WritingPlatform,
  message: Message<"batches">,
  wait: Wait,
): Promise<LaneEnd> =>
  holding(platform, message, wait, async ({ lane: { db, holder } }) => {
    const { accountId, batchId } = message;
    await abandonBatch({ accountId, db, clock: platform.clock, meter: newMeter() }, holder, batchId);
  });
