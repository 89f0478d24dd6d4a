import * as z from "zod";
import { cursorParam, pageLimit } from "../contract/query.ts";
import { type List, newestFirst } from "../db/newest-first.ts";
import type { Row } from "../db/statement.ts";
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

/** One page of a list as it is answered. */
export const answerList = async <Item>(
  call: BackofficeCall,
  list: List,
  query: { limit: number; cursor?: string | undefined },
  itemOf: (row: Row) => Item,
): Promise<{ data: Item[]; nextCursor: string | null }> => {
  const { rows, nextCursor } = await pageOf(call, list, query);
  return { data: rows.map(itemOf), nextCursor };
};
