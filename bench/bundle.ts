import type { Bench } from "./extent.ts";
import { bundles, panelBundle, sizeOf } from "./stage/bundles.ts";
import { startCost, startText } from "./stage/runtime.ts";

const KIBIBYTE = 1_024;
/** A size that starts fast after a deployment or a pause, with room for future code. */
const CEILING_KIB = 370;
/** The dashboard answers nobody's program, and may take longer to start. */
const PANEL_CEILING_KIB = 700;
const STARTS = { full: 3, smoke: 1 } as const;

/** The deployed bundle: its size, which has a ceiling, and the cost of a start, which is only printed. */
export const benchBundle: Bench = async (extent) => {
  const made = await bundles();
  const { bytes, gzipped } = sizeOf(made.service);
  const kib = (count: number): string => (count / KIBIBYTE).toFixed(0);
  console.log(`  ${kib(bytes)} KiB, ${kib(gzipped)} KiB gzip, of at most ${CEILING_KIB}`);
  console.log(`  ${startText(await startCost(made, STARTS[extent]))}`);
  const panel = sizeOf(await panelBundle()).gzipped;
  console.log(`  dashboard: ${kib(panel)} KiB gzip, of at most ${PANEL_CEILING_KIB}`);
  return gzipped <= CEILING_KIB * KIBIBYTE && panel <= PANEL_CEILING_KIB * KIBIBYTE;
};
