type Work = () => Promise<void>;

/**
 * Runs some work, one run at a time. A run that began before the caller's commit may have missed it, so a caller
 * waits for one that begins after its call; all callers during one run share the next.
 */
export class CoalescedRuns {
  #running: Promise<void> | null = null;
  #next: Promise<void> | null = null;

  run(work: Work): Promise<void> {
    if (this.#next) return this.#next;
    if (!this.#running) return this.#start(work);
    this.#next = this.#startAfter(this.#running, work);
    return this.#next;
  }

  async #startAfter(running: Promise<void>, work: Work): Promise<void> {
    // Its own callers get its failure.
    await running.catch(() => undefined);
    this.#next = null;
    return this.#start(work);
  }

  #start(work: Work): Promise<void> {
    const running = work().finally(() => {
      this.#running = null;
    });
    this.#running = running;
    return running;
  }
}
