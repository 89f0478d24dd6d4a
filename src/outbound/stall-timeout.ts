/** The part of a body that must arrive within the timeout. */
const PROGRESS_BYTES = 65_536;

/** Aborts a fetch without progress for a while: no head of an answer, or too little of its body. */
export class StallTimeout {
  readonly #controller = new AbortController();
  readonly #ms: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #bytes = 0;

  constructor(ms: number) {
    this.#ms = ms;
    this.renew();
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  renew(): void {
    clearTimeout(this.#timer);
    const abort = (): void => this.#controller.abort(new DOMException("No progress", "TimeoutError"));
    this.#timer = setTimeout(abort, this.#ms);
  }

  /** Bytes have arrived; a trickle does not count. */
  received(bytes: number): void {
    this.#bytes += bytes;
    if (this.#bytes < PROGRESS_BYTES) return;
    this.#bytes = 0;
    this.renew();
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}
