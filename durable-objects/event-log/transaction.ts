import { failureOf, logger } from "../../src/lib/logger.ts";
import { MESSAGE_VERSION, type Message } from "../../src/ports/messages.ts";
import { Alarm } from "../alarm.ts";
import type { GrantScopes } from "./grant-scopes.ts";

class RolledBack extends Error {
  readonly value: unknown;

  constructor(value: unknown) {
    super();
    this.value = value;
  }
}

/**
 * Transactions of the object with what follows from them: reminders go out and the alarm is set only once the
 * storage has taken the change. A dry run is a transaction rolled back, so that it cannot differ from the real one.
 */
export class Transaction {
  readonly alarm: Alarm;
  readonly #ctx: DurableObjectState;
  readonly #queue: Queue;
  readonly #scopes: GrantScopes;
  #reminders = new Set<string>();
  #wakeAt: number | null = null;

  constructor(ctx: DurableObjectState, queue: Queue, scopes: GrantScopes) {
    this.#ctx = ctx;
    this.#queue = queue;
    this.#scopes = scopes;
    this.alarm = new Alarm(ctx.storage);
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

  remind(webhookId: string): void {
    this.#reminders.add(webhookId);
  }

  wakeAt(at: number): void {
    this.#wakeAt = Math.min(at, this.#wakeAt ?? at);
  }

  async flush(): Promise<void> {
    const reminders = [...this.#reminders];
    this.#reminders.clear();
    await Promise.all([this.#setAlarm(), this.#send(reminders)]);
  }

  async #setAlarm(): Promise<void> {
    const at = this.#wakeAt;
    this.#wakeAt = null;
    if (at !== null) await this.alarm.wakeAt(at);
  }

  /** A reminder that the queue refuses is made up for by the alarm. */
  async #send(webhookIds: readonly string[]): Promise<void> {
    const accountId = this.#scopes.address?.accountId;
    if (webhookIds.length === 0 || accountId === undefined) return;
    const messages = webhookIds.map((webhookId) => ({
      body: { v: MESSAGE_VERSION, accountId, webhookId } satisfies Message<"webhooks">,
    }));
    try {
      await this.#queue.sendBatch(messages);
    } catch (error) {
      logger.warn("reminders wait for the alarm", { accountId, failure: failureOf(error) });
    }
  }
}
