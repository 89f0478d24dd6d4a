import type { WriteContext } from "../../call-context.ts";
import { Refusal } from "../../errors/refusal.ts";
import { nextVersion } from "../records/row.ts";
import { confirmed } from "./record/confirmation.ts";
import { effectsOf } from "./record/effects.ts";
import { pendingGallery } from "./record/gallery.ts";
import { loadProperty } from "./record/load.ts";
import { withRadar } from "./record/pending.ts";
import { assertMayGrow } from "./record/portfolio.ts";
import type { PropertyPlan } from "./record/update.ts";
import { changesOf, writeResult } from "./record/write-result.ts";

const NOT_IN_TRASH = {
  detail: { "pt-BR": "O imóvel não está na lixeira.", en: "The property is not in the trash." },
} as const;

/** @throws Refusal request_refused: only what is in the trash can leave it */
export const refuseOutsideTrash = (): Refusal => new Refusal("request_refused", NOT_IN_TRASH);

/** Out of the trash, to the availability it had. @throws Refusal plan_limit_reached when that was ACTIVE and the quota is full */
export const restoreProperty = async (ctx: WriteContext, propertyId: string): Promise<PropertyPlan> => {
  const { property: before, portfolio } = await loadProperty(ctx, { id: propertyId });
  if (!before) throw new Refusal("not_found");
  if (before.status !== "DELETED") throw refuseOutsideTrash();
  const status = before.statusBeforeTrash ?? "INACTIVE";
  if (status === "ACTIVE") assertMayGrow(portfolio, ctx.propertyLimit);
  const now = ctx.clock.now();
  const restored = withRadar({ ...before, status, statusBeforeTrash: null, deletedAt: null });
  const after = confirmed(nextVersion(before, restored, now), now);
  const { accountId, propertyLimit: limit } = ctx;
  const jobs = pendingGallery(after);
  const effects = effectsOf({ accountId, before, after, event: "property.restored", limit, now, jobs });
  const result = writeResult(ctx, "UPDATED", { changes: changesOf(before, after) });
  return { ...effects, data: after, result, subject: before.id };
};
