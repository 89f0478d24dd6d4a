import { matches } from "../../db/schema/matches.ts";
import { tableOf } from "../../db/table.ts";
import { MATCH_SIDES, type MatchSide } from "../../vocabulary/value-lists.ts";

export type Match = typeof matches.$inferSelect;

export const matchTable = tableOf(matches);

/** The key of a match: the pair, and the account's side. */
export type MatchKey = Pick<Match, "propertyId" | "leadId" | "side">;

const PREFIX = "m";
const SEPARATOR = "#";

const isSide = (text: string | undefined): text is MatchSide => MATCH_SIDES.some((side) => side === text);

/** `m#<property>#<client>#<side>`. */
export const writeMatchId = ({ propertyId, leadId, side }: MatchKey): string =>
  [PREFIX, propertyId, leadId, side].join(SEPARATOR);

/** The same in SQL. @param row the name of its row */
export const matchIdSql = (row: string): string =>
  ["property_id", "lead_id", "side"].reduce(
    (id, column) => `${id} || '${SEPARATOR}' || ${row}.${column}`,
    `'${PREFIX}'`,
  );

/** @returns null for a text that is no match's id */
export const readMatchId = (id: string): MatchKey | null => {
  const [prefix, propertyId, leadId, side, ...rest] = id.split(SEPARATOR);
  if (prefix !== PREFIX || !propertyId || !leadId || !isSide(side) || rest.length > 0) return null;
  return { propertyId, leadId, side };
};
