import type { Bench } from "./extent.ts";
import { bundles, sizeOf } from "./stage/bundles.ts";
import { startCost, startText } from "./stage/runtime.ts";

const KIBIBYTE = 1_024;
/** A size that starts fast after a deployment or a pause, with room for future code. */
const CEILING_KIB = 370;
const STARTS = { full: 3, smoke: 1 } as const;

/** The deployed bundle: its size, which has a ceiling, and the cost of a start, which is only printed. */
export const benchBundle: Bench = async (extent) => {
  const made = await bundles();
  const { bytes, gzipped } = sizeOf(made.service);
  const kib = (count: number): string => (count / KIBIBYTE).toFixed(0);
  console.log(`  ${kib(bytes)} KiB, ${kib(gzipped)} KiB gzip, of at most ${CEILING_KIB}`);
  console.log(`  ${startText(await startCost(made, STARTS[extent]))}`);
  return gzipped <= CEILING_KIB * KIBIBYTE;
};
