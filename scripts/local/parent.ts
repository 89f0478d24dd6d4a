const POLL_MS = 250;

/** Calls back when this process's parent ends, in any way. Windows does not report that. */
export function onceParentEnds(act: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    act();
  }, POLL_MS);
  timer.unref();
}
