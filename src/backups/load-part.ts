import type { ExportedPart } from "../db/schema/exports.ts";
import { type Row, type Statement, sql } from "../db/statement.ts";
import { storedRefusal } from "../domain/batches/batch.ts";
import { refuseRequest } from "../errors/refusal.ts";
import { sha256Hex } from "../lib/digest.ts";
import type { Facts } from "./pages.ts";
import type { ExportBucket } from "./parts.ts";
import { UNITS } from "./units.ts";

/** Rows that go in one statement, in characters: a value may have two million bytes. */
const MAX_CHARS = 400_000;

/** A page as it was exported: which objects it has, and all rows that belong to them. */
interface ExportedPage {
  readonly of: string;
  readonly ids: readonly string[];
  readonly rows: readonly { readonly table: string; readonly row: Row }[];
}

/** @throws Error if the part is not there, or not as it was written */
export const readPart = async (
  bucket: ExportBucket,
  { key, sha256 }: ExportedPart,
): Promise<ExportedPage[]> => {
  const found = await bucket.get(key);
  if (!found) throw new Error("A part was not found.");
  const bytes = new Uint8Array(await found.arrayBuffer());
  if ((await sha256Hex(bytes)) !== sha256) throw new Error("A part is not what was written.");
  const text = await new Response(
    new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip")),
  ).text();
  const pages: { of: string; ids: readonly string[]; rows: { table: string; row: Row }[] }[] = [];
  for (const line of text.split("\n")) {
    if (line === "") continue;
    const { page, ids, table, row } = JSON.parse(line);
    if (page === undefined) pages.at(-1)!.rows.push({ table, row });
    else pages.push({ of: page, ids, rows: [] });
  }
  return pages;
};

/** Whether a row belongs to an erased client. */
const isOfErased = (erased: ReadonlySet<string>, table: string, row: Row): boolean => {
  const own = table === "leads" ? row.id : (row.lead_id ?? row.subject ?? row.object_id);
  return typeof own === "string" && erased.has(own);
};

const NOT_DONE = storedRefusal(
  refuseRequest(
    "A conta foi restaurada, e desde a exportação um cliente foi removido definitivamente. Envie o item de novo.",
    "The account was restored, and a client has been removed for good since the export. Send the item again.",
  ),
);

/**
 * An item that a batch had yet to process may be about a person erased since, whom only the item names: processing it
 * would make the person a client again. So no pending item about clients is processed.
 */
const withoutErased = (
  { rows }: ExportedPage,
  erased: ReadonlySet<string>,
): readonly ExportedPage["rows"][number][] => {
  if (erased.size === 0) return rows;
  const ofClients = new Set(
    rows.flatMap(({ table, row }) => (table === "batches" && row.type === "leads" ? [row.id] : [])),
  );
  const refused = { outcome: "REJECTED", body: null, refusal: JSON.stringify(NOT_DONE) };
  return rows.flatMap((one) => {
    const { table, row } = one;
    if (isOfErased(erased, table, row)) return [];
    const waits = table === "batch_items" && row.outcome === "PENDING" && ofClients.has(row.batch_id);
    return [waits ? { table, row: { ...row, ...refused } } : one];
  });
};

/** Deletes what an earlier page brought of this page's objects. */
const deletePage = ({ of, ids }: ExportedPage, accountId: string): Statement[] => {
  const unit = UNITS.find(({ table }) => table === of)!;
  if (unit.states === undefined) return [];
  const list = JSON.stringify(ids);
  const among = "IN (SELECT value FROM json_each(?))";
  return [
    ...unit.children.map(({ table, of: parent, where = "1" }) =>
      sql(`DELETE FROM ${table} WHERE account_id = ? AND ${parent} ${among} AND ${where}`, accountId, list),
    ),
    sql(`DELETE FROM ${of} WHERE account_id = ? AND id ${among}`, accountId, list),
  ];
};

/**
 * Deletes earlier holders of what only one object of an account may have: a code, or a person's address. They had it
 * when their page was read, but no longer when this page was read.
 */
const deleteFormerHolders = (
  byTable: ReadonlyMap<string, readonly { readonly row: Row }[]>,
  accountId: string,
): Statement[] => {
  const held = (table: string, columns: readonly string[]): string =>
    JSON.stringify(
      (byTable.get(table) ?? [])
        .map(({ row }) => columns.map((column) => row[column]))
        .filter(([first]) => first !== null && first !== undefined),
    );
  return [
    ...UNITS.filter(({ states }) => states !== undefined).flatMap(({ table, children }) => {
      const codes = held(table, ["external_ref"]);
      const holders = "account_id = ?1 AND external_ref IN (SELECT value ->> 0 FROM json_each(?2))";
      return [
        ...children.map(({ table: child, of, where = "1" }) =>
          sql(
            `DELETE FROM ${child} WHERE account_id = ?1 AND ${where}
               AND ${of} IN (SELECT id FROM ${table} WHERE ${holders})`,
            accountId,
            codes,
          ),
        ),
        sql(`DELETE FROM ${table} WHERE ${holders}`, accountId, codes),
      ];
    }),
    sql(
      `DELETE FROM lead_identities WHERE account_id = ? AND (kind, value) IN
         (SELECT n.value ->> 0, n.value ->> 1 FROM json_each(?) AS n)`,
      accountId,
      held("lead_identities", ["kind", "value"]),
    ),
  ];
};

const insertRows = (table: string, columns: readonly string[], rows: readonly Row[]): Statement => {
  const values = columns.map((column) => `value ->> '$.${column}'`).join(", ");
  const newer =
    table === "radar_cards"
      ? " WHERE true ON CONFLICT (id) DO UPDATE SET card = excluded.card, known_at = excluded.known_at WHERE excluded.known_at > radar_cards.known_at"
      : "";
  return sql(
    `INSERT INTO ${table} (${columns.join(", ")}) SELECT ${values} FROM json_each(?)${newer}`,
    JSON.stringify(rows),
  );
};

const chunksOf = (rows: readonly Row[]): Row[][] => {
  const chunks: Row[][] = [];
  let free = 0;
  for (const row of rows) {
    const chars = JSON.stringify(row).length;
    if (chars > free) chunks.push([]);
    free = (chars > free ? MAX_CHARS : free) - chars;
    chunks.at(-1)!.push(row);
  }
  return chunks;
};

/** Writes the rows of a page. A column added since the export keeps its default. */
export const loadPage = (
  page: ExportedPage,
  { columns }: Facts,
  accountId: string,
  erased: ReadonlySet<string>,
): Statement[] => {
  const byTable = Map.groupBy(withoutErased(page, erased), ({ table }) => table);
  const insertions = [...byTable].flatMap(([table, entries]) => {
    const rows = entries.map(({ row }) => row);
    const names = columns.get(table)!.filter((column) => column in rows[0]!);
    return chunksOf(rows).map((chunk) => insertRows(table, names, chunk));
  });
  return [...deletePage(page, accountId), ...deleteFormerHolders(byTable, accountId), ...insertions];
};
