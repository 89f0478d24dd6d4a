import { isOpen } from "../../db/open-account.ts";
import { selectBy } from "../../db/prepared.ts";
import { properties } from "../../db/schema/properties.ts";
import { type ShownProperty, shownProperties } from "../../db/shown-properties.ts";
import { type Database, run, sql } from "../../db/statement.ts";

/** Properties that wait for review, of any account that is open here: those that have waited longest first. */
export const reviewQueue = async (
  db: Database,
  afterSeq: number,
  limit: number,
): Promise<ShownProperty[]> => {
  const [rows = []] = await run(db, [
    sql(
      `SELECT ${shownProperties.columns} FROM properties INDEXED BY properties_under_review
       WHERE curation_status = 'PENDING' AND deleted_at IS NULL AND seq > ?
         AND ${isOpen("properties.account_id")} ORDER BY seq LIMIT ?`,
      afterSeq,
      limit,
    ),
  ]);
  return rows.map(shownProperties.decode);
};

const accountOf = selectBy(properties, ["id"], ["accountId"]);

/** The account that has a property, by the property's id alone. */
export const ownerOf = async (db: Database, propertyId: string): Promise<string | null> => {
  const [rows] = await run(db, [accountOf({ id: propertyId })]);
  return (rows?.[0]?.account_id as string | undefined) ?? null;
};
