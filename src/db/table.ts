import { getTableColumns, getTableName } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Row, Statement } from "./statement.ts";

type Kind = "boolean" | "json" | "plain";

export interface ColumnCodec {
  readonly field: string;
  readonly column: string;
  readonly kind: Kind;
}

/** Some columns of a table in a join, renamed. */
export interface Joined<T> {
  readonly columns: string;
  /** Null if the join found nothing. */
  decode(row: Row): T | null;
}

/** Makes SQL, always with the same text, for a table that drizzle describes. */
export interface Table<T extends Record<string, unknown>> {
  readonly name: string;
  /** Every column, for a SELECT. */
  readonly columns: string;
  /** The same columns, prefixed with the table's alias in a join. */
  columnsOf(alias: string): string;
  /** Every nullable column, as null: the defaults of a new record. */
  readonly nulls: { readonly [C in keyof T as null extends T[C] ? C : never]: null };
  decode(row: Row): T;
  /** Decodes the first row, or returns null if there is none. */
  first(rows: readonly Row[] | undefined): T | null;
  /** @param fields all by default; including `id` if the join may find nothing */
  joined<F extends keyof T = keyof T>(alias: string, fields?: readonly F[]): Joined<Pick<T, F>>;
  /** @param computed columns whose value is an SQL expression */
  insert(record: Partial<T>, computed?: Readonly<Record<string, Statement>>): Statement;
  /** `UPDATE … SET` of the given fields only: an index that none of them touches is not rewritten. */
  update(fields: Partial<T>, where: string, params: readonly unknown[]): Statement;
}

const kindOf = (column: SQLiteColumn): Kind => {
  if (column.columnType === "SQLiteBoolean") return "boolean";
  return column.dataType === "json" ? "json" : "plain";
};

const fromSql = (codec: ColumnCodec, value: unknown): unknown => {
  if (value === null || codec.kind === "plain") return value;
  return codec.kind === "boolean" ? value === 1 : JSON.parse(value as string);
};

const toSql = (codec: ColumnCodec, value: unknown): unknown => {
  if (value === null || value === undefined) return null;
  if (codec.kind === "boolean") return value ? 1 : 0;
  return codec.kind === "json" ? JSON.stringify(value) : value;
};

const recordOf = (codecs: readonly ColumnCodec[], row: Row): Record<string, unknown> => {
  const record: Record<string, unknown> = {};
  for (const codec of codecs) record[codec.field] = fromSql(codec, row[codec.column]);
  return record;
};

const joinColumns = <T>(codecs: readonly ColumnCodec[], alias: string): Joined<T> => {
  const id = `${alias}_id`;
  const renamed = codecs.map((codec) => ({ ...codec, column: `${alias}_${codec.column}` }));
  return {
    columns: codecs.map(({ column }) => `${alias}.${column} AS ${alias}_${column}`).join(", "),
    decode: (row) => (row[id] === null ? null : (recordOf(renamed, row) as T)),
  };
};

export const codecsOf = (schema: SQLiteTable): ColumnCodec[] =>
  Object.entries(getTableColumns(schema)).map(([field, column]) => ({
    field,
    column: (column as SQLiteColumn).name,
    kind: kindOf(column as SQLiteColumn),
  }));

/** Reads the columns of a drizzle table once and makes its SQL from them. */
export const tableOf = <S extends SQLiteTable>(schema: S): Table<S["$inferSelect"]> => {
  type T = S["$inferSelect"];
  const name = getTableName(schema);
  const codecs = codecsOf(schema);
  const presentCodecs = (record: Partial<T>) =>
    codecs.filter((codec) => record[codec.field as keyof T] !== undefined);
  const values = (used: ColumnCodec[], record: Partial<T>) =>
    used.map((codec) => toSql(codec, record[codec.field as keyof T]));
  const decode = (row: Row): T => recordOf(codecs, row) as T;
  return {
    name,
    columns: codecs.map((codec) => codec.column).join(", "),
    columnsOf: (alias) => codecs.map((codec) => `${alias}.${codec.column}`).join(", "),
    nulls: Object.fromEntries(
      Object.entries(getTableColumns(schema))
        .filter(([, column]) => !(column as SQLiteColumn).notNull)
        .map(([field]) => [field, null]),
    ) as unknown as Table<S["$inferSelect"]>["nulls"],
    decode,
    joined: (alias, fields) =>
      joinColumns(
        fields ? codecs.filter(({ field }) => (fields as readonly string[]).includes(field)) : codecs,
        alias,
      ),
    first: (rows) => (rows?.[0] ? decode(rows[0]) : null),
    insert: (record, computed = {}) => {
      const used = presentCodecs(record).filter(({ column }) => !(column in computed));
      const made = Object.values(computed);
      const names = [...used.map((codec) => codec.column), ...Object.keys(computed)].join(", ");
      return {
        sql: `INSERT INTO ${name} (${names}) VALUES (${[...used.map(() => "?"), ...made.map((expression) => expression.sql)].join(", ")})`,
        params: [...values(used, record), ...made.flatMap((expression) => expression.params)],
      };
    },
    update: (fields, where, params) => {
      const used = presentCodecs(fields);
      return {
        sql: `UPDATE ${name} SET ${used.map((codec) => `${codec.column} = ?`).join(", ")} WHERE ${where}`,
        params: [...values(used, fields), ...params],
      };
    },
  };
};
