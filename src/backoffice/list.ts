import * as z from "zod";
import { cursorParam, pageLimit } from "../contract/query.ts";
import { type List, newestFirst } from "../db/newest-first.ts";
import type { Row } from "../db/statement.ts";
import type { Table } from "../db/table.ts";
import type { BackofficeCall } from "./endpoint.ts";

/** Query of every list, newest first. */
export const LIST_QUERY = z.strictObject({ limit: pageLimit(), cursor: cursorParam });

/** One page of a list, as rows. */
export const pageOf = async (
  call: BackofficeCall,
  list: List,
  query: { limit: number; cursor?: string | undefined },
): Promise<{ rows: Row[]; nextCursor: string | null }> => {
  const after = await call.readCursor(query.cursor);
  const { rows, next } = await newestFirst(list, after, query.limit, call.meter);
  return { rows, nextCursor: await call.writeCursor(next) };
};

interface TableList<T extends Record<string, unknown>> extends Omit<List, "table" | "columns"> {
  readonly table: Table<T>;
  /** The index that the list needs and SQLite would not choose. */
  readonly index?: string;
  /** Columns of the rows besides the table's own. */
  readonly more?: string;
}

/** One page of a list, as the answer has it. */
export const answerList = async <T extends Record<string, unknown>, Item>(
  call: BackofficeCall,
  { table, index, more, ...list }: TableList<T>,
  query: { limit: number; cursor?: string | undefined },
  itemOf: (record: T, row: Row) => Item,
): Promise<{ data: Item[]; nextCursor: string | null }> => {
  const name = index === undefined ? table.name : `${table.name} INDEXED BY ${index}`;
  const columns = more === undefined ? table.columns : `${table.columns}, ${more}`;
  const { rows, nextCursor } = await pageOf(call, { ...list, table: name, columns }, query);
  return { data: rows.map((row) => itemOf(table.decode(row), row)), nextCursor };
};
