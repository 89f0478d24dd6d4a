import { setTimeout as pause } from "node:timers/promises";
import { type Random, seededRandom } from "../../test/support/random.ts";
import { causeOf, isConnection } from "../stage/connection.ts";
import type { Runtime } from "../stage/runtime.ts";
import type { Follower } from "./follower.ts";
import { chooseKind } from "./kinds/index.ts";
import type { SoakAccount } from "./stage.ts";
import { type SoakContext, Turn } from "./turn.ts";
import { endFeedWindows, keepCrons, suspendNowAndThen } from "./upkeep.ts";

/** The connections of each account: its CRM, its website. */
const WORKERS = 2;
const THINK_MS = { least: 100, range: 1_000 };
/** The distance between the seeds of different workers. */
const SEED_STEP = 7_919;

interface Calls {
  readonly followers: readonly Follower[];
  readonly context: SoakContext;
  readonly seed: number;
  readonly isOn: () => boolean;
}

interface Traffic extends Calls {
  readonly runtime: Runtime;
}

const takeTurn = async (account: SoakAccount, random: Random, context: SoakContext): Promise<void> => {
  const kind = chooseKind(random);
  try {
    await kind.act(new Turn(kind, account, random, context));
  } catch (error) {
    if (context.isDying && isConnection(error)) return;
    context.tally.fault(kind.name, `failed: ${causeOf(error)}`);
  }
};

const work = async (account: SoakAccount, random: Random, { context, isOn }: Calls): Promise<void> => {
  while (isOn()) {
    await pause(THINK_MS.least + random() * THINK_MS.range);
    await takeTurn(account, random, context);
  }
};

/** All accounts call, and each follows its log, until the time is over and the last turn is done. */
export const makeCalls = async (calls: Calls): Promise<void> => {
  const { followers, context, seed, isOn } = calls;
  const workers = context.accounts.flatMap((account, at) =>
    Array.from({ length: WORKERS }, (_, own) =>
      work(account, seededRandom(seed + SEED_STEP * (at * WORKERS + own)), calls),
    ),
  );
  await Promise.all([...workers, ...followers.map((follower) => follower.follow(isOn))]);
};

/** Makes the calls while the service's crons run and the operator suspends accounts. */
export const runTraffic = async (traffic: Traffic): Promise<void> => {
  const { runtime, context, isOn } = traffic;
  await Promise.all([
    makeCalls(traffic),
    ...context.accounts
      .filter(({ profile }) => profile.isSuspended)
      .map((account) => suspendNowAndThen(runtime, account, isOn)),
    keepCrons(runtime, context.tally, isOn),
    endFeedWindows(runtime, isOn),
  ]);
};
