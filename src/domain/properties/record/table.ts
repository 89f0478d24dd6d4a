import { type Property, properties } from "../../../db/schema/properties.ts";
import { tableOf } from "../../../db/table.ts";

export const propertyTable = tableOf(properties);

export const decodeProperty = (row: Record<string, unknown> | undefined): Property | null =>
  row ? propertyTable.decode(row) : null;
