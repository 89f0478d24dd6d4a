import type { Counts } from "./count.ts";
import { COUNTING, KEYED_CALL, LOGGED, LOGGING, PACES, type Pace, type Uncounted } from "./uncounted.ts";

/**
 * Dollars per million of each, beyond the plan's included numbers (Cloudflare's price lists for Workers, Durable
 * Objects and D1 as of 2026). An alarm that fires is an object call.
 */
const PRICES = {
  request: 0.3,
  cpuMillisecond: 0.02,
  objectCall: 0.15,
  rowRead: 0.001,
  rowWritten: 1,
} as const;

export interface Price {
  readonly compute: number;
  readonly objects: number;
  readonly reads: number;
  readonly writes: number;
  /** The total, with the gate's counting and the log's row, by the pattern of calls. */
  readonly totals: Readonly<Record<Pace, number>>;
}

/** A priced call with its counts. */
export interface Priced {
  readonly counts: Counts;
  /** Processor milliseconds. */
  readonly cpu: number;
  /** Under an Idempotency-Key. */
  readonly keyed?: boolean;
  /** Further costs. */
  readonly also?: Uncounted;
  /** Part of another request. */
  readonly isPartOfRequest?: boolean;
}

const dollarsOf = ({ objectCalls, rowsRead, rowsWritten }: Uncounted): number =>
  objectCalls * PRICES.objectCall + rowsRead * PRICES.rowRead + rowsWritten * PRICES.rowWritten;

/**
 * Dollars per million calls, without the objects' time in memory: an account's objects serve all its calls, and
 * sleep without any.
 */
export const priceOf = ({ counts, cpu, keyed = false, also, isPartOfRequest = false }: Priced): Price => {
  const parts: Uncounted[] = [{ ...counts, objectCalls: counts.objects }];
  if (counts.rowsWritten > 0) parts.push(LOGGING);
  if (keyed) parts.push(KEYED_CALL);
  if (also) parts.push(also);
  const sum = (name: keyof Uncounted): number => parts.reduce((total, part) => total + part[name], 0);
  const compute = (isPartOfRequest ? 0 : PRICES.request) + cpu * PRICES.cpuMillisecond;
  const objects = sum("objectCalls") * PRICES.objectCall;
  const reads = sum("rowsRead") * PRICES.rowRead;
  const writes = sum("rowsWritten") * PRICES.rowWritten;
  const withoutAdmission = compute + objects + reads + writes;
  const admissionDollars = (pace: Pace) => dollarsOf(COUNTING[pace]) + dollarsOf(LOGGED[pace]);
  const totals = PACES.map((pace) => [
    pace,
    withoutAdmission + (counts.admitted ? admissionDollars(pace) : 0),
  ]);
  return { compute, objects, reads, writes, totals: Object.fromEntries(totals) };
};
