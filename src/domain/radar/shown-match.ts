import type { Lead } from "../../db/schema/leads.ts";
import { leadTable } from "../../db/schema/leads.ts";
import { propertyTable } from "../../db/schema/properties.ts";
import { type Database, type Meter, type Row, run, type Statement, sql } from "../../db/statement.ts";
import { type Account, accountTable } from "../accounts/account.ts";
import {
  type ClientCard,
  clientCard,
  type PropertyCard,
  propertyCard,
  SHOWN_OF_CLIENT,
  SHOWN_OF_DEVELOPMENT,
  SHOWN_OF_PROPERTY,
} from "./card.ts";
import { type Match, matchTable } from "./match.ts";

const property = propertyTable.joined("p", [...SHOWN_OF_PROPERTY, "captadorAccountId", "captadorTeamName"]);
const development = propertyTable.joined("d", SHOWN_OF_DEVELOPMENT);
const lead = leadTable.joined("l", [
  "id",
  ...SHOWN_OF_CLIENT,
  "name",
  "status",
  "ownerAccountId",
  "ownerName",
]);

const SHOWN_OF_PARTNER = [
  "id",
  "shard",
  "name",
  "type",
  "subscription",
  "organization",
  "creci",
  "creciVerified",
  "phone",
  "hiddenFields",
] as const satisfies readonly (keyof Account)[];

const partner = accountTable.joined("c", SHOWN_OF_PARTNER);

/** The other account's visible data, and the shard of its rows. */
export type Partner = Pick<Account, (typeof SHOWN_OF_PARTNER)[number]>;

/** A match with its current visible data: own objects from their rows, others from their cards. */
export interface ShownMatch {
  readonly match: Match;
  readonly property: PropertyCard | null;
  readonly client: ClientCard | null;
  /** Only for an own client. */
  readonly lead: Pick<Lead, "name" | "status"> | null;
  readonly ownerName: string | null;
  readonly partner: Partner | null;
}

/** A missing reference is looked up by null, which costs no row. */
const JOINS = `LEFT JOIN properties AS p ON p.id = iif(m.side = 'client', NULL, m.property_id)
  LEFT JOIN properties AS d ON d.id = p.development_id
  LEFT JOIN leads AS l ON l.id = iif(m.side = 'property', NULL, m.lead_id)
  LEFT JOIN radar_cards AS k
    ON k.id = CASE m.side WHEN 'client' THEN m.property_id WHEN 'property' THEN m.lead_id END
  LEFT JOIN accounts AS c ON c.id = m.partner_account_id
  LEFT JOIN team_members AS t ON t.id = iif(
    m.owner_account_id IS coalesce(l.owner_account_id, p.captador_account_id), NULL, m.owner_account_id)`;

const SHOWN = [property, development, lead, partner].map(({ columns }) => columns).join(", ");

/**
 * The matches of a statement, with their visible data.
 * @param order the columns by which the statement orders its matches, descending
 */
export const shownStatement = (found: Statement, order: readonly string[] = []): Statement => {
  const ordered =
    order.length === 0 ? "" : ` ORDER BY ${order.map((column) => `m.${column} DESC`).join(", ")}`;
  return sql(
    `SELECT m.*, ${SHOWN}, k.card AS card, t.name AS owner_name FROM (${found.sql}) AS m ${JOINS}${ordered}`,
    ...found.params,
  );
};

const decodeShown = (row: Row): ShownMatch => {
  const match = matchTable.decode(row);
  const ownProperty = property.decode(row);
  const ownLead = lead.decode(row);
  const card = row.card === null ? null : JSON.parse(row.card as string);
  const ownName = match.side === "property" ? ownProperty?.captadorTeamName : ownLead?.ownerName;
  return {
    match,
    property: ownProperty
      ? propertyCard(ownProperty, development.decode(row))
      : match.side === "client"
        ? card
        : null,
    client: ownLead ? clientCard(ownLead) : match.side === "property" ? card : null,
    lead: ownLead,
    ownerName: match.ownerAccountId === null ? null : ((row.owner_name as string | null) ?? ownName ?? null),
    partner: partner.decode(row),
  };
};

interface Directory {
  readonly directory: Database;
  readonly meter: Meter;
}

/** Accounts are only in the directory: for another shard the partners need a second trip. */
const withPartners = async (
  { directory, meter }: Directory,
  found: readonly ShownMatch[],
): Promise<ShownMatch[]> => {
  const lacking = found.flatMap(({ match, partner: known }) =>
    match.partnerAccountId === null || known ? [] : [match.partnerAccountId],
  );
  if (lacking.length === 0) return [...found];
  const named = JSON.stringify([...new Set(lacking)]);
  const text = `SELECT ${partner.columns} FROM json_each(?) CROSS JOIN accounts AS c ON c.id = value`;
  const [rows = []] = await run(directory, [sql(text, named)], meter);
  const partners = new Map(rows.map((row) => [row.c_id, partner.decode(row)]));
  return found.map((one) => ({
    ...one,
    partner: one.partner ?? partners.get(one.match.partnerAccountId) ?? null,
  }));
};

export const decodeMatches = (ctx: Directory, rows: readonly Row[]): Promise<ShownMatch[]> =>
  withPartners(ctx, rows.map(decodeShown));
