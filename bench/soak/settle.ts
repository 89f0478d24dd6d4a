import { setTimeout as pause } from "node:timers/promises";
import type { Runtime } from "../stage/runtime.ts";
import { openBoardWork } from "./opportunities.ts";
import { arrives } from "./receivers.ts";
import type { SoakAccount } from "./stage.ts";
import { fromObject, sumsFromD1 } from "./stores.ts";
import type { Tally } from "./tally.ts";
import { withCrons } from "./upkeep.ts";

/** Longer than the ten minutes after which a photo whose host does not answer fails (rules 14.10). */
const MIN_LIMIT_MS = 12 * 60_000;
const POLL_MS = 3_000;

const OPEN = `SELECT
  (SELECT count(*) FROM outbox) AS outbox,
  (SELECT count(*) FROM batches WHERE status <> 'DONE') AS batches,
  (SELECT count(*) FROM feeds WHERE sync_id IS NOT NULL) AS feeds,
  (SELECT count(*) FROM properties WHERE photo_state = 'QUEUED' AND status <> 'DELETED') AS galleries`;

/** An account's outstanding deliveries to receivers that accept them. */
const openDeliveries = async (runtime: Runtime, { id, endpoints }: SoakAccount): Promise<number> => {
  const ids = endpoints.filter(({ behavior }) => arrives(behavior)).map((endpoint) => `'${endpoint.id}'`);
  if (ids.length === 0) return 0;
  const open = `SELECT count(*) AS open FROM deliveries WHERE status <> 'DELIVERED' AND endpoint_id IN (${ids})`;
  const [row] = await fromObject(runtime, "log", id, open);
  return row!.open as number;
};

const openWork = async (runtime: Runtime, accounts: readonly SoakAccount[]) => {
  const work = await sumsFromD1(runtime, OPEN);
  let deliveries = 0;
  for (const account of accounts) deliveries += await openDeliveries(runtime, account);
  const boards = await openBoardWork(runtime);
  return { ...work, deliveries, boards };
};

/** @returns the seconds; null if it did not end in time */
const untilNothingIsOpen = async (
  runtime: Runtime,
  accounts: readonly SoakAccount[],
  tally: Tally,
  limitMs: number,
): Promise<number | null> => {
  const began = Date.now();
  for (;;) {
    await pause(POLL_MS);
    const open = Object.entries(await openWork(runtime, accounts)).filter(([, count]) => count > 0);
    const taken = Date.now() - began;
    if (open.length === 0) return taken / 1_000;
    if (taken > limitMs) {
      for (const [what, count] of open) tally.fault("drain", `${count} ${what} left`);
      return null;
    }
  }
};

/**
 * Waits until all begun work is done, while the crons continue. On a machine that is slower than the traffic, Radar
 * writes its pairs afterwards, for at most as long as the traffic took.
 * @returns the seconds; null if it did not end
 */
export const settle = async (
  runtime: Runtime,
  accounts: readonly SoakAccount[],
  tally: Tally,
  trafficMs = 0,
): Promise<number | null> => {
  const limitMs = Math.max(MIN_LIMIT_MS, trafficMs);
  return withCrons(runtime, tally, POLL_MS, () => untilNothingIsOpen(runtime, accounts, tally, limitMs));
};
