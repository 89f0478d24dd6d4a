import type { ReadContext } from "../../call-context.ts";
import { readFilteredPage, wordConditions } from "../../db/filtered-page.ts";
import type { Leg } from "../../db/page.ts";
import { leadTable } from "../../db/schema/leads.ts";
import { type ShownLead, shownLeads } from "../../db/shown-leads.ts";
import { type Statement, sql } from "../../db/statement.ts";
import type { Position } from "../../lib/cursor.ts";
import { CLIENT_STAGES, type ClientStage, type ClientState } from "../../vocabulary/value-lists.ts";
import { identityIn, withWholePhones } from "./record/words.ts";

export interface LeadFilter {
  readonly state: ClientState;
  readonly status?: ClientStage | undefined;
  readonly ownerAccountId?: string | undefined;
  readonly updatedSince?: number | undefined;
  readonly radar?: "pending" | "ready" | undefined;
  readonly q?: string | undefined;
}

/** The legs of the list: in order of creation, one for each stage. */
const legsOf = (accountId: string, { state, status, updatedSince }: LeadFilter): Leg[] => {
  const equals = { account_id: accountId, state };
  if (updatedSince !== undefined) return [{ index: "leads_changes", equals }];
  const stages = status ? [status] : CLIENT_STAGES;
  return stages.map((stage) => ({ index: "leads_newest", equals: { ...equals, status: stage } }));
};

/** The client whose code, phone or e-mail equals the query. */
const exactMatch = (accountId: string, query: string): Statement => {
  const { kind, value } = identityIn(query);
  return sql(
    `SELECT seq FROM leads WHERE account_id = ? AND external_ref = ?
     UNION ALL SELECT leads.seq FROM lead_identities AS one CROSS JOIN leads ON leads.id = one.lead_id
     WHERE one.account_id = ? AND one.kind = ? AND one.value = ? LIMIT 1`,
    accountId,
    query.trim(),
    accountId,
    kind,
    value,
  );
};

/**
 * GET /leads: newest first; with updatedSince, latest change first. With a query, an exact match comes first.
 * @throws Refusal invalid_cursor
 */
export const listLeads = async (
  ctx: ReadContext,
  filter: LeadFilter,
  limit: number,
  after: Position | null,
): Promise<{ readonly leads: ShownLead[]; readonly next: Position | null }> => {
  const { status, radar, q } = filter;
  const ownerAccountId = ctx.brokerId ?? filter.ownerAccountId;
  const words = q === undefined ? [] : wordConditions(withWholePhones(q));
  if (words === null) return { leads: [], next: null };
  const page = await readFilteredPage(ctx, {
    table: leadTable.name,
    columns: shownLeads.columns,
    legs: legsOf(ctx.accountId, filter),
    wanted: {
      ...(ownerAccountId !== undefined && { owner_account_id: ownerAccountId }),
      ...(status !== undefined && { status }),
      ...(radar !== undefined && { radar: radar === "ready" ? "READY" : "PENDING" }),
    },
    words,
    leader: q === undefined ? undefined : exactMatch(ctx.accountId, q),
    updatedSince: filter.updatedSince,
    after,
    limit,
  });
  return { leads: page.rows.map(shownLeads.decode), next: page.next };
};
