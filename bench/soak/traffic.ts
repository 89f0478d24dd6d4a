import { setTimeout as pause } from "node:timers/promises";
import { type Random, seededRandom } from "../../test/support/random.ts";
import type { Runtime } from "../stage/runtime.ts";
import type { Follower } from "./follower.ts";
import { chooseKind } from "./kinds/index.ts";
import type { SoakAccount } from "./stage.ts";
import { type Stand, Turn } from "./turn.ts";
import { endFeedWindows, keepCrons, suspendNowAndThen } from "./upkeep.ts";

/** The connections of each account: its CRM, its website. */
const WORKERS = 2;
const THINK_MS = { least: 100, range: 1_000 };
/** The distance between the seeds of different workers. */
const SEED_STEP = 7_919;

interface Traffic {
  readonly runtime: Runtime;
  readonly accounts: readonly SoakAccount[];
  readonly followers: readonly Follower[];
  readonly stand: Stand;
  readonly seed: number;
  readonly isOn: () => boolean;
}

const takeTurn = async (account: SoakAccount, random: Random, stand: Stand): Promise<void> => {
  const kind = chooseKind(random);
  try {
    await kind.act(new Turn(kind, account, random, stand));
  } catch (error) {
    const cause =
      error instanceof Error ? ((error.cause as Error | undefined)?.message ?? error.message) : "";
    stand.tally.fault(kind.name, `failed: ${cause}`);
  }
};

const work = async (account: SoakAccount, random: Random, { stand, isOn }: Traffic): Promise<void> => {
  while (isOn()) {
    await pause(THINK_MS.least + random() * THINK_MS.range);
    await takeTurn(account, random, stand);
  }
};

/** Runs all accounts at once until the time is over and the last turn is done. */
export const runTraffic = async (traffic: Traffic): Promise<void> => {
  const { runtime, accounts, followers, stand, seed, isOn } = traffic;
  const workers = accounts.flatMap((account, at) =>
    Array.from({ length: WORKERS }, (_, own) =>
      work(account, seededRandom(seed + SEED_STEP * (at * WORKERS + own)), traffic),
    ),
  );
  await Promise.all([
    ...workers,
    ...followers.map((follower) => follower.follow(isOn)),
    ...accounts
      .filter(({ profile }) => profile.isSuspended)
      .map((account) => suspendNowAndThen(runtime, account, isOn)),
    keepCrons(runtime, stand.tally, isOn),
    endFeedWindows(runtime, isOn),
  ]);
};
