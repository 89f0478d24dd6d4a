import { AlreadyDone } from "../../src/db/commit.ts";
import { newMeter } from "../../src/db/statement.ts";
import { findAccount } from "../../src/domain/accounts/account.ts";
import { finishBatch } from "../../src/domain/batches/finish.ts";
import { type Lane, TURN_ITEMS, type Turn, takeTurn } from "../../src/domain/batches/lane.ts";
import type { Pacer } from "../../src/domain/batches/pace.ts";
import { workItem } from "../../src/domain/batches/work-item.ts";
import { drainLog } from "../../src/domain/outbox/drain-log.ts";
import type { WriteScope } from "../../src/domain/scope.ts";
import { MINUTE_MS } from "../../src/lib/clock.ts";
import { failureOf, logger } from "../../src/lib/logger.ts";
import type { Services } from "../../src/services.ts";

/** How long one message works; another one goes on, so that no account keeps a consumer to itself. */
export const SLICE_MS = MINUTE_MS;

/** Whose lane is worked, and at what pace. */
export interface Slice {
  readonly lane: Lane;
  readonly shard: string;
  readonly pacer: Pacer;
}

/** The plan's quota as it stands now; nobody reads the language of what is decided here. */
const scopeOf = async (services: Services, { accountId, db }: Lane): Promise<Omit<WriteScope, "dryRun">> => {
  const { clock, directory, settings } = services;
  const meter = newMeter();
  const account = await findAccount({ directory, meter }, accountId);
  const { publicUrl, ownHosts, allowPrivateTargets } = settings;
  return {
    accountId,
    db,
    meter,
    clock,
    language: "pt-BR",
    links: { publicUrl, ownHosts, allowPrivateTargets },
    source: "API",
    propertyLimit: account?.propertyLimit ?? 0,
  };
};

const workTurn = async (
  scope: Omit<WriteScope, "dryRun">,
  { lane, pacer }: Slice,
  { batch, tasks }: Turn,
): Promise<void> => {
  for (const task of tasks) {
    await pacer.turn();
    await workItem({ ...scope, dryRun: batch.dryRun }, lane.holder, task);
  }
  if (tasks.length < TURN_ITEMS) await finishBatch(scope, batch.id);
};

/** Behind replicas, the account's next read begins where its batches have come to. */
const tellBookmark = async (services: Services, { accountId, db }: Lane): Promise<void> => {
  if (!("getBookmark" in db)) return;
  try {
    await services.gate(accountId).wrote((db as D1DatabaseSession).getBookmark() ?? "");
  } catch (error) {
    logger.warn("bookmark not told", { accountId, failure: failureOf(error) });
  }
};

const workTurns = async (services: Services, slice: Slice): Promise<void> => {
  const { lane, shard } = slice;
  const { clock } = services;
  const scope = await scopeOf(services, lane);
  const end = clock.now() + SLICE_MS;
  while (clock.now() < end) {
    const turn = await takeTurn(lane, clock.now());
    if (turn === null || turn === "LOST") return;
    await workTurn(scope, slice, turn);
    await tellBookmark(services, lane);
    await drainLog(services, { accountId: lane.accountId, shard });
  }
};

/**
 * Works the open batches of an account in turns, until none is open or the slice is over. A run that has lost its lane
 * stops: another one works what it leaves.
 * @throws what the platform failed with; each item worked before stays
 */
export const workSlice = async (services: Services, slice: Slice): Promise<void> => {
  try {
    await workTurns(services, slice);
  } catch (error) {
    if (!(error instanceof AlreadyDone)) throw error;
  }
};
