import type { LogLine } from "../stage/runtime.ts";
import type { Tally } from "./tally.ts";

interface Entry {
  readonly level?: string;
  readonly message?: string;
  readonly failure?: string;
  readonly fault?: string;
}

/** A line of the service's own, or another message of the runtime. */
const entryOf = (text: string): Entry => {
  try {
    return JSON.parse(text) as Entry;
  } catch {
    return { level: "error", message: text.split("\n")[0]!.slice(0, 200) };
  }
};

/** The runtime logs this when a due alarm is set for later: it fires then. */
const ALARM_MOVED = "NOSENTRY SQLite alarm handler canceled";

/** Counts the service's logs above information: warnings are printed, an error is a fault. */
export const noteLogs =
  (tally: Tally) =>
  ({ message }: LogLine): void => {
    const { level, message: what = "", fault, failure = fault } = entryOf(message);
    if (level !== "warn" && level !== "error") return;
    const line = `${what}${failure === undefined ? "" : ` (${failure})`}`;
    tally.logged(`${level} ${line}`);
    if (what.startsWith(ALARM_MOVED)) return;
    if (level === "error") tally.fault("service log", line);
  };
