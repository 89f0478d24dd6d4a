import type { WriteContext } from "../../call-context.ts";
import { type BasedPlan, basisOf } from "../../db/plan.ts";
import { selectBy } from "../../db/prepared.ts";
import { interactions } from "../../db/schema/interactions.ts";
import { type Lead, leadTable } from "../../db/schema/leads.ts";
import { properties } from "../../db/schema/properties.ts";
import { run, sql } from "../../db/statement.ts";
import { tableOf } from "../../db/table.ts";
import type { Fault } from "../../errors/faults.ts";
import { Refusal, refuseAny } from "../../errors/refusal.ts";
import { isoTime } from "../../lib/clock.ts";
import { seededId } from "../../lib/id.ts";
import { severalLines } from "../../lib/text.ts";
import type { InteractionType } from "../../vocabulary/value-lists.ts";
import { ofBroker } from "../records/of-broker.ts";
import { nextVersion } from "../records/row.ts";
import { guardStorage } from "../records/storage-limit.ts";
import { type Clientele, clienteleStatement, decodeClientele } from "./record/clientele.ts";
import { differences } from "./record/difference.ts";
import { effectsOf } from "./record/effects.ts";
import { interactionWeight } from "./record/note.ts";
import { assertWritable, timeFaults } from "./record/validity.ts";

export const interactionTable = tableOf(interactions);

export const presentInteraction = (interaction: typeof interactions.$inferSelect) => {
  const { id, type, at, note, propertyId, createdAt } = interaction;
  return { id, type, at: isoTime(at), note, propertyId, createdAt: isoTime(createdAt) };
};

export interface InteractionInput {
  readonly type: InteractionType;
  /** Defaults to now. */
  readonly at?: number | undefined;
  readonly note?: string | undefined;
  readonly propertyId?: string | undefined;
}

export interface InteractionResult {
  readonly outcome: "LOGGED";
  readonly dryRun: boolean;
  readonly interactionId: string;
}

interface Loaded {
  readonly lead: Lead | null;
  readonly knowsProperty: boolean;
  readonly clientele: Clientele;
}

const propertyOf = selectBy(properties, ["id", "accountId"], ["id"]);

const load = async (
  ctx: WriteContext,
  leadId: string | undefined,
  propertyId: string | undefined,
): Promise<Loaded> => {
  const { db, accountId, meter } = ctx;
  const [found, named, clientele] = await run(
    db,
    [
      sql(
        `SELECT ${leadTable.columns} FROM leads WHERE account_id = ? AND id = ?`,
        accountId,
        leadId ?? null,
      ),
      propertyOf({ accountId, id: propertyId ?? null }),
      clienteleStatement(accountId),
    ],
    meter,
  );
  return {
    lead: ofBroker(ctx, leadTable.first(found)),
    knowsProperty: named?.[0] !== undefined,
    clientele: decodeClientele(clientele?.[0]),
  };
};

const faultsOf = (
  { at, propertyId }: Partial<InteractionInput>,
  { knowsProperty }: Loaded,
  now: number,
): Fault[] => [
  ...timeFaults("at", at, now),
  ...(propertyId === undefined || knowsProperty
    ? []
    : [{ in: "body" as const, name: "propertyId", code: "not_found" as const }]),
];

/** Faults in the well-formed fields of a request that has malformed ones. */
export const findInteractionFaults = async (
  ctx: WriteContext,
  leadId: string | undefined,
  input: Partial<InteractionInput>,
): Promise<Fault[]> => faultsOf(input, await load(ctx, leadId, input.propertyId), ctx.clock.now());

/**
 * POST /leads/{leadId}/interactions: stored with its note; the event shows only the activity date. The client's version
 * rises even without other changes, because the id is derived from it: a dry run can predict the id.
 * @throws Refusal not_found, lead_in_trash, invalid_param, request_refused
 */
export const logInteraction = async (
  ctx: WriteContext,
  leadId: string,
  input: InteractionInput,
): Promise<BasedPlan<Lead, InteractionResult>> => {
  const loaded = await load(ctx, leadId, input.propertyId);
  const before = loaded.lead;
  if (!before) throw new Refusal("not_found");
  assertWritable(before);
  const now = ctx.clock.now();
  refuseAny(faultsOf(input, loaded, now));
  const { accountId } = ctx;
  const room = guardStorage("leads", loaded.clientele.bytes, ctx);
  const at = Math.min(input.at ?? now, now);
  const note = severalLines(input.note ?? "") || null;
  const moved = {
    ...before,
    lastActivityAt: Math.max(before.lastActivityAt ?? 0, at),
    interactionBytes: before.interactionBytes + interactionWeight(note),
  };
  const visible = differences(before, moved).length > 0;
  const after = nextVersion(before, moved, visible ? now : null);
  const id = await seededId("interaction", `${before.id}:${after.version}`);
  const interaction = interactionTable.insert({
    id,
    accountId,
    leadId: before.id,
    type: input.type,
    at,
    createdAt: now,
    note,
    propertyId: input.propertyId ?? null,
    weighed: true,
  });
  const effects = effectsOf({ accountId, before, after, event: "lead.updated", also: [interaction] });
  const result = { outcome: "LOGGED" as const, dryRun: ctx.dryRun, interactionId: id };
  return {
    ...effects,
    statements: [room.guard, ...effects.statements],
    data: after,
    result,
    subject: before.id,
    basis: basisOf("leads", before),
  };
};
