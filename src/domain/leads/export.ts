import type { EventLogPort } from "../../../durable-objects/event-log/port.ts";
import { type Row, run, sql } from "../../db/statement.ts";
import { isoTime } from "../../lib/clock.ts";
import { auditTable } from "../audit/audit-row.ts";
import { EVENT_TYPES } from "../events/event-types.ts";
import type { ReadScope } from "../scope.ts";
import { interactionTable } from "./log-interaction.ts";
import { presentLead } from "./present.ts";
import { readLead } from "./read-one.ts";

type Scope = Pick<ReadScope, "accountId" | "db" | "meter" | "language"> & { readonly shard: string };

/** Events read by one call of the log. */
const EVENTS_AT_ONCE = 500;

const LEAD_EVENTS = EVENT_TYPES.map(({ type }) => type).filter((type) => type.startsWith("lead."));

const eventsOf = async (log: Pick<EventLogPort, "read">, { accountId, shard }: Scope, leadId: string) => {
  const found: { id: string; type: string; createdAt: string }[] = [];
  for (let after: number | null = null; ; ) {
    const request = { accountId, shard, after, since: null, types: LEAD_EVENTS, limit: EVENTS_AT_ONCE };
    const page = await log.read(request);
    if (!page.found) return found;
    for (const { id, type, createdAt, data } of page.events) {
      if (data.id === leadId) found.push({ id, type, createdAt: isoTime(createdAt) });
    }
    if (!page.hasMore) return found;
    after = page.last;
  }
};

const presentInteraction = (row: Row) => {
  const { id, type, at, note, propertyId, createdAt } = interactionTable.decode(row);
  return { id, type, at: isoTime(at), note, propertyId, createdAt: isoTime(createdAt) };
};

const presentDeed = (row: Row) => {
  const { at, actor, action, fields } = auditTable.decode(row);
  return { at: isoTime(at), actor, action, fields };
};

/**
 * Everything the service holds about one client: the record, what identifies it, what was done, and where it left traces.
 * @throws Refusal not_found
 */
export const exportLead = async (scope: Scope, log: Pick<EventLogPort, "read">, leadId: string) => {
  const lead = await readLead(scope, leadId);
  const [identities, done, deeds, answers] = await run(
    scope.db,
    [
      sql("SELECT kind, value FROM lead_identities WHERE lead_id = ? ORDER BY kind, value", leadId),
      sql(`SELECT ${interactionTable.columns} FROM interactions WHERE lead_id = ? ORDER BY seq`, leadId),
      sql(
        `SELECT ${auditTable.columns} FROM audit WHERE account_id = ? AND subject = ? ORDER BY seq`,
        scope.accountId,
        leadId,
      ),
      sql("SELECT count(*) AS answers FROM receipts WHERE subject = ?", leadId),
    ],
    scope.meter,
  );
  return {
    lead: presentLead(lead, scope.language),
    dashboardFields: lead.dashboardFields,
    identities: identities as { kind: "phone" | "email"; value: string }[],
    interactions: done!.map(presentInteraction),
    events: await eventsOf(log, scope, leadId),
    audit: deeds!.map(presentDeed),
    storedAnswers: answers![0]!.answers as number,
  };
};
