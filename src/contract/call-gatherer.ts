import { type CallCount, mergeCounts } from "../lib/call-count.ts";
import { type Clock, HOUR_MS, SECOND_MS } from "../lib/clock.ts";
import { failureOf, logger } from "../lib/logger.ts";
import { systemWait } from "../lib/wait.ts";
import type { CallLogPort, HourOfCalls, LoggedCall } from "../ports/call-log.ts";

/** The name of the log that holds the whole platform's sums: no account has this id. */
export const PLATFORM_LOG = "platform";

/** The interval at which an isolate sends its counts, however many calls and accounts it serves. */
const REPORT_EVERY_MS = 20 * SECOND_MS;
/** After this time the platform must have ended the wait. */
const MAX_WAIT_MS = 2 * REPORT_EVERY_MS;

/** A call that has been answered. */
interface Ended {
  readonly status: number;
  readonly clock: Clock;
  log(): Pick<CallLogPort, "count">;
  waitUntil(work: Promise<unknown>): void;
}

/** Counts this isolate's answered calls of all accounts by hour. Counts that are lost on their way stay lost. */
export class CallTally {
  readonly #hours = new Map<number, HourOfCalls>();
  #waitsSince: number | null = null;

  add({ status, clock, log, waitUntil }: Ended): void {
    const now = clock.now();
    const hour = Math.floor(now / HOUR_MS);
    const { calls, failed } = this.#hours.get(hour) ?? { calls: 0, failed: 0 };
    this.#hours.set(hour, { hour, calls: calls + 1, failed: failed + (status >= 500 ? 1 : 0) });
    if (this.#waitsSince !== null && now - this.#waitsSince < MAX_WAIT_MS) return;
    this.#waitsSince = now;
    waitUntil(this.#report(log));
  }

  /** Replaced by tests. */
  pause(ms: number): Promise<unknown> {
    return systemWait(ms);
  }

  async #report(log: Ended["log"]): Promise<void> {
    await this.pause(REPORT_EVERY_MS);
    const hours = [...this.#hours.values()];
    this.#hours.clear();
    this.#waitsSince = null;
    try {
      await log().count(hours);
    } catch (error) {
      logger.warn("calls not counted", { failure: failureOf(error) });
    }
  }
}

/** The tally of this isolate. */
export const callTally = new CallTally();

/** How long a successful call may wait for others. */
const WAIT_MS = 2 * SECOND_MS;
/** How long the count of an admitted call may wait for its end: less than the gate keeps it in memory. */
const COUNT_WAIT_MS = 6 * SECOND_MS;
const MAX_GATHERED_CALLS = 20;
/** While the log cannot be reached, further calls of the account are not kept. */
const MAX_WAITING = 200;
/** Accounts with waiting calls. A call of any further account is handed over alone. */
const MAX_ACCOUNTS = 1_000;
/** The platform ends work after a reply at this time. */
const MAX_WORK_MS = 30 * SECOND_MS;

interface Gathered {
  readonly calls: LoggedCall[];
  /** The count of the account's gate after these calls. */
  count: CallCount | null;
  /** When a wait to hand them over began, or the handover itself; null if there is none. */
  waitsSince: number | null;
  handoverSince: number | null;
  /** When a wait to hand over the count alone began. */
  countWaitsSince: number | null;
}

interface Gathering {
  readonly clock: Clock;
  readonly accountId: string;
  readonly count: CallCount | null;
  log(): CallLogPort;
  waitUntil(work: Promise<unknown>): void;
}

/**
 * Gathers the finished calls of each account in this isolate, and hands them to the account's log during a reply: a
 * refused call at once, others after two seconds or with the twentieth. No call waits for it.
 */
export class CallGatherer {
  readonly #accounts = new Map<string, Gathered>();

  add(call: LoggedCall, gathering: Gathering): void {
    const gathered = this.#of(gathering.accountId);
    if (gathered.calls.length < MAX_WAITING) gathered.calls.push(call);
    gathered.count = latest(gathered.count, gathering.count);
    const isAlone = this.#accounts.get(gathering.accountId) !== gathered;
    const now = gathering.clock.now();
    if (isAlone || call.status >= 400 || gathered.calls.length >= MAX_GATHERED_CALLS) {
      if (!isRecent(gathered.handoverSince, now)) gathering.waitUntil(this.#handOver(gathered, gathering));
    } else if (!isRecent(gathered.waitsSince, now)) {
      gathered.waitsSince = now;
      gathering.waitUntil(this.#handOverSoon(gathered, gathering));
    }
  }

  /** Keeps the count of an admitted call, which may never end here. A call handed over alone takes its count along. */
  count(gathering: Gathering): void {
    const gathered = this.#of(gathering.accountId);
    if (this.#accounts.get(gathering.accountId) !== gathered) return;
    const now = gathering.clock.now();
    gathered.count = latest(gathered.count, gathering.count);
    if (isRecent(gathered.countWaitsSince, now)) return;
    gathered.countWaitsSince = now;
    gathering.waitUntil(this.#handCountOver(gathered, gathering));
  }

  /** Replaced by tests. */
  pause(ms: number): Promise<unknown> {
    return systemWait(ms);
  }

  #of(accountId: string): Gathered {
    const known = this.#accounts.get(accountId);
    if (known) return known;
    const gathered: Gathered = {
      calls: [],
      count: null,
      waitsSince: null,
      handoverSince: null,
      countWaitsSince: null,
    };
    if (this.#accounts.size < MAX_ACCOUNTS) this.#accounts.set(accountId, gathered);
    return gathered;
  }

  async #handOverSoon(gathered: Gathered, gathering: Gathering): Promise<void> {
    await this.pause(WAIT_MS);
    gathered.waitsSince = null;
    if (gathered.count || !isRecent(gathered.handoverSince, gathering.clock.now()))
      await this.#handOver(gathered, gathering);
  }

  async #handCountOver(gathered: Gathered, gathering: Gathering): Promise<void> {
    await this.pause(COUNT_WAIT_MS);
    gathered.countWaitsSince = null;
    const isCarried = isRecent(gathered.waitsSince, gathering.clock.now());
    if (gathered.count && !isCarried) await this.#handOver(gathered, gathering);
  }

  /** One at a time per account: calls that end meanwhile are handed over next. */
  async #handOver(gathered: Gathered, { clock, accountId, log }: Gathering): Promise<void> {
    gathered.handoverSince = clock.now();
    try {
      if (gathered.count) await handOverSome(gathered, log());
      while (gathered.calls.length > 0) await handOverSome(gathered, log());
      if (!gathered.count && this.#accounts.get(accountId) === gathered) this.#accounts.delete(accountId);
    } catch (error) {
      // They are handed over with the account's next calls.
      logger.warn("calls not logged", { accountId, failure: failureOf(error) });
    } finally {
      gathered.handoverSince = null;
    }
  }
}

const isRecent = (since: number | null, now: number): boolean => since !== null && now - since < MAX_WORK_MS;

const latest = (one: CallCount | null, other: CallCount | null): CallCount | null =>
  one && other ? mergeCounts(one, other) : (one ?? other);

const handOverSome = async (gathered: Gathered, log: CallLogPort): Promise<void> => {
  const { calls, count } = gathered;
  const batch = calls.splice(0);
  gathered.count = null;
  try {
    await log.add(batch, count);
  } catch (error) {
    gathered.count = latest(gathered.count, count);
    calls.unshift(...batch.slice(0, Math.max(0, MAX_WAITING - calls.length)));
    throw error;
  }
};

/** The gatherer of this isolate. */
export const callGatherer = new CallGatherer();
