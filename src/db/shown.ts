import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Row } from "./statement.ts";
import { type ColumnCodec, codecsOf } from "./table.ts";

/**
 * The columns of a table that a list shows. Each row comes as JSON text made by SQLite: D1's client would build an
 * object of its columns value by value, which would be most of a page's cost (docs/design/speed.md).
 */
export interface Shown<T> {
  readonly columns: string;
  decode(row: Row): T;
}

/** D1 takes at most 32 arguments of a function. */
const MAX_VALUES = 30;

const inGroups = <T>(list: readonly T[], limit: number): T[][] => {
  const size = Math.ceil(list.length / Math.ceil(list.length / limit));
  return Array.from({ length: Math.ceil(list.length / size) }, (_, at) =>
    list.slice(at * size, (at + 1) * size),
  );
};

/** @param hidden fields which no answer shows */
export const shownOf = <S extends SQLiteTable, F extends keyof S["$inferSelect"]>(
  schema: S,
  hidden: readonly F[],
): Shown<Omit<S["$inferSelect"], F>> => {
  const codecs = codecsOf(schema).filter(({ field }) => !(hidden as readonly string[]).includes(field));
  const groups = inGroups(codecs, MAX_VALUES);
  const names = groups.map((_, at) => `shown_${at}`);
  const text = ({ column, kind }: ColumnCodec): string => (kind === "json" ? `json(${column})` : column);
  const fields = codecs.map(({ field }) => field);
  const flags = codecs.filter(({ kind }) => kind === "boolean").map(({ field }) => field);
  return {
    // Without spaces within a column: the list is split at ", ".
    columns: groups.map((group, at) => `json_array(${group.map(text).join(",")}) AS ${names[at]}`).join(", "),
    decode: (row) => {
      const inner = names.map((name) => (row[name] as string).slice(1, -1)).join(",");
      const values = JSON.parse(`[${inner}]`) as unknown[];
      const record: Record<string, unknown> = {};
      for (let at = 0; at < fields.length; at += 1) record[fields[at]!] = values[at];
      for (const flag of flags) if (record[flag] !== null) record[flag] = record[flag] === 1;
      return record as Omit<S["$inferSelect"], F>;
    },
  };
};
