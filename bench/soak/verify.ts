import { MATCH_SCOPES } from "../../src/vocabulary/value-lists.ts";
import { brokenIn } from "../../test/support/invariants/checks.ts";
import type { Stored } from "../../test/support/invariants/stored.ts";
import type { Arrival } from "../receiver.ts";
import type { Runtime } from "../stage/runtime.ts";
import type { Follower } from "./follower.ts";
import { checkOpportunities } from "./opportunities.ts";
import { arrives } from "./receivers.ts";
import type { SoakAccount } from "./stage.ts";
import { fromObject, loadStored } from "./stores.ts";
import type { Tally } from "./tally.ts";

export interface Verified {
  readonly accounts: number;
  readonly events: number;
  /** Posts that had to arrive at least once each. */
  readonly deliveries: number;
  /** Posts that arrived more than once. */
  readonly repeated: number;
  /** Matches of all accounts that pass, by scope. */
  readonly opportunities: ReadonlyMap<string, number>;
}

/** Some violations include all the rows concerned. */
const WORDS_CHARS = 200;
/** After this many calls there are matches of every scope. */
const MANY_CALLS = 5_000;

type Arrivals = ReadonlyMap<string, readonly Arrival[]>;

const checkLog = async (follower: Follower, { entries }: Stored, tally: Tally): Promise<void> => {
  await follower.catchUp();
  if (follower.head !== entries.length)
    tally.fault("events", `read up to ${follower.head} of ${entries.length}`);
};

/** Every event of the account has reached each of its working receivers. */
const checkArrivals = (
  { endpoints }: SoakAccount,
  { entries }: Stored,
  arrivals: Arrivals,
  tally: Tally,
): { due: number; came: number } => {
  let due = 0;
  let came = 0;
  for (const { path } of endpoints.filter(({ behavior }) => arrives(behavior))) {
    const ids = (arrivals.get(path) ?? []).map(({ id }) => id);
    const known = new Set(ids);
    const missing = entries.filter(({ id }) => !known.has(id as string)).length;
    if (missing > 0) tally.fault("webhooks", `${missing} events did not arrive`);
    due += entries.length;
    came += ids.length;
  }
  return { due, came };
};

/** The endpoint of a receiver that answered 410 is disabled for that. */
const checkGone = async (runtime: Runtime, account: SoakAccount, arrivals: Arrivals, tally: Tally) => {
  for (const { id, path, behavior } of account.endpoints) {
    if (behavior !== "gone" || !arrivals.has(path)) continue;
    const found = await fromObject(runtime, "log", account.id, "SELECT id, disabled_reason FROM endpoints");
    const reason = found.find((endpoint) => endpoint.id === id)?.disabled_reason;
    if (reason !== "GONE_410") tally.fault("webhooks", `a gone endpoint is disabled by ${reason}`);
  }
};

/** Compares everything stored, read and received, once all work is done. */
export const verify = async (
  runtime: Runtime,
  followers: readonly Follower[],
  received: readonly Arrival[],
  tally: Tally,
): Promise<Verified> => {
  const arrivals = Map.groupBy(received, ({ path }) => path);
  const sums = { events: 0, deliveries: 0, repeated: 0 };
  for (const follower of followers) {
    const { account } = follower;
    const stored = await loadStored(runtime, account.id);
    await checkLog(follower, stored, tally);
    for (const words of brokenIn(stored))
      tally.fault(`invariants of a ${account.profile.name}`, words.slice(0, WORDS_CHARS));
    const { due, came } = checkArrivals(account, stored, arrivals, tally);
    await checkGone(runtime, account, arrivals, tally);
    sums.events += stored.entries.length;
    sums.deliveries += due;
    sums.repeated += came - due;
  }
  const opportunities = await checkOpportunities(runtime, tally);
  const missing = tally.calls < MANY_CALLS ? [] : MATCH_SCOPES.filter((scope) => !opportunities.has(scope));
  for (const scope of missing) tally.fault("radar", `no ${scope} match was made`);
  return { accounts: followers.length, opportunities, ...sums };
};
