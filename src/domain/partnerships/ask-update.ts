import type { WriteContext } from "../../call-context.ts";
import { NO_EFFECTS, type WritePlan } from "../../db/plan.ts";
import { refuseRequest } from "../../errors/refusal.ts";
import { isRunning } from "../../vocabulary/partnership-moves.ts";
import { changeEffects } from "./change.ts";
import { loadPartnership, type Partnership, sideOf } from "./partnership.ts";

/**
 * The property's side asks for an update; while one such request is open, another changes nothing (rules 28.11).
 * @throws Refusal not_found, request_refused
 */
export const askUpdate = async (
  ctx: WriteContext,
  id: string,
): Promise<WritePlan<Partnership, { readonly outcome: "ASKED" | "UNCHANGED"; readonly dryRun: boolean }>> => {
  const before = await loadPartnership(ctx, id);
  if (sideOf(before, ctx.accountId) === "client")
    throw refuseRequest(
      "Só o lado do imóvel pode pedir atualização.",
      "Only the property's side can ask for an update.",
    );
  if (!isRunning(before.status))
    throw refuseRequest(
      `Não é possível com a parceria no status ${before.status}.`,
      `Not possible while the partnership's status is ${before.status}.`,
    );
  const { dryRun } = ctx;
  if (before.updateAskedAt !== null)
    return { ...NO_EFFECTS, data: before, result: { outcome: "UNCHANGED", dryRun }, subject: id };
  const now = ctx.clock.now();
  const change = { fields: { updateAskedAt: now }, changedFields: ["updateAskedAt"] };
  const { after, effects } = changeEffects(before, change, now);
  return { ...effects, data: after, result: { outcome: "ASKED", dryRun }, subject: id };
};
