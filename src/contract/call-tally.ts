import { type Clock, HOUR_MS, SECOND_MS } from "../lib/clock.ts";
import { failureOf, logger } from "../lib/logger.ts";
import { systemWait } from "../lib/system-wait.ts";
import type { CallLogPort, HourOfCalls } from "../ports/call-log.ts";

/** The interval at which an isolate sends its counts, however many calls and accounts it serves. */
const REPORT_EVERY_MS = 20 * SECOND_MS;
/** The platform has ended a wait that takes longer. */
const LONGEST_WAIT_MS = 2 * REPORT_EVERY_MS;

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
    if (this.#waitsSince !== null && now - this.#waitsSince < LONGEST_WAIT_MS) return;
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

/** Of this isolate. */
export const callTally = new CallTally();
