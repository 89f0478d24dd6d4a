import { countSome, type DemandPorts, forgetSome } from "../domain/captacao/count-demand.ts";
import { systemClock } from "../lib/clock.ts";
import { Budget } from "./budget.ts";

/** Counts each night what clients of all accounts look for; a run does what it may, the next one goes on. */
export const runCaptacaoDemand = async (
  ports: DemandPorts,
  now: number,
  budget = new Budget(systemClock),
): Promise<{ steps: number }> => {
  let steps = 0;
  for (let isMore = true; isMore && !budget.isSpent; steps += 1) isMore = await countSome(ports, now);
  for (let isMore = true; isMore && !budget.isSpent; ) isMore = await forgetSome(ports.directory);
  return { steps };
};
