import { MINUTE_MS } from "../src/lib/clock.ts";

/** An alarm overdue by this long may have been given up by the platform. */
const OVERDUE_MS = MINUTE_MS;

/** An object's only alarm, set anew only if it must fire earlier: setting it costs a written row. */
export class Alarm {
  readonly #storage: Pick<DurableObjectStorage, "getAlarm" | "setAlarm">;
  #at: number | null = null;
  #known = false;

  constructor(storage: Pick<DurableObjectStorage, "getAlarm" | "setAlarm">) {
    this.#storage = storage;
  }

  /** Sets the alarm unless it fires by then anyway. */
  async wakeAt(at: number): Promise<void> {
    if (this.#at !== null && this.#at < Date.now() - OVERDUE_MS) this.distrustMemory();
    if (!this.#known) {
      const set = await this.#storage.getAlarm();
      if (!this.#known) this.#at = set;
      this.#known = true;
    }
    if (this.#at !== null && this.#at <= at) return;
    this.#at = at;
    try {
      await this.#storage.setAlarm(at);
    } catch (error) {
      this.distrustMemory();
      throw error;
    }
  }

  /** The alarm has fired, and is no longer set. */
  noteFired(): void {
    this.#at = null;
    this.#known = true;
  }

  /** Distrusts what memory holds: the stored alarm is read before the next use. */
  distrustMemory(): void {
    this.#known = false;
  }
}
