import type { Plan } from "../../db/plan.ts";
import { interactions } from "../../db/schema/interactions.ts";
import type { Lead } from "../../db/schema/leads.ts";
import { run, sql } from "../../db/statement.ts";
import { tableOf } from "../../db/table.ts";
import { Refusal, refuseFaults } from "../../errors/refusal.ts";
import { seededId } from "../../lib/id.ts";
import { nextVersion } from "../records/row.ts";
import type { WriteScope } from "../scope.ts";
import type { InteractionType } from "../value-lists.ts";
import { differences } from "./difference.ts";
import { effectsOf } from "./effects.ts";
import { decodeLead, leadTable } from "./table.ts";
import { assertWritable, timeFaults } from "./validity.ts";

export const interactionTable = tableOf(interactions);

export interface InteractionInput {
  readonly type: InteractionType;
  /** Absent: now. */
  readonly at?: number | undefined;
  readonly note?: string | undefined;
  readonly propertyId?: string | undefined;
}

export interface InteractionResult {
  readonly outcome: "LOGGED";
  readonly dryRun: boolean;
  readonly interactionId: string;
}

export type InteractionPlan = Plan<Lead, InteractionResult>;

const load = async (scope: WriteScope, leadId: string, propertyId: string | undefined) => {
  const { db, accountId, meter } = scope;
  const [found, properties] = await run(
    db,
    [
      sql(`SELECT ${leadTable.columns} FROM leads WHERE account_id = ? AND id = ?`, accountId, leadId),
      sql("SELECT id FROM properties WHERE account_id = ? AND id = ?", accountId, propertyId ?? null),
    ],
    meter,
  );
  const lead = decodeLead(found?.[0]);
  if (!lead) throw new Refusal("not_found");
  return { lead, knowsProperty: properties?.[0] !== undefined };
};

/**
 * POST /leads/{leadId}/interactions: kept with its note, and told of by the activity date alone. The client's version
 * rises even when nothing of it changes, so that the id, made of it, is one that a dry run can tell.
 * @throws Refusal not_found, lead_in_trash, invalid_param
 */
export const logInteraction = async (
  scope: WriteScope,
  leadId: string,
  input: InteractionInput,
): Promise<InteractionPlan> => {
  const { lead: before, knowsProperty } = await load(scope, leadId, input.propertyId);
  assertWritable(before);
  const now = scope.clock.now();
  const faults = timeFaults("at", input.at, now);
  if (input.propertyId !== undefined && !knowsProperty) {
    faults.push({ in: "body", name: "propertyId", code: "not_found" });
  }
  if (faults.length > 0) throw refuseFaults(faults);
  const { accountId } = scope;
  const at = Math.min(input.at ?? now, now);
  const moved = { ...before, lastActivityAt: Math.max(before.lastActivityAt ?? 0, at) };
  const visible = differences(before, moved).length > 0;
  const after = nextVersion(before, moved, visible ? now : before.updatedAt);
  const id = await seededId("interaction", `${before.id}:${after.version}`);
  const interaction = interactionTable.insert({
    ...{ id, accountId, leadId: before.id, type: input.type, at, createdAt: now },
    ...{ note: input.note?.trim() || null, propertyId: input.propertyId ?? null },
  });
  const effects = effectsOf({ accountId, before, after, event: "lead.updated", also: [interaction] });
  const result = { outcome: "LOGGED" as const, dryRun: scope.dryRun, interactionId: id };
  return { ...effects, data: after, result, subject: before.id };
};
