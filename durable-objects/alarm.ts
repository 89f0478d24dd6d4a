/** The one alarm of an object, which belongs to whoever needs it first: setting it costs a row written. */
export class Alarm {
  readonly #storage: DurableObjectStorage;
  #at: number | null = null;
  #known = false;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
  }

  /** Sets the alarm unless it rings by then anyway. */
  async wakeAt(at: number): Promise<void> {
    if (!this.#known) {
      const set = await this.#storage.getAlarm();
      if (!this.#known) this.#at = set;
      this.#known = true;
    }
    if (this.#at !== null && this.#at <= at) return;
    this.#at = at;
    await this.#storage.setAlarm(at);
  }

  /** It has rung, and is used up. */
  rang(): void {
    this.#at = null;
    this.#known = true;
  }

  /** It is looked up before it is believed in again: the platform may have given it up. */
  doubt(): void {
    this.#known = false;
  }
}
