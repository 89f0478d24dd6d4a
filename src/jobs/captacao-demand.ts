import type { Shards } from "../db/statement.ts";
import { countSome, deleteOldNights } from "../domain/captacao/count-demand.ts";
import { systemClock } from "../lib/clock.ts";
import { Budget, eachOf } from "./budget.ts";

/** Each night counts the searches of all accounts' clients; a run does its share, and the next one continues. */
export const runCaptacaoDemand = async (
  { shardNames, shard }: Shards,
  now: number,
  budget = new Budget(systemClock),
): Promise<{ steps: number }> => {
  let steps = 0;
  await eachOf(shardNames, budget, async (name, share) => {
    for (let isMore = true; isMore && !share.isSpent; steps += 1)
      isMore = await countSome(shard(name), name, now);
    for (let isMore = true; isMore && !share.isSpent; ) isMore = await deleteOldNights(shard(name));
  });
  return { steps };
};
