import type { ReadContext } from "../../call-context.ts";
import { type FilteredTable, readFilteredPage } from "../../db/filtered-page.ts";
import type { Lead } from "../../db/schema/leads.ts";
import { leadTable } from "../../db/schema/leads.ts";
import type { Position } from "../../lib/cursor.ts";
import type { ClientStage, ClientState } from "../../vocabulary/value-lists.ts";

export interface LeadFilter {
  readonly state: ClientState;
  readonly status?: ClientStage | undefined;
  readonly ownerAccountId?: string | undefined;
  readonly updatedSince?: number | undefined;
  readonly radar?: "pending" | "ready" | undefined;
}

const LIST: FilteredTable = {
  name: "leads",
  columns: leadTable.columns,
  indexes: [
    { name: "leads_owner", columns: ["owner_account_id"] },
    { name: "leads_status", columns: ["status"] },
    { name: "leads_radar", columns: ["radar"] },
    { name: "leads_state", columns: [] },
  ],
  byUpdate: "leads_updated",
};

export interface LeadPage {
  readonly leads: Lead[];
  readonly next: Position | null;
}

/** GET /leads: newest first; with updatedSince, latest change first. @throws Refusal invalid_cursor */
export const listLeads = async (
  ctx: ReadContext,
  { state, status, ownerAccountId, updatedSince, radar }: LeadFilter,
  limit: number,
  after: Position | null,
): Promise<LeadPage> => {
  const page = await readFilteredPage(ctx, LIST, {
    legs: [{ account_id: ctx.accountId, state }],
    wanted: {
      ...(ownerAccountId !== undefined && { owner_account_id: ownerAccountId }),
      ...(status !== undefined && { status }),
      ...(radar !== undefined && { radar: radar === "ready" ? "READY" : "PENDING" }),
    },
    updatedSince,
    after,
    limit,
  });
  return { leads: page.rows.map(leadTable.decode), next: page.next };
};
