import type { Bench } from "./extent.ts";
import { bundles, sizeOf } from "./stage/bundles.ts";
import { startCost, startText } from "./stage/runtime.ts";

const KIBIBYTE = 1_024;
/** What starts soon after a deployment or a pause; what is to come has to find room in it. */
const CEILING_KIB = 370;
const STARTS = { full: 3, smoke: 1 } as const;

/** What is deployed: its size, which has a ceiling, and what a start costs, which is told and judged by nobody. */
export const benchBundle: Bench = async (extent) => {
  const made = await bundles();
  const { bytes, gzipped } = sizeOf(made.service);
  const kib = (count: number): string => (count / KIBIBYTE).toFixed(0);
  console.log(`  ${kib(bytes)} KiB, ${kib(gzipped)} KiB gzip, of ${CEILING_KIB} at the most`);
  console.log(`  ${startText(await startCost(made, STARTS[extent]))}`);
  return gzipped <= CEILING_KIB * KIBIBYTE;
};
