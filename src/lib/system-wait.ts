import type { Wait } from "./clock.ts";

/** Apart from the clock, which programs of Node use too. */
export const systemWait: Wait = (ms) => scheduler.wait(ms);
