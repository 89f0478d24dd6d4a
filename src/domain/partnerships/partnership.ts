import { and, eq, sql } from "drizzle-orm";
import type { ReadContext } from "../../call-context.ts";
import { prepared, read } from "../../db/prepared.ts";
import { type PartnershipRow, partnerships, partnershipTable } from "../../db/schema/partnerships.ts";
import { type Database, type Row, run } from "../../db/statement.ts";
import { orNotFound } from "../../errors/refusal.ts";
import type { ClientCard, PropertyCard } from "../radar/card.ts";
import type { StoredFacts } from "../radar/first-formula.ts";
import { isOfBroker } from "../records/of-broker.ts";
import type { Party } from "./party.ts";

/** The object that the account holds: it never changes, whichever side asked. */
export type PartnershipSide = "client" | "property";

/** A partnership with the stored data of both sides. */
export interface Partnership
  extends Omit<PartnershipRow, "facts" | "clientCard" | "propertyCard" | "clientParty" | "propertyParty"> {
  readonly facts: StoredFacts | null;
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

/** The broker on the account's side. */
export const brokerOf = (one: Partnership, accountId: string): string | null =>
  (sideOf(one, accountId) === "client" ? one.clientParty : one.propertyParty).brokerId;

/** The asking side, by the kind (rules 28.4). */
export const requestingSide = ({ kind }: Pick<Partnership, "kind">): PartnershipSide =>
  kind === "PROPERTY_FOR_CLIENT" ? "client" : "property";

/** The object of the property's side: a development if none of its unit types was a match. */
export const propertyOf = ({ propertyId, developmentId }: Partnership): string =>
  (propertyId ?? developmentId)!;

const byIds = prepared<"ids">((name) =>
  read
    .select()
    .from(partnerships)
    .where(sql`${partnerships.id} IN (SELECT value FROM json_each(${name("ids")}))`),
);

const ofAccount = prepared<"id" | "accountId">((name) =>
  read
    .select()
    .from(partnerships)
    .where(
      and(
        eq(partnerships.id, name("id")),
        sql`${name("accountId")} IN (${partnerships.clientAccountId}, ${partnerships.propertyAccountId})`,
      ),
    ),
);

/** Partnerships of any accounts; removed ones are missing. */
export const readPartnerships = async (
  directory: Database,
  ids: readonly string[],
): Promise<Partnership[]> => {
  const [rows = []] = await run(directory, [byIds({ ids: JSON.stringify(ids) })]);
  return rows.map(decodePartnership);
};

/** A partnership of the account, on either side. @throws Refusal not_found */
export const loadPartnership = async (
  ctx: Pick<ReadContext, "db" | "meter" | "accountId" | "brokerId">,
  id: string,
): Promise<Partnership> => {
  const [rows] = await run(ctx.db, [ofAccount({ id, accountId: ctx.accountId })], ctx.meter);
  const one = orNotFound(rows?.[0] ? decodePartnership(rows[0]) : null);
  return orNotFound(isOfBroker(ctx, brokerOf(one, ctx.accountId)) ? one : null);
};
