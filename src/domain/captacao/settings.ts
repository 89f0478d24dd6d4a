import type { ReadContext, WriteContext } from "../../call-context.ts";
import { guardFresh, NO_EFFECTS, type WritePlan } from "../../db/plan.ts";
import { type CaptacaoDesk, captacaoDeskTable } from "../../db/schema/captacao-desks.ts";
import { run } from "../../db/statement.ts";
import { refuseAny } from "../../errors/refusal.ts";
import { deskOf, deskQuery, openDesk } from "./desk.ts";
import type { SettingsInput } from "./desk-input.ts";

type DeskPlan = WritePlan<CaptacaoDesk, null>;

export const loadDesk = async ({
  db,
  meter,
  accountId,
}: Pick<ReadContext, "db" | "meter" | "accountId">): Promise<CaptacaoDesk> => {
  const [rows] = await run(db, [deskQuery(accountId)], meter);
  return deskOf(accountId, rows);
};

const planChange = (before: CaptacaoDesk, fields: Partial<CaptacaoDesk>): DeskPlan => {
  const after = { ...before, ...fields };
  const plan = { ...NO_EFFECTS, data: after, result: null, subject: null };
  if (JSON.stringify(after) === JSON.stringify(before)) return plan;
  const change = captacaoDeskTable.update(
    { ...fields, version: before.version + 1 },
    "account_id = ? AND version = ?",
    [before.accountId, before.version],
  );
  return { ...plan, statements: [openDesk(before.accountId), change, guardFresh] };
};

/** Absent members stay as they are. Ending a pause also ends an automatic one, and the streak (rules 29.11). */
export const changeSettings = async (ctx: WriteContext, input: SettingsInput): Promise<DeskPlan> => {
  const before = await loadDesk(ctx);
  const named = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  const unpaused = input.paused === false ? { pausedAuto: false, expiredStreak: 0 } : {};
  return planChange(before, { ...named, ...unpaused });
};

/** The account's owner accepts the API terms. @throws Refusal invalid_param for any version but the current one */
export const acceptTerms = async (
  ctx: WriteContext,
  version: string,
  currentVersion: string,
): Promise<DeskPlan> => {
  if (version !== currentVersion)
    refuseAny([{ in: "body", name: "version", code: "not_in_list", allowed: [currentVersion] }]);
  const before = await loadDesk(ctx);
  const accepted = { termsVersion: version, termsAcceptedAt: ctx.clock.now() };
  return planChange(before, before.termsVersion === version ? {} : accepted);
};
