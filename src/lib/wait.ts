import type { Wait } from "./clock.ts";

/** Apart from the clock, which Node programs use too. */
export const systemWait: Wait = (ms) => scheduler.wait(ms);

/** Settles as `work` does, or rejects with the signal's reason: a stalled body need not heed a signal. */
export const untilAborted = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
