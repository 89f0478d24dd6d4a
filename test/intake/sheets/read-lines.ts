import { CLIENT_FIELDS } from "../../../src/intake/sheets/client-fields.ts";
import { PROPERTY_FIELDS } from "../../../src/intake/sheets/property-fields.ts";
import { type ReadSheet, readSheet } from "../../../src/intake/sheets/read-sheet.ts";

export const bytesOf = (...lines: readonly string[]): Uint8Array =>
  new TextEncoder().encode(lines.join("\r\n"));

/** Reads a sheet of properties in CSV, its header first. */
export const properties = (...lines: readonly string[]) => readSheet(PROPERTY_FIELDS, bytesOf(...lines));

/** Reads a sheet of clients in CSV, its header first. */
export const clients = (...lines: readonly string[]) => readSheet(CLIENT_FIELDS, bytesOf(...lines));

/** The field that each column is taken for, or why it is not taken. */
export const fieldsOf = ({ columns }: Pick<ReadSheet, "columns">) =>
  columns.map(({ field, notTaken }) => field?.name ?? notTaken ?? null);
