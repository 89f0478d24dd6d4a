import type { ReadContext } from "../../call-context.ts";
import { countReceipts } from "../../db/receipts.ts";
import { partnershipTable } from "../../db/schema/partnerships.ts";
import { type Database, type Row, run, sql } from "../../db/statement.ts";
import { isoTime } from "../../lib/clock.ts";
import type { EventLogPort } from "../../ports/event-log.ts";
import { EVENT_NAMES } from "../../vocabulary/event-types.ts";
import { auditTable } from "../audit/audit-row.ts";
import { decodePartnership } from "../partnerships/partnership.ts";
import { matchTable, writeMatchId } from "../radar/match.ts";
import { interactionTable, presentInteraction } from "./log-interaction.ts";
import { readLead } from "./read-one.ts";
import { presentLead } from "./record/present.ts";

type Scope = Pick<ReadContext, "accountId" | "db" | "meter" | "language"> & {
  readonly shard: string;
  readonly directory: Database;
};

/** Events that one call to the log reads. */
const EVENTS_AT_ONCE = 500;

const LEAD_EVENTS = EVENT_NAMES.filter((type) => type.startsWith("lead."));

const eventsOf = async (log: Pick<EventLogPort, "read">, { accountId, shard }: Scope, leadId: string) => {
  const found: { id: string; type: string; createdAt: string }[] = [];
  for (let after: number | null = null; ; ) {
    const request = { accountId, shard, after, since: null, types: LEAD_EVENTS, limit: EVENTS_AT_ONCE };
    const page = await log.read(request);
    if (!page.found) return found;
    for (const { id, type, createdAt, data } of page.events) {
      if (JSON.parse(data).id === leadId) found.push({ id, type, createdAt: isoTime(createdAt) });
    }
    if (!page.hasMore) return found;
    after = page.last;
  }
};

const presentAuditRow = (row: Row) => {
  const { at, actor, action, fields } = auditTable.decode(row);
  return { at: isoTime(at), actor, action, fields };
};

const presentMatch = (row: Row) => {
  const match = matchTable.decode(row);
  const { propertyId, scope, status, score, lostAt, createdAt, updatedAt } = match;
  return {
    id: writeMatchId(match),
    propertyId,
    scope,
    status,
    score,
    lostRelevance: lostAt !== null,
    createdAt: isoTime(createdAt),
    updatedAt: isoTime(updatedAt),
  };
};

/** Requests to and from other accounts about the client, and how many answers to registrations are stored with them. */
const inDirectory = async ({ directory, meter, accountId }: Scope, leadId: string) => {
  const text = `SELECT ${partnershipTable.columns} FROM partnerships INDEXED BY partnerships_of_lead
    WHERE lead_id = ? AND client_account_id = ? ORDER BY created_at, id`;
  const [rows = [], answers] = await run(
    directory,
    [sql(text, leadId, accountId), countReceipts("directory", leadId)],
    meter,
  );
  const partnerships = rows
    .map(decodePartnership)
    .map(({ id, propertyId, kind, status, score, message, ...times }) => ({
      id,
      propertyId,
      kind,
      status,
      score,
      message,
      createdAt: isoTime(times.createdAt),
      updatedAt: isoTime(times.updatedAt),
    }));
  return { partnerships, answersElsewhere: answers![0]!.answers as number };
};

/**
 * Everything the service holds about one client: the record, identities, interactions, and every trace elsewhere.
 * @throws Refusal not_found
 */
export const exportLead = async (ctx: Scope, log: Pick<EventLogPort, "read">, leadId: string) => {
  const lead = await readLead(ctx, leadId);
  const [identities, done, auditRows, answers, matched] = await run(
    ctx.db,
    [
      sql(
        "SELECT kind, value FROM lead_identities WHERE account_id = ? AND lead_id = ? ORDER BY kind, value",
        ctx.accountId,
        leadId,
      ),
      sql(`SELECT ${interactionTable.columns} FROM interactions WHERE lead_id = ? ORDER BY seq`, leadId),
      sql(
        `SELECT ${auditTable.columns} FROM audit WHERE account_id = ? AND subject = ? ORDER BY seq`,
        ctx.accountId,
        leadId,
      ),
      countReceipts("shard", leadId),
      sql(
        `SELECT ${matchTable.columns} FROM matches INDEXED BY matches_of_lead
         WHERE lead_id = ? AND side <> 'property' ORDER BY seq`,
        leadId,
      ),
    ],
    ctx.meter,
  );
  const { partnerships, answersElsewhere } = await inDirectory(ctx, leadId);
  return {
    lead: presentLead(lead, ctx.language),
    dashboardFields: lead.dashboardFields,
    identities: identities as { kind: "phone" | "email"; value: string }[],
    interactions: done!.map((row) => presentInteraction(interactionTable.decode(row))),
    matches: matched!.map(presentMatch),
    partnerships,
    events: await eventsOf(log, ctx, leadId),
    audit: auditRows!.map(presentAuditRow),
    storedAnswers: (answers![0]!.answers as number) + answersElsewhere,
  };
};
