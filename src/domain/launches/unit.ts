import type { Property } from "../../db/schema/properties.ts";
import { propertyTable } from "../../db/schema/properties.ts";
import { type Row, type Statement, sql } from "../../db/statement.ts";

const UNIT_FIELDS = [
  "id",
  "developmentId",
  "title",
  "type",
  "forSale",
  "forRent",
  "salePriceCents",
  "rentPriceCents",
  "bedrooms",
  "suites",
  "bathrooms",
  "parkingSpots",
  "area",
  "launch",
] as const satisfies readonly (keyof Property)[];

const unit = propertyTable.joined("u", UNIT_FIELDS);

/** The catalog's data of a unit type. */
export type LaunchUnit = Pick<Property, (typeof UNIT_FIELDS)[number]>;

/** Available unit types of any developments, the oldest first. */
export const unitsOf = (developmentIds: readonly string[]): Statement =>
  sql(
    `SELECT ${unit.columns} FROM properties AS u INDEXED BY properties_units
     WHERE u.development_id IN (SELECT value FROM json_each(?)) AND u.status = 'ACTIVE' ORDER BY u.seq`,
    JSON.stringify(developmentIds),
  );

export const decodeUnit = (row: Row): LaunchUnit => unit.decode(row)!;
