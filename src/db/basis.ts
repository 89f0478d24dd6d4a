import { sha256Hex } from "../lib/digest.ts";
import { guard } from "./commit.ts";
import type { WritePlan } from "./plan.ts";
import type { Statement } from "./statement.ts";

/** The tables that plans are based on, with their key and version columns. */
const VERSIONED = {
  properties: { id: "id", version: "version" },
  leads: { id: "id", version: "version" },
  feeds: { id: "account_id", version: "version" },
  matches: { id: "seq", version: "updated_at" },
  partnerships: { id: "id", version: "version" },
  captacao_owners: { id: "id", version: "version" },
} as const satisfies Record<string, { readonly id: string; readonly version: string }>;

type BasisTable = keyof typeof VERSIONED;

/** A row as read when a write was decided. */
interface BasisRow {
  readonly table: BasisTable;
  readonly id: string | number;
  readonly version: number;
  /** A row of another database, which the commit's batch can't guard: it is compared only when the write is decided. */
  readonly elsewhere?: true;
}

export type Basis = readonly BasisRow[];

/** A plan that can be shown to a person before it commits. */
export interface BasedPlan<Data, Result> extends WritePlan<Data, Result> {
  /**
   * The rows that the plan and its preview are based on: for a change of one record that record, for several all that
   * were found, for a creation none (a rival makes it a change). A person cannot see what happens to rows left out
   * here.
   */
  readonly basis: Basis;
}

/** The basis of a change of one record, or of a creation, which has none. */
export const basisOf = (
  table: BasisTable,
  record: { readonly id: string; readonly version: number } | null,
): Basis => (record ? [{ table, id: record.id, version: record.version }] : []);

/** Rows that decide a write, in another database than the one it writes. */
export const elsewhere = (basis: Basis): Basis => basis.map((row) => ({ ...row, elsewhere: true }));

const DIGEST_CHARS = 16;

/** Eight bytes in hex, equal for any order of the rows. */
export const digestOf = async (basis: Basis): Promise<string> => {
  const rows = basis.map(({ table, id, version }) => JSON.stringify([table, id, version]));
  return (await sha256Hex(rows.sort().join("\n"))).slice(0, DIGEST_CHARS);
};

const unchanged = (table: BasisTable): string => {
  const { id, version } = VERSIONED[table];
  return `(SELECT count(*) FROM json_each(?) AS b CROSS JOIN ${table} AS t
    ON t.${id} = b.value ->> 0 AND t.${version} = b.value ->> 1) = ?`;
};

/** Aborts the batch as stale if a row has changed since it was read; runs before versions rise. */
export const guardBasis = (basis: Basis): Statement[] => {
  const tables = [
    ...Map.groupBy(
      basis.filter((row) => !row.elsewhere),
      ({ table }) => table,
    ),
  ];
  if (tables.length === 0) return [];
  const params = tables.flatMap(([, rows]) => [
    JSON.stringify(rows.map(({ id, version }) => [id, version])),
    rows.length,
  ]);
  return [guard("stale", tables.map(([table]) => unchanged(table)).join(" AND "), ...params)];
};
