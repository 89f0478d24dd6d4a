import type { Lead } from "../../../db/schema/leads.ts";
import { type Statement, sql } from "../../../db/statement.ts";
import { DAY_MS } from "../../../lib/clock.ts";
import { seededId } from "../../../lib/id.ts";
import { severalLines } from "../../../lib/text.ts";
import type { LeadInput } from "./input.ts";

/** Portals send an enquiry again for days until it is taken. */
const REPEATED_MS = 7 * DAY_MS;
/** The client's latest interactions, which are searched for a repeated text. */
const LATEST = 10;

/** A row and its share of the indexes; the migration counted older rows the same way. */
const INTERACTION_BYTES = 256;

/** Bytes that an interaction adds to its client. */
export const interactionWeight = (note: string | null): number =>
  INTERACTION_BYTES + new TextEncoder().encode(note ?? "").byteLength;

/** Adds the weight of the interaction if the statement before it inserted one. */
const addWeight = (leadId: string, note: string): Statement =>
  sql(
    "UPDATE leads SET interaction_bytes = interaction_bytes + ? * changes() WHERE id = ?",
    interactionWeight(note),
    leadId,
  );

/**
 * The message of a known person, as an interaction. The same text within a week, among the client's latest
 * interactions, is the same message sent again.
 * @returns no statements if the request has no notes, or those that the client has
 */
export const noteOf = async (
  before: Lead,
  after: Lead,
  { notes, lastActivityAt }: LeadInput,
  now: number,
): Promise<Statement[]> => {
  const note = severalLines(notes ?? "");
  if (note === "" || note === before.notes) return [];
  const id = await seededId("interaction", `${before.id}:${after.version}`);
  const insert = sql(
    `INSERT INTO interactions (id, account_id, lead_id, type, at, note, created_at, weighed)
     SELECT ?1, ?2, ?3, 'NOTE', ?4, ?5, ?6, 1 WHERE NOT EXISTS (
       SELECT 1 FROM (SELECT type, note, created_at FROM interactions WHERE lead_id = ?3 ORDER BY seq DESC LIMIT ?7)
       WHERE type = 'NOTE' AND note = ?5 AND created_at > ?8)`,
    id,
    before.accountId,
    before.id,
    Math.min(lastActivityAt ?? now, now),
    note,
    now,
    LATEST,
    now - REPEATED_MS,
  );
  return [insert, addWeight(before.id, note)];
};
