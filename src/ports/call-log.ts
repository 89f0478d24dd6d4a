import type { CallCount } from "../lib/call-count.ts";

/** The place and the code of a fault, never what was sent there. */
export interface LoggedFault {
  readonly in: string;
  /** A JSON Pointer for a body's member. A name that the contract does not have is `*`. */
  readonly name: string;
  readonly code: string;
}

/** Everything that is kept of a call (rules 35.2). */
export interface LoggedCall {
  /** Contains the time of the call. */
  readonly requestId: string;
  readonly keyId: string;
  readonly operation: string;
  readonly method: string;
  /** As the contract has it, with `{name}` for what the caller named. */
  readonly path: string;
  readonly status: number;
  /** The problem's code; null for a success. */
  readonly code: string | null;
  readonly faults: readonly LoggedFault[];
  readonly ms: number;
  readonly objectId: string | null;
  readonly dryRun: boolean;
  readonly replayed: boolean;
  /** The agent's tool; null for a call of `/v1`. */
  readonly tool: string | null;
  /** The caller's network, or the whole address if the call was refused because of it. */
  readonly network: string | null;
  readonly agent: string | null;
  readonly bytesIn: number;
  readonly bytesOut: number;
}

export const VIAS = ["api", "mcp"] as const;

export const STATUS_CLASSES = ["2xx", "4xx", "5xx"] as const;

/** An absent member does not filter. */
export interface CallFilter {
  readonly since?: number | undefined;
  readonly until?: number | undefined;
  readonly statusClass?: (typeof STATUS_CLASSES)[number] | undefined;
  readonly code?: string | undefined;
  readonly keyId?: string | undefined;
  readonly operation?: string | undefined;
  readonly via?: (typeof VIAS)[number] | undefined;
  readonly objectId?: string | undefined;
}

/** A block of calls, and how many of them are still to be read. */
export type CallPosition = readonly [block: number, calls: number];

export interface CallPage {
  readonly calls: readonly LoggedCall[];
  readonly next: CallPosition | null;
}

/** The sum of the calls of a day that have these members in common. */
export interface CallSum {
  readonly keyId: string;
  readonly operation: string;
  readonly statusClass: string;
  readonly code: string | null;
  readonly calls: number;
  /** The total time. */
  readonly ms: number;
  readonly firstAt: number;
  readonly lastAt: number;
}

export interface CallDay {
  /** In UTC. */
  readonly day: string;
  readonly sums: readonly CallSum[];
}

/** The calls of all accounts that ended in an hour of UTC. */
export interface HourOfCalls {
  /** Since 1970. */
  readonly hour: number;
  readonly calls: number;
  /** Answered with 5xx. */
  readonly failed: number;
}

/** The log of an account's calls; the object behind it is named by the account's id. */
export interface CallLogPort {
  /**
   * Adds finished calls; one added twice is kept once.
   * @param count the gate's count after these calls; null if the gate has written it itself
   */
  add(calls: readonly LoggedCall[], count?: CallCount | null): Promise<void>;
  /** The latest count that the gate has sent with calls. */
  counted(): Promise<CallCount | null>;
  /** Newest first. */
  list(filter: CallFilter, after: CallPosition | null, limit: number): Promise<CallPage>;
  find(requestId: string): Promise<LoggedCall | null>;
  /** The sums of the days from the first to the last, in order. */
  days(first: string, last: string): Promise<CallDay[]>;
  /** Adds to the platform's sums. */
  count(hours: readonly HourOfCalls[]): Promise<void>;
  /** The platform's sums from an hour on, in order. */
  hours(first: number): Promise<HourOfCalls[]>;
}
