import type { Wait } from "./clock.ts";

/** Not in clock.ts, which Node programs use too. */
export const systemWait: Wait = (ms) => scheduler.wait(ms);

/** Settles like `work`, or rejects with the signal's reason: a stalled body may ignore the signal itself. */
export const untilAborted = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
