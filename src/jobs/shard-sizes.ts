import { reportFill } from "../db/fill.ts";
import { measure, noteSize } from "../domain/shards/sizes.ts";
import { Budget, eachOf, type JobPorts } from "./budget.ts";

/** Measures each database, and logs when one needs relief (docs/running.md). */
export const measureShards = async (
  ports: Pick<JobPorts, "clock" | "directory" | "shardNames" | "shard" | "points">,
  now: number,
  budget = new Budget(ports.clock),
): Promise<{ shards: number; filling: number }> => {
  let shards = 0;
  let filling = 0;
  await eachOf(ports.shardNames, budget, async (shard) => {
    const fill = await measure(ports.shard(shard));
    if (reportFill(ports.points, shard, fill.bytes) !== "OPEN") filling += 1;
    await noteSize(ports.directory, shard, fill, now);
    shards += 1;
  });
  return { shards, filling };
};
