const POLL_MS = 250;

/** Calls back when the process that has started this one ends, in whatever way. Windows does not tell. */
export function onceParentEnds(act: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    act();
  }, POLL_MS);
  timer.unref();
}
