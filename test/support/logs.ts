/** Enough to explain a failed test. */
const KEPT = 10;
const SHOWN_CHARS = 500;
const LEVELS = ["debug", "info", "log", "warn", "error"] as const;

let kept: string[] = [];

const note = (...parts: readonly unknown[]): void => {
  kept = [...kept, parts.map(String).join(" ").slice(0, SHOWN_CHARS)].slice(-KEPT);
};

/**
 * Keeps log lines to show them with a failure. The runner forwards each line to its parent process, but cannot do so
 * while a request or Durable Object is logging: that line waits for the runner's next message, and if none comes the
 * run never ends.
 */
export const keepLogs = (): void => {
  for (const level of LEVELS) console[level] = note;
};

export const forgetLogs = (): void => {
  kept = [];
};

/** A failure message followed by the last log lines. */
export const withLogs = (message: string): string =>
  kept.length === 0 ? message : [message, ["Logged:", ...kept].join("\n")].join("\n\n");
