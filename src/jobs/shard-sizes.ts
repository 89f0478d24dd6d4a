import { measure, noteSize, stateOf } from "../domain/shards/sizes.ts";
import { logger } from "../lib/logger.ts";
import { Budget, eachOf, type JobPorts } from "./budget.ts";

/** Measures each database, and logs when one needs relief (docs/deploy.md). */
export const measureShards = async (
  ports: Pick<JobPorts, "clock" | "directory" | "shardNames" | "shard" | "points">,
  now: number,
  budget = new Budget(ports.clock),
): Promise<{ shards: number; filling: number }> => {
  let shards = 0;
  let filling = 0;
  await eachOf(ports.shardNames, budget, async (shard) => {
    const fill = await measure(ports.shard(shard));
    const { bytes } = fill;
    const state = stateOf(bytes);
    ports.points.write("shards", { shard, state, bytes });
    if (state !== "OPEN") filling += 1;
    if (state === "FILLING") logger.warn("database is filling", { shard, bytes, state });
    else if (state !== "OPEN") logger.error("database is nearly full", { shard, bytes, state });
    await noteSize(ports.directory, shard, fill, now);
    shards += 1;
  });
  return { shards, filling };
};
