/** Enough to tell what went wrong beside a test that fails. */
const KEPT = 10;
const SHOWN_CHARS = 500;
const LEVELS = ["debug", "info", "log", "warn", "error"] as const;

let kept: string[] = [];

const note = (...parts: readonly unknown[]): void => {
  kept = [...kept, parts.map(String).join(" ").slice(0, SHOWN_CHARS)].slice(-KEPT);
};

/**
 * Keeps what is logged to show it when a test fails. The runner's own way sends each line to its parent, which a call or an
 * object that logs may not do: such a line waits for the runner's next message, and with none behind it the run never ends.
 */
export const keepLogs = (): void => {
  for (const level of LEVELS) console[level] = note;
};

export const forgetLogs = (): void => {
  kept = [];
};

/** A failure message with what was logged last behind it. */
export const withLogs = (message: string): string =>
  kept.length === 0 ? message : [message, ["Logged:", ...kept].join("\n")].join("\n\n");
