import type { ReadContext } from "../../call-context.ts";
import type { Property } from "../../db/schema/properties.ts";
import { propertyTable } from "../../db/schema/properties.ts";
import { run, sql } from "../../db/statement.ts";
import { Refusal } from "../../errors/refusal.ts";
import { readByRef } from "../records/likely-ref.ts";

const SELECT = `SELECT ${propertyTable.columns} FROM properties WHERE account_id = ?`;

/** @throws Refusal not_found */
export const readProperty = async (ctx: ReadContext, propertyId: string): Promise<Property> => {
  const [rows] = await run(ctx.db, [sql(`${SELECT} AND id = ?`, ctx.accountId, propertyId)], ctx.meter);
  const property = propertyTable.first(rows);
  if (!property) throw new Refusal("not_found");
  return property;
};

/** @throws Refusal not_found */
export const readPropertyByRef = (ctx: ReadContext, ref: string): Promise<Property> =>
  readByRef(ctx, "properties", ref, `${SELECT} AND external_ref = ?`, (rows) => propertyTable.first(rows));
