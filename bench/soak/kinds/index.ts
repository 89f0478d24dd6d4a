import type { Random } from "../../../test/support/random.ts";
import type { Kind } from "../turn.ts";
import { BATCHES } from "./batches.ts";
import { DRY_RUNS } from "./dry-runs.ts";
import { FEED } from "./feed.ts";
import { HANG_UPS } from "./hang-ups.ts";
import { LEADS } from "./leads.ts";
import { WRONG } from "./mistakes.ts";
import { PROPERTIES } from "./properties.ts";
import { READS } from "./reads.ts";
import { RETRIES } from "./retries.ts";
import { WEBHOOKS } from "./webhooks.ts";

const KINDS: readonly Kind[] = [
  ...[...READS, ...PROPERTIES, ...LEADS, ...BATCHES, ...WEBHOOKS, ...FEED],
  ...[...DRY_RUNS, ...RETRIES, ...WRONG, ...HANG_UPS],
];

const TOTAL = KINDS.reduce((sum, { weight }) => sum + weight, 0);

/** One of the kinds, each as often as its weight says. */
export const chooseKind = (random: Random): Kind => {
  let left = random() * TOTAL;
  for (const kind of KINDS) {
    left -= kind.weight;
    if (left < 0) return kind;
  }
  return KINDS.at(-1)!;
};
