import { type CaptacaoSettings, type Links, type WriteContext, writeContext } from "../../call-context.ts";
import { runPlan } from "../../db/commit.ts";
import type { Effects, WritePlan } from "../../db/plan.ts";
import type { Database } from "../../db/statement.ts";
import { ERRORS } from "../../errors/catalog.ts";
import { Refusal } from "../../errors/refusal.ts";
import type { Secrets } from "../../lib/digest.ts";
import type { SandboxRole } from "../../lib/id.ts";
import { logger } from "../../lib/logger.ts";
import type { Assets } from "../../ports/assets.ts";
import type { MatchBoardPort } from "../../ports/match-board.ts";
import type { PhotoStore } from "../../ports/photo-store.ts";
import type { Account } from "../accounts/account.ts";
import type { OperatorContext } from "../operator.ts";
import { drainIntoLogs } from "../outbox/drain-into-log.ts";
import type { DemoData } from "./demo-data.ts";

/** An operator's context, with the further ports that a sandbox needs. */
export interface SandboxContext extends OperatorContext {
  readonly links: Links;
  readonly photos: PhotoStore;
  readonly assets: Assets;
  readonly captacao: CaptacaoSettings;
  readonly identitySecrets: Secrets;
  board(name: string): Pick<MatchBoardPort, "tell" | "settle">;
}

/** A sandbox that is being filled. */
export interface Filling {
  readonly ctx: SandboxContext;
  readonly live: Account;
  readonly ids: Readonly<Record<SandboxRole, string>>;
  readonly data: DemoData;
  /** Whether an earlier call left it incomplete: its accounts may have been used since. */
  readonly isResumed: boolean;
}

/** The one shard of all of a sandbox's accounts, which `live.shard` names here. */
export const shardOf = ({ ctx, live }: Filling): Database => ctx.shard(live.shard);

/** Room for the sandbox's data, and for much more. */
export const PROPERTY_LIMIT = 1_000;

const contextOf = (filling: Filling, role: SandboxRole, where: "shard" | "directory"): WriteContext => {
  const { ctx, ids } = filling;
  const db = where === "shard" ? shardOf(filling) : ctx.directory;
  const own = { accountId: ids[role], db, meter: ctx.meter, propertyLimit: PROPERTY_LIMIT };
  return writeContext(ctx, { ...own, source: "API", dryRun: false });
};

/** A write of one of the accounts, as its own systems would make it. */
export const write = async <Data, Result>(
  filling: Filling,
  role: SandboxRole,
  where: "shard" | "directory",
  decide: (ctx: WriteContext) => Promise<WritePlan<Data, Result>>,
): Promise<Data> => {
  const context = contextOf(filling, role, where);
  const { plan, committed } = await runPlan(context, () => decide(context));
  const address = { accountId: filling.ids[role], shard: filling.live.shard };
  if (committed) await drainIntoLogs(filling.ctx, address, plan.events);
  return plan.data;
};

/** Several writes as one: all of them, or none. */
export const planOfAll = (effects: Effects): WritePlan<null, null> => ({
  ...effects,
  data: null,
  result: null,
  subject: null,
});

/** Part of a sandbox's data. A sandbox that was used while incomplete goes without data that the rules now refuse. */
export const unlessRefused = async (
  { ids, isResumed }: Filling,
  part: string,
  make: () => Promise<unknown>,
): Promise<void> => {
  try {
    await make();
  } catch (error) {
    const isLeftOut = isResumed && error instanceof Refusal && !("retryable" in ERRORS[error.code]);
    if (!isLeftOut) throw error;
    logger.warn("demonstration data refused", { accountId: ids.own, part, code: error.code });
  }
};
