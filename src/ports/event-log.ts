import type { WebhooksPort } from "./webhooks.ts";

/** An event as the log keeps it. */
export interface LoggedEvent {
  readonly sequence: number;
  readonly id: string;
  readonly type: string;
  readonly createdAt: number;
  /** JSON text, as it was committed. */
  readonly data: string;
}

export interface LogRead {
  readonly accountId: string;
  readonly shard: string;
  /** Read on from behind this sequence; null starts at `since`, or at the oldest kept. */
  readonly after: number | null;
  readonly since: number | null;
  /** Types to return; others are passed over. */
  readonly types: readonly string[];
  readonly limit: number;
}

export type LogPage =
  /** `last` is the sequence up to which the log has been looked through: the next cursor. */
  | { found: true; events: LoggedEvent[]; last: number; hasMore: boolean }
  /** The cursor is older than the log. */
  | { found: false; oldestAt: number | null };

export interface LogAddress {
  readonly accountId: string;
  readonly shard: string;
}

/** What callers see of an account's log; the object behind it is named by the account's id. */
export interface EventLogPort {
  /** Takes what the outbox holds into the log and its jobs to their queues. Safe to call at any time, any number of times. */
  drain(address: LogAddress): Promise<void>;
  /** Drains, then reads a page: a committed write is never missing from it. */
  read(request: LogRead): Promise<LogPage>;
}

/** Log and webhooks of one account live in the same object. */
export type AccountLogPort = EventLogPort & WebhooksPort;
