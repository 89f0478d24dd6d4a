import type { ReadContext } from "../../call-context.ts";
import { type PartnershipRow, partnershipTable } from "../../db/schema/partnerships.ts";
import { type Database, type Row, run, type Statement, sql } from "../../db/statement.ts";
import { found } from "../../errors/refusal.ts";
import type { ClientCard, PropertyCard } from "../radar/card.ts";
import type { Facts } from "../radar/facts.ts";
import type { Party } from "./party.ts";

/** Who holds which object: for good, whoever asked. */
export type PartnershipSide = "client" | "property";

/** A partnership with what it keeps of both sides. */
export interface Partnership
  extends Omit<PartnershipRow, "facts" | "clientCard" | "propertyCard" | "clientParty" | "propertyParty"> {
  readonly facts: Facts | null;
  readonly clientCard: ClientCard | null;
  readonly propertyCard: PropertyCard | null;
  readonly clientParty: Party;
  readonly propertyParty: Party;
}

export const decodePartnership = (row: Row): Partnership =>
  partnershipTable.decode(row) as unknown as Partnership;

export const rowOf = (partnership: Partnership): PartnershipRow => partnership as unknown as PartnershipRow;

export const sideOf = ({ clientAccountId }: Partnership, accountId: string): PartnershipSide =>
  clientAccountId === accountId ? "client" : "property";

/** Who asked: the kind says it (rules 28.4). */
export const requestingSide = ({ kind }: Pick<Partnership, "kind">): PartnershipSide =>
  kind === "PROPERTY_FOR_CLIENT" ? "client" : "property";

/** The object of the property's side: a development where no unit type of it was a match. */
export const propertyOf = ({ propertyId, developmentId }: Partnership): string =>
  (propertyId ?? developmentId)!;

/** Of any accounts; what is gone is missing. */
export const readPartnerships = async (
  directory: Database,
  ids: readonly string[],
): Promise<Partnership[]> => {
  const text = `SELECT ${partnershipTable.columns} FROM partnerships WHERE id IN (SELECT value FROM json_each(?))`;
  const [rows = []] = await run(directory, [sql(text, JSON.stringify(ids))]);
  return rows.map(decodePartnership);
};

const ownQuery = (accountId: string, id: string): Statement =>
  sql(
    `SELECT ${partnershipTable.columns} FROM partnerships WHERE id = ? AND ? IN (client_account_id, property_account_id)`,
    id,
    accountId,
  );

/** One of the account's, from whichever side. @throws Refusal not_found */
export const loadPartnership = async (
  { db, meter, accountId }: Pick<ReadContext, "db" | "meter" | "accountId">,
  id: string,
): Promise<Partnership> => {
  const [rows] = await run(db, [ownQuery(accountId, id)], meter);
  return found(rows?.[0] ? decodePartnership(rows[0]) : null);
};
