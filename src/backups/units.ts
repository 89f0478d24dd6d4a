import { MOVED_TABLES, type MovedTable } from "../db/moved-tables.ts";

/** Rows that are read with the row they belong to, in one transaction. */
export interface Child {
  readonly table: MovedTable;
  readonly of: string;
  readonly where?: string;
  /** No index finds them by `of`: they are a unit of their own, and read with their parent only if it has changed. */
  readonly isChange?: true;
}

/** What is read page by page: rows of a table, and what belongs to each. */
export interface Unit {
  readonly table: MovedTable;
  readonly index?: string;
  /** The column in which the unit's own rows name the account; other rows are children. */
  readonly own?: string;
  readonly order: readonly string[];
  readonly limit: number;
  readonly children: readonly Child[];
  readonly cards?: { readonly of: string; readonly shows: string; readonly where: string };
  /** The states of rows whose changes the index finds; absent if the table is read once. */
  readonly states?: readonly string[];
}

/** Rows of a page; a property has up to 30 photos, and a client some fifty matches. */
const MAX_ROWS = 1_000;
const MAX_OBJECTS = 100;
const MAX_BATCHES = 4;

/** `status` and `updated_at` come first, because no index leads from an account to the ids of its rows. */
const WHOLE: Readonly<Partial<Record<MovedTable, Omit<Unit, "table">>>> = {
  properties: {
    index: "properties_changes",
    order: ["status", "updated_at", "id"],
    limit: MAX_OBJECTS,
    states: ["ACTIVE", "INACTIVE", "SOLD", "RENTED", "DELETED"],
    children: [
      { table: "property_photos", of: "property_id" },
      { table: "matches", of: "property_id", where: "side = 'property'" },
    ],
    cards: { of: "property_id", shows: "lead_id", where: "side = 'property'" },
  },
  leads: {
    index: "leads_changes",
    order: ["state", "updated_at", "id"],
    limit: MAX_OBJECTS,
    states: ["ACTIVE", "ARCHIVED", "DELETED"],
    children: [
      { table: "lead_identities", of: "lead_id", isChange: true },
      { table: "interactions", of: "lead_id" },
      { table: "matches", of: "lead_id", where: "side <> 'property'" },
    ],
    cards: { of: "lead_id", shows: "property_id", where: "side <> 'property'" },
  },
  batches: {
    order: ["id"],
    limit: MAX_BATCHES,
    children: [{ table: "batch_items", of: "batch_id" }],
  },
};

const isChildOnly = (table: MovedTable): boolean =>
  Object.values(WHOLE).some(({ children }) =>
    children.some((child) => child.table === table && child.isChange !== true),
  );

const unitOf = (table: MovedTable): Unit => ({
  table,
  order: MOVED_TABLES[table],
  limit: MAX_ROWS,
  children: [],
  ...WHOLE[table],
});

/** Every table that belongs to an account, as a unit or with one (`src/db/moved-tables.ts`). */
export const UNITS: readonly Unit[] = [
  ...(Object.keys(MOVED_TABLES) as MovedTable[]).filter((table) => !isChildOnly(table)).map(unitOf),
  // Uploads that no property has taken (rules 14.14).
  { ...unitOf("property_photos"), own: "property_id" },
];

/** The tables of exported rows: those of the account, and the cards. */
export const EXPORTED_TABLES: readonly string[] = [...Object.keys(MOVED_TABLES), "radar_cards"];
