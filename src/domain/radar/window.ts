import { MINUTE_MS } from "../../lib/clock.ts";

/** Summaries cover windows of so much of the UTC clock (rules 26.37). */
export const WINDOW_MS = 5 * MINUTE_MS;

/** When the window of a moment began. */
export const windowOf = (at: number): number => Math.floor(at / WINDOW_MS) * WINDOW_MS;
