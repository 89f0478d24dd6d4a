import { Refusal } from "../../errors/refusal.ts";
import { nextVersion } from "../records/row.ts";
import type { WriteScope } from "../scope.ts";
import { confirmed } from "./confirmation.ts";
import { loadContext } from "./context.ts";
import { effectsOf } from "./effects.ts";
import { pendingGallery } from "./gallery.ts";
import { withRadar } from "./pending.ts";
import { assertMayGrow } from "./portfolio.ts";
import type { PropertyPlan } from "./update.ts";
import { changesOf, writeResult } from "./write-result.ts";

const NOT_IN_TRASH = {
  detail: { "pt-BR": "O imóvel não está na lixeira.", en: "The property is not in the trash." },
} as const;

/** @throws Refusal request_refused: only what is in the trash can leave it */
export const refuseOutsideTrash = (): Refusal => new Refusal("request_refused", NOT_IN_TRASH);

/** Out of the trash, to the availability it had. @throws Refusal plan_limit_reached when that was ACTIVE and the quota is full */
export const restoreProperty = async (scope: WriteScope, propertyId: string): Promise<PropertyPlan> => {
  const { property: before, portfolio } = await loadContext(scope, { id: propertyId });
  if (!before) throw new Refusal("not_found");
  if (before.status !== "DELETED") throw refuseOutsideTrash();
  const status = before.statusBeforeTrash ?? "INACTIVE";
  if (status === "ACTIVE") assertMayGrow(portfolio, scope.propertyLimit);
  const now = scope.clock.now();
  const restored = withRadar({ ...before, status, statusBeforeTrash: null, deletedAt: null });
  const after = confirmed(nextVersion(before, restored, now), now);
  const { accountId, propertyLimit: limit } = scope;
  const jobs = pendingGallery(after);
  const effects = effectsOf({ accountId, before, after, event: "property.restored", limit, now, jobs });
  const result = writeResult(scope, "UPDATED", { changes: changesOf(before, after) });
  return { ...effects, data: after, result, subject: before.id };
};
