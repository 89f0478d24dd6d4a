import type { Counts } from "./count.ts";

/**
 * Dollars for a million of each, beyond what the plan includes (Cloudflare's price lists for Workers, Durable Objects
 * and D1 as of 2026).
 */
const PRICES = {
  request: 0.3,
  cpuMillisecond: 0.02,
  objectCall: 0.15,
  rowRead: 0.001,
  rowWritten: 1,
} as const;

/**
 * What a write does beside its reply: the log is called, reads the outbox row, appends an entry with its two indexes
 * and its head, and deletes the row with its two indexes.
 */
const DRAIN = { objects: 1, rowsRead: 2, rowsWritten: 4 + 3 } as const;

export interface Price {
  readonly compute: number;
  readonly objects: number;
  readonly reads: number;
  readonly writes: number;
  readonly total: number;
}

/**
 * Dollars for a million calls. Time that objects are in memory is not in it: an account's two objects serve all its
 * calls, and sleep when there are none.
 * @param cpu processor milliseconds a call
 */
export const priceOf = (counts: Counts, cpu: number): Price => {
  const beside = counts.rowsWritten > 0 ? DRAIN : { objects: 0, rowsRead: 0, rowsWritten: 0 };
  const compute = PRICES.request + cpu * PRICES.cpuMillisecond;
  const objects = (counts.objects + beside.objects) * PRICES.objectCall;
  const reads = (counts.rowsRead + beside.rowsRead) * PRICES.rowRead;
  const writes = (counts.rowsWritten + beside.rowsWritten) * PRICES.rowWritten;
  return { compute, objects, reads, writes, total: compute + objects + reads + writes };
};
