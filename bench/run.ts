import { misused, readArguments } from "../scripts/local/arguments.ts";
import { benchBundle } from "./bundle/bench.ts";
import { benchCalls } from "./calls/bench.ts";
import { benchCosts } from "./costs/bench.ts";
import type { Bench, Extent } from "./extent.ts";
import { benchFeed } from "./feed/bench.ts";
import { benchLatency } from "./latency/bench.ts";
import { benchLimits } from "./limits.ts";
import { benchMove } from "./move/bench.ts";
import { benchPanel } from "./panel.ts";
import { benchPeers } from "./peers/bench.ts";
import { benchProfile } from "./profile/profile.ts";
import { benchRadar } from "./radar/bench.ts";
import { benchSoak } from "./soak/soak.ts";
import { benchWebhooks } from "./webhooks.ts";

/** Every bench, by its name in `npm run bench`. */
const BENCHES: Readonly<Record<string, Bench>> = {
  calls: benchCalls,
  webhooks: benchWebhooks,
  bundle: benchBundle,
  profile: benchProfile,
  soak: benchSoak,
  radar: benchRadar,
  latency: benchLatency,
  panel: benchPanel,
  move: benchMove,
  peers: benchPeers,
  feed: benchFeed,
  costs: benchCosts,
  limits: benchLimits,
};

const NAMES = Object.keys(BENCHES);

const USAGE = `npm run bench [names] [-- <options>]; CONTRIBUTING.md says what each does:\n${NAMES.map((name) => `  ${name}`).join("\n")}`;

/** The rest runs only when it is named: it is slow, or writes a page of its own. */
const WITHOUT_NAMES: Readonly<Record<Extent, readonly string[]>> = {
  full: ["calls", "webhooks"],
  // A full build of another service, and pages from counts.
  smoke: NAMES.filter((name) => !["peers", "costs", "limits"].includes(name)),
};

const text = { type: "string" } as const;
const flag = { type: "boolean" } as const;

const chooseBenches = (named: readonly string[], extent: Extent): string[] => {
  if (named.length > 0) return NAMES.filter((name) => named.includes(name));
  return NAMES.filter((name) => WITHOUT_NAMES[extent].includes(name));
};

const main = async (): Promise<boolean> => {
  const { values, positionals } = readArguments(USAGE, {
    allowPositionals: true,
    options: {
      smoke: flag,
      soak: flag,
      poison: flag,
      wave: flag,
      fill: flag,
      kill: flag,
      crash: flag,
      record: flag,
      minutes: text,
      seed: text,
      only: text,
      size: text,
      beside: text,
    },
  });
  const unknown = positionals.filter((name) => !NAMES.includes(name));
  if (unknown.length > 0) misused(`No bench is called ${unknown.join(", ")}.`, USAGE);
  const extent = values.smoke ? "smoke" : "full";
  const chosen = chooseBenches(values.soak || values.crash ? [...positionals, "soak"] : positionals, extent);
  const failed: string[] = [];
  for (const name of chosen) {
    const began = performance.now();
    console.log(`\n${name}`);
    if (!(await BENCHES[name]!(extent, values))) failed.push(name);
    console.log(`  ${name} took ${((performance.now() - began) / 1_000).toFixed(1)} s`);
  }
  if (failed.length > 0) console.error(`\nFailed: ${failed.join(", ")}.`);
  return failed.length === 0;
};

try {
  process.exit((await main()) ? 0 : 1);
} catch (error) {
  console.error(error);
  process.exit(1);
}
