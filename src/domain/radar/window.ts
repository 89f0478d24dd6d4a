import { MINUTE_MS } from "../../lib/clock.ts";

/** The length of a summary's window of the UTC clock (rules 26.37). */
export const WINDOW_MS = 5 * MINUTE_MS;

/** The start of a moment's window. */
export const windowOf = (at: number): number => Math.floor(at / WINDOW_MS) * WINDOW_MS;
