import { seededRandom } from "../../test/support/random.ts";
import type { Runtime } from "../stage/runtime.ts";
import { Coverage } from "./coverage.ts";
import { Follower } from "./follower.ts";
import type { Outside } from "./outside.ts";
import type { Profile } from "./population.ts";
import { stageAccounts } from "./stage.ts";
import type { Tally } from "./tally.ts";
import type { SoakContext } from "./turn.ts";

interface Cast {
  readonly population: readonly Profile[];
  readonly outside: Outside;
  readonly seed: number;
  readonly tally: Tally;
  readonly isDying?: true;
}

/** The accounts of a run, with a follower of each. */
export const castOf = async (
  runtime: Runtime,
  { population, outside, seed, tally, isDying }: Cast,
): Promise<{ readonly context: SoakContext; readonly followers: readonly Follower[] }> => {
  const { receivers, feeds, pictures } = outside;
  const addresses = { receivers: receivers.url, feeds: feeds.origin };
  const accounts = await stageAccounts(runtime, population, addresses);
  const context: SoakContext = {
    running: { runtime },
    isDying: isDying ?? false,
    tally,
    coverage: await Coverage.of(runtime.urls.service),
    accounts,
    pictures: pictures.origin,
    receivers: receivers.url,
  };
  const followers = accounts.map((account, at) => new Follower(account, seededRandom(seed + at), context));
  return { context, followers };
};
