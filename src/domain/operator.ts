import { runPlan } from "../db/commit.ts";
import type { WritePlan } from "../db/plan.ts";
import type { Meter } from "../db/statement.ts";
import type { AccountLogPort } from "../ports/event-log.ts";
import type { Platform } from "./platform.ts";

/** What an operator's verb works with: access to every account, and the operator's name. */
export interface OperatorContext
  extends Pick<Platform, "clock" | "directory" | "shardNames" | "shard" | "gate" | "consequencesOf"> {
  readonly actor: string;
  readonly meter: Meter;
  log(accountId: string): Pick<AccountLogPort, "accessChanged" | "drain">;
}

/** Decides and commits an operator's write in the directory. */
export const runInDirectory = async <P extends WritePlan<unknown, unknown>>(
  {
    directory: db,
    clock,
    consequencesOf,
    meter,
  }: Pick<OperatorContext, "directory" | "clock" | "consequencesOf" | "meter">,
  decide: () => Promise<P>,
  accountId = "backoffice",
): Promise<P> => (await runPlan({ accountId, db, meter, clock, dryRun: false, consequencesOf }, decide)).plan;
