import { withBundleOf } from "../compat/build.ts";
import type { Bench } from "../extent.ts";
import { apiBundle, bundles, deployedBundle, sizeOf, sizesOf } from "../stage/bundles.ts";
import { startCost, startText } from "../stage/runtime.ts";
import { growthOf, growthText, keepRelease, lastRelease, releaseOf } from "./release.ts";

const KIBIBYTE = 1_024;
/** The limit for what a start loads: docs/adr/0027-routes-are-declared-once.md. */
const CEILING_KIB = 96;
/** No program waits for the dashboard, so it may take longer to start. */
const PANEL_CEILING_KIB = 700;
/** A gate or a log starts with its object, before an account's first answer. */
const OBJECTS_CEILING_KIB = 52;
/** This Worker only opens assistants' tokens. */
const TOKENS_CEILING_KIB = 44;
/** A board or a mover starts with its object: its first answer waits for both. */
const BOARDS_CEILING_KIB = 64;
/** This Worker reads and writes rows, and knows which boards to notify. */
const BACKUPS_CEILING_KIB = 80;
/** The most a start may take, relative to the build it is compared with. */
const MAX_RATIO = 1.05;

const kib = (count: number): string => (count / KIBIBYTE).toFixed(0);

/** @returns whether a Worker keeps to its ceiling */
const isWithinCeiling = async (title: string, config: string, ceiling: number): Promise<boolean> => {
  const { gzipped } = sizeOf(await deployedBundle(config));
  console.log(`  ${title}: ${kib(gzipped)} KiB gzip, of at most ${ceiling}`);
  return gzipped <= ceiling * KIBIBYTE;
};

/** Prints how the API's Worker has grown since the last release. @returns whether that is acceptable */
const growsLittle = async (isRecorded: boolean): Promise<boolean> => {
  const now = releaseOf(await apiBundle());
  if (isRecorded) keepRelease(now);
  const growth = growthOf(now, lastRelease());
  for (const grown of growth) console.log(`  ${growthText(grown)}`);
  return growth.every(({ isTooMuch }) => !isTooMuch);
};

/** Checks the size of the deployed bundles and, given another build, the cost of a start, against their limits. */
export const benchBundle: Bench = async (extent, { beside, record = false }) => {
  const { whole, atStart } = sizesOf(await apiBundle());
  console.log(`  API: ${kib(whole.bytes)} KiB, ${kib(whole.gzipped)} KiB gzip`);
  console.log(`  loaded by a start: ${kib(atStart.gzipped)} KiB gzip, of at most ${CEILING_KIB}`);
  const isLikeRelease = await growsLittle(record);
  const isNoSlower = async (other?: string): Promise<boolean> => {
    const cost = await startCost(await bundles(), { full: 5, smoke: 1 }[extent], other);
    console.log(`  ${startText(cost)}`);
    return cost?.beside === undefined || cost.beyondBound <= cost.beside * MAX_RATIO;
  };
  const startsAsBefore = await (beside === undefined ? isNoSlower() : withBundleOf(beside, isNoSlower, true));
  const others = [
    await isWithinCeiling("objects", "workers/objects.toml", OBJECTS_CEILING_KIB),
    await isWithinCeiling("tokens", "workers/tokens.toml", TOKENS_CEILING_KIB),
    await isWithinCeiling("boards", "workers/boards.toml", BOARDS_CEILING_KIB),
    await isWithinCeiling("backups", "workers/backups.toml", BACKUPS_CEILING_KIB),
    await isWithinCeiling("dashboard", "panel/wrangler.toml", PANEL_CEILING_KIB),
  ];
  const keeps = isLikeRelease && startsAsBefore;
  return keeps && atStart.gzipped <= CEILING_KIB * KIBIBYTE && others.every((isSmall) => isSmall);
};
