import { MINUTE_MS, SECOND_MS } from "../../src/lib/clock.ts";
import { failureOf, logger } from "../../src/lib/logger.ts";
import { queueBatches } from "../../src/lib/queue-batches.ts";
import { MESSAGE_VERSION } from "../../src/ports/message-version.ts";
import type { Message } from "../../src/ports/messages.ts";
import { Alarm } from "../alarm.ts";
import type { AccountAccess } from "./account-access.ts";

/** A reminder that has had no effect for this long counts as lost. */
export const REMINDER_MS = MINUTE_MS;
/** Deliveries that fall due within this time share an alarm. */
const ALARMS_APART_MS = SECOND_MS;

class RolledBack extends Error {
  readonly value: unknown;

  constructor(value: unknown) {
    super();
    this.value = value;
  }
}

/**
 * Transactions of the object with their consequences: reminders are sent and the alarm is set only after the storage
 * has taken the change. A dry run is a transaction rolled back, so it cannot differ from the real one.
 */
export class Transaction {
  readonly #alarm: Alarm;
  readonly #ctx: DurableObjectState;
  readonly #queue: Queue;
  readonly #access: AccountAccess;
  /** Reminders to be sent, each with the time at which it counts as lost. */
  #reminders = new Map<string, number>();
  /** Reminders sent that have brought no worker yet. If a restart loses them, one too many is sent, harmlessly. */
  readonly #underWay = new Map<string, number>();
  #wakeAt: number | null = null;
  #firedAt = Number.NEGATIVE_INFINITY;

  constructor(ctx: DurableObjectState, queue: Queue, access: AccountAccess) {
    this.#ctx = ctx;
    this.#queue = queue;
    this.#access = access;
    this.#alarm = new Alarm(ctx.storage);
  }

  run<T>(work: () => T, dryRun = false): T {
    try {
      const value = this.#ctx.storage.transactionSync(() => {
        const result = work();
        if (dryRun) throw new RolledBack(result);
        return result;
      });
      this.#ctx.waitUntil(this.flush());
      return value;
    } catch (error) {
      this.#reminders.clear();
      this.#wakeAt = null;
      if (error instanceof RolledBack) return error.value as T;
      throw error;
    }
  }

  /**
   * Sends a reminder of an endpoint, and sets the alarm for when it counts as lost. One is under way at a time:
   * otherwise a lagging queue would get another for each event and each alarm, lag more, and never catch up.
   */
  remind(webhookId: string, now: number): void {
    const underWayUntil = this.#underWay.get(webhookId) ?? now;
    const lostAt = underWayUntil > now ? underWayUntil : now + REMINDER_MS;
    if (underWayUntil <= now) this.#reminders.set(webhookId, lostAt);
    this.wakeAt(lostAt);
  }

  /** A reminder has brought a worker: the next one may be sent. */
  reminderCame(webhookId: string): void {
    this.#underWay.delete(webhookId);
  }

  wakeAt(at: number): void {
    this.#wakeAt = Math.min(at, this.#wakeAt ?? at);
  }

  /** The alarm has fired, and is no longer set. */
  noteFired(now: number): void {
    this.#alarm.noteFired();
    this.#firedAt = now;
  }

  /** Discards what memory holds of alarm and reminders: the platform may have lost them. */
  distrustMemory(): void {
    this.#alarm.distrustMemory();
    this.#underWay.clear();
  }

  async flush(): Promise<void> {
    const reminders = [...this.#reminders];
    this.#reminders.clear();
    for (const [webhookId, lostAt] of reminders) this.#underWay.set(webhookId, lostAt);
    await Promise.all([this.#setAlarm(), this.#send(reminders.map(([webhookId]) => webhookId))]);
  }

  async #setAlarm(): Promise<void> {
    const wakeAt = this.#wakeAt;
    this.#wakeAt = null;
    if (wakeAt !== null) await this.#alarm.wakeAt(Math.max(wakeAt, this.#firedAt + ALARMS_APART_MS));
  }

  /** The alarm makes up for a reminder that the queue refuses. */
  async #send(webhookIds: readonly string[]): Promise<void> {
    const accountId = this.#access.address?.accountId;
    if (webhookIds.length === 0 || accountId === undefined) return;
    const messages = webhookIds.map((webhookId) => ({
      body: { v: MESSAGE_VERSION, accountId, webhookId } satisfies Message<"webhooks">,
    }));
    try {
      for (const batch of queueBatches(messages)) await this.#queue.sendBatch(batch);
    } catch (error) {
      logger.warn("reminders wait for the alarm", { accountId, failure: failureOf(error) });
    }
  }
}
