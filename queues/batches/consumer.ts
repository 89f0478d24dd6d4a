import { commit } from "../../src/db/commit.ts";
import { NO_EFFECTS } from "../../src/db/plan.ts";
import { newMeter } from "../../src/db/statement.ts";
import { batchJob } from "../../src/domain/batches/batch.ts";
import { abandonBatch } from "../../src/domain/batches/finish.ts";
import { type LaneClaim, releaseLane, takeLane } from "../../src/domain/batches/lane.ts";
import { Pacer, type Wait } from "../../src/domain/batches/pace.ts";
import { drainLog } from "../../src/domain/outbox/drain-log.ts";
import { SECOND_MS } from "../../src/lib/clock.ts";
import { failureOf, logger } from "../../src/lib/logger.ts";
import type { Services } from "../../src/services.ts";
import { type BatchesMessage, readBatchesMessage } from "../messages.ts";
import type { Verdict } from "../verdict.ts";
import { type Slice, workSlice } from "./work-slice.ts";

const systemWait: Wait = (ms) => scheduler.wait(ms);

/**
 * A lane held by another message's run is that run's affair, and so is all that is open when it ends. One held by this
 * message's own earlier run is waited for: when that run died, nobody else comes back.
 */
const turnedAway = ({ same, freeAt }: LaneClaim & { lane: null }, now: number): Verdict =>
  same && freeAt > now ? { retryInSeconds: Math.ceil((freeAt - now) / SECOND_MS) } : "done";

/** Lets the lane go, and has another message go on with what is still open. */
const end = async (services: Services, { lane, shard, pacer }: Slice): Promise<void> => {
  const { accountId, db } = lane;
  const now = services.clock.now();
  const open = await releaseLane(lane, pacer.nextAt, now);
  if (open) await commit({ db, accountId, now }, { ...NO_EFFECTS, jobs: [batchJob(accountId, open)] });
  await drainLog(services, { accountId, shard });
};

/** After a failure the next attempt need not wait for the end of the lease. */
const letGo = async (services: Services, { lane, pacer }: Slice): Promise<void> => {
  try {
    await releaseLane(lane, pacer.nextAt, services.clock.now());
  } catch (error) {
    logger.warn("lane waits for its lease", { accountId: lane.accountId, failure: failureOf(error) });
  }
};

/** Holds the account's lane while `work` runs. */
const holding = async (
  services: Services,
  { accountId, shard, ticket }: BatchesMessage,
  wait: Wait,
  work: (slice: Slice) => Promise<void>,
): Promise<Verdict> => {
  const { clock } = services;
  const db = services.settings.readReplicas
    ? services.shard(shard).withSession("first-primary")
    : services.shard(shard);
  const claim = await takeLane(db, accountId, ticket, clock.now());
  if (!claim.lane) return turnedAway(claim, clock.now());
  const slice = { lane: claim.lane, shard, pacer: new Pacer(clock, wait, claim.nextAt) };
  try {
    await work(slice);
  } catch (error) {
    await letGo(services, slice);
    throw error;
  }
  await end(services, slice);
  return "done";
};

/** A message of `batches`: works the account's items for a while. What throws is tried again; what is worked stays. */
export const consumeBatches = async (
  services: Services,
  body: unknown,
  _attempt: number,
  wait = systemWait,
): Promise<Verdict> =>
  holding(services, readBatchesMessage(body), wait, (slice) => workSlice(services, slice));

/** A message that `batches` gave up: its batch ends with what was worked; the account's other ones go on. */
export const buryBatches = async (services: Services, body: unknown): Promise<Verdict> => {
  const message = readBatchesMessage(body);
  const { accountId, batchId } = message;
  return holding(services, message, systemWait, async ({ lane: { db, holder } }) => {
    const scope = { accountId, db, clock: services.clock, meter: newMeter() };
    await abandonBatch(scope, holder, batchId);
  });
};
