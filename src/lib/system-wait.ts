import type { Wait } from "./clock.ts";

/** Separate from the clock, which Node programs use too. */
export const systemWait: Wait = (ms) => scheduler.wait(ms);
