import type { ReadContext } from "../../call-context.ts";
import type { Property } from "../../db/schema/properties.ts";
import { propertyTable } from "../../db/schema/properties.ts";
import { run, sql } from "../../db/statement.ts";
import { Refusal } from "../../errors/refusal.ts";

const readOne = async (ctx: ReadContext, column: "id" | "external_ref", value: string): Promise<Property> => {
  const text = `SELECT ${propertyTable.columns} FROM properties WHERE account_id = ? AND ${column} = ?`;
  const [rows] = await run(ctx.db, [sql(text, ctx.accountId, value)], ctx.meter);
  const property = propertyTable.first(rows);
  if (!property) throw new Refusal("not_found");
  return property;
};

/** @throws Refusal not_found */
export const readProperty = (ctx: ReadContext, propertyId: string): Promise<Property> =>
  readOne(ctx, "id", propertyId);

/** @throws Refusal not_found */
export const readPropertyByRef = (ctx: ReadContext, ref: string): Promise<Property> =>
  readOne(ctx, "external_ref", ref);
