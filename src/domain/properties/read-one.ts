import type { Property } from "../../db/schema/properties.ts";
import { run, sql } from "../../db/statement.ts";
import { Refusal } from "../../errors/refusal.ts";
import type { ReadScope } from "../scope.ts";
import { decodeProperty, propertyTable } from "./table.ts";

const readOne = async (scope: ReadScope, column: "id" | "external_ref", value: string): Promise<Property> => {
  const text = `SELECT ${propertyTable.columns} FROM properties WHERE account_id = ? AND ${column} = ?`;
  const [rows] = await run(scope.db, [sql(text, scope.accountId, value)], scope.meter);
  const property = decodeProperty(rows?.[0]);
  if (!property) throw new Refusal("not_found");
  return property;
};

/** @throws Refusal not_found */
export const readProperty = (scope: ReadScope, propertyId: string): Promise<Property> =>
  readOne(scope, "id", propertyId);

/** @throws Refusal not_found */
export const readPropertyByRef = (scope: ReadScope, ref: string): Promise<Property> =>
  readOne(scope, "external_ref", ref);
