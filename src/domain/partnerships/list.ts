import type { ReadContext } from "../../call-context.ts";
import { type MergedList, mergedPage, nextPlace } from "../../db/merged-page.ts";
import { partnershipTable } from "../../db/schema/partnerships.ts";
import { run, sql } from "../../db/statement.ts";
import type { Position } from "../../lib/cursor.ts";
import { PARTNERSHIP_STAGES, type PartnershipStage } from "../../vocabulary/value-lists.ts";
import { isOfBroker } from "../records/of-broker.ts";
import { brokerOf, decodePartnership, type Partnership } from "./partnership.ts";

interface PartnershipFilter {
  readonly status?: PartnershipStage | undefined;
  readonly updatedSince?: number | undefined;
}

const listOf = (accountId: string, { status, updatedSince }: PartnershipFilter): MergedList => {
  const stages = status === undefined ? PARTNERSHIP_STAGES : [status];
  const legs = stages.map((stage) => ({ account_id: accountId, status: stage }));
  const table = "partnership_sides";
  return updatedSince === undefined
    ? { table, legs, index: "partnership_sides_newest", place: ["created_at", "partnership_id"] }
    : {
        table,
        legs,
        index: "partnership_sides_changes",
        place: ["updated_at", "partnership_id"],
        within: `updated_at >= ${Math.trunc(updatedSince)}`,
      };
};

/**
 * GET /partnerships: newest first; with updatedSince, latest change first. Reads a row of the account's list and
 * the partnership's row for each, in one round trip.
 * @throws Refusal invalid_cursor
 */
export const listPartnerships = async (
  { db, meter, accountId, brokerId }: Pick<ReadContext, "db" | "meter" | "accountId" | "brokerId">,
  filter: PartnershipFilter,
  { limit, after }: { readonly limit: number; readonly after: Position | null },
): Promise<{ readonly partnerships: Partnership[]; readonly next: Position | null }> => {
  const list = listOf(accountId, filter);
  const page = mergedPage(list, limit, after);
  const places = list.place.map((column) => `s.${column}`);
  const placeColumns = places.map((place, at) => `${place} AS place_${at}`).join(", ");
  const statement = sql(
    `SELECT ${partnershipTable.columnsOf("p")}, ${placeColumns} FROM (${page.sql}) AS s
     CROSS JOIN partnerships AS p ON p.id = s.partnership_id
     ORDER BY ${places.map((place) => `${place} DESC`).join(", ")}`,
    ...page.params,
  );
  const [rows = []] = await run(db, [statement], meter);
  const entries = rows.map((row) =>
    Object.fromEntries(list.place.map((column, at) => [column, row[`place_${at}`]])),
  );
  return {
    // A broker's page may be short: their partnerships are picked from the account's page.
    partnerships: rows
      .slice(0, limit)
      .map(decodePartnership)
      .filter((one) => isOfBroker({ brokerId }, brokerOf(one, accountId))),
    next: nextPlace(list, entries, limit),
  };
};
