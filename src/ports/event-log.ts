import type { WebhooksPort } from "./webhooks.ts";

export interface LoggedEvent {
  readonly sequence: number;
  readonly id: string;
  readonly type: string;
  readonly createdAt: number;
  readonly data: string;
}

export interface LogRead {
  readonly accountId: string;
  readonly shard: string;
  /** Continue after this sequence; null starts at `since`, or at the oldest stored. */
  readonly after: number | null;
  readonly since: number | null;
  /** Types to return; others are skipped. */
  readonly types: readonly string[];
  readonly limit: number;
  /** Asks for events as the API shows them, separated by commas. A log of the previous version ignores it. */
  readonly asText?: boolean;
}

export type LogPage =
  /** `last` is the last sequence read, for the next cursor. A page asked for as text has `text` instead of events. */
  | { found: true; events: LoggedEvent[]; text?: string; last: number; hasMore: boolean }
  /** The cursor is older than the log. */
  | { found: false; oldestAt: number | null };

export interface NewestRead {
  readonly accountId: string;
  readonly shard: string;
  /** Events before this sequence; null begins with the newest. */
  readonly before: number | null;
  readonly types: readonly string[];
  /** Only events of this object; null for all. */
  readonly objectId: string | null;
  readonly limit: number;
}

export interface CausedEvent extends LoggedEvent {
  /** The requestId of the call that caused it; null for a job's. */
  readonly causedBy: string | null;
}

export interface NewestPage {
  readonly events: CausedEvent[];
  /** Where the next page continues; null at the end of the log. */
  readonly next: number | null;
}

export interface LogAddress {
  readonly accountId: string;
  readonly shard: string;
}

/** The callers' view of an account's log; the object behind it is named by the account's id. */
export interface EventLogPort {
  /** Moves the outbox's events into the log, and its jobs to their queues. Safe to call any number of times. */
  drain(address: LogAddress): Promise<void>;
  /** Drains, then reads a page, so that it never misses a committed write. */
  read(request: LogRead): Promise<LogPage>;
}

/** Log and webhooks of one account are in the same object. */
export interface AccountLogPort extends EventLogPort, WebhooksPort {
  /** Drains, then reads backwards from the newest event, over a bounded number of entries. */
  readNewest(request: NewestRead): Promise<NewestPage>;
}
