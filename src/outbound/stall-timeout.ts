/** How much of a body must arrive within the timeout. */
const PROGRESS_BYTES = 65_536;

/** Aborts a fetch that makes no progress for a while: no headers arrive, or too little of the body. */
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

  /** Called when bytes have arrived; renews the timeout only once there are enough of them. */
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
