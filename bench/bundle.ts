import { withBundleOf } from "./compat/build.ts";
import type { Bench } from "./extent.ts";
import { apiBundle, bundles, deployedBundle, sizeOf, sizesOf } from "./stage/bundles.ts";
import { startCost, startText } from "./stage/runtime.ts";

const KIBIBYTE = 1_024;
/** Of what a start loads: docs/adr/0027-routes-are-declared-once.md. */
const CEILING_KIB = 96;
/** The dashboard answers nobody's program, and may take longer to start. */
const PANEL_CEILING_KIB = 700;
/** A gate or a log starts with its object, before the first answer of an account. */
const OBJECTS_CEILING_KIB = 52;
/** It opens tokens of assistants alone. */
const TOKENS_CEILING_KIB = 44;
/** A board or a mover starts with its object: its first answer waits for both. */
const BOARDS_CEILING_KIB = 64;
/** It reads and writes rows, and knows whose boards to notify. */
const BACKUPS_CEILING_KIB = 80;
const STARTS = { full: 5, smoke: 1 } as const;

const kib = (count: number): string => (count / KIBIBYTE).toFixed(0);

/** @returns whether a Worker keeps to its ceiling */
const keepsTo = async (title: string, config: string, ceiling: number): Promise<boolean> => {
  const { gzipped } = sizeOf(await deployedBundle(config));
  console.log(`  ${title}: ${kib(gzipped)} KiB gzip, of at most ${ceiling}`);
  return gzipped <= ceiling * KIBIBYTE;
};

/** The deployed bundles: their sizes, which have ceilings, and the cost of a start, which is only printed. */
export const benchBundle: Bench = async (extent, { beside }) => {
  const { whole, atStart } = sizesOf(await apiBundle());
  console.log(`  API: ${kib(whole.bytes)} KiB, ${kib(whole.gzipped)} KiB gzip`);
  console.log(`  loaded by a start: ${kib(atStart.gzipped)} KiB gzip, of at most ${CEILING_KIB}`);
  const measureStart = async (other?: string) =>
    console.log(`  ${startText(await startCost(await bundles(), STARTS[extent], other))}`);
  await (beside === undefined ? measureStart() : withBundleOf(beside, measureStart, true));
  const others = [
    await keepsTo("objects", "workers/objects.toml", OBJECTS_CEILING_KIB),
    await keepsTo("tokens", "workers/tokens.toml", TOKENS_CEILING_KIB),
    await keepsTo("boards", "workers/boards.toml", BOARDS_CEILING_KIB),
    await keepsTo("backups", "workers/backups.toml", BACKUPS_CEILING_KIB),
    await keepsTo("dashboard", "panel/wrangler.toml", PANEL_CEILING_KIB),
  ];
  return atStart.gzipped <= CEILING_KIB * KIBIBYTE && others.every((isSmall) => isSmall);
};
