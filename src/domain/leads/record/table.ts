import { type Lead, leads } from "../../../db/schema/leads.ts";
import { tableOf } from "../../../db/table.ts";

export const leadTable = tableOf(leads);

export const decodeLead = (row: Record<string, unknown> | undefined): Lead | null =>
  row ? leadTable.decode(row) : null;
