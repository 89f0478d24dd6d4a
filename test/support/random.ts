/** A number from 0 to below 1. */
export type Random = () => number;

/** The same numbers for the same seed (mulberry32), to repeat a failure. */
export const seededRandom = (seed: number): Random => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

export const choose = <T>(random: Random, values: readonly T[]): T =>
  values[Math.floor(random() * values.length)] as T;
