import { type Database, run, sql } from "./statement.ts";

/** A range of account ids: after one, up to and including another. */
export interface Span {
  readonly after: string;
  readonly upTo: string;
}

/**
 * What a scan reads about accounts. Each function returns SQL that reads by index seeks; `params` are its parameters
 * from ?3 on.
 */
export interface ByAccount {
  /** The first account after the given one; null or no row if none follows. `own` may find nothing in it. */
  next(after: string): string;
  /** The `id` of the account's objects, in the order wanted. */
  own(account: string): string;
  also?(account: string): string;
  readonly params: readonly unknown[];
}

/** A scan ends with the account that brings its objects to this number, or after this many accounts. */
interface ScanSize {
  readonly objects: number;
  readonly accounts: number;
}

export interface Scanned {
  readonly accounts: readonly {
    readonly accountId: string;
    readonly ids: readonly string[];
    also: unknown;
  }[];
  /** The last account that was looked at, if others may follow. */
  readonly stoppedAt: string | null;
}

/** Scans accounts in the order of their ids, one seek each; of their objects only those returned are read. */
export const scanAccounts = async (
  db: Database,
  { next, own, also = () => "NULL", params }: ByAccount,
  { after, upTo }: Span,
  { objects, accounts }: ScanSize,
): Promise<Scanned> => {
  const [rows = []] = await run(db, [
    sql(
      `WITH RECURSIVE look (account_id, own, also, next, found, seen) AS (
         SELECT NULL, '[]', NULL, (${next("?1")}), 0, 0
         UNION ALL
         SELECT look.next, (SELECT json_group_array(id) FROM (${own("look.next")})), ${also("look.next")},
           (${next("look.next")}), found + json_array_length(own), seen + 1
         FROM look
         WHERE look.next <= ?2 AND found + json_array_length(own) < ${objects} AND seen < ${accounts})
       SELECT account_id, own, also, next <= ?2 AS has_more FROM look WHERE account_id IS NOT NULL`,
      after,
      upTo,
      ...params,
    ),
  ]);
  const last = rows.at(-1);
  return {
    accounts: rows
      .filter(({ own: ids }) => ids !== "[]")
      .map((row) => ({
        accountId: row.account_id as string,
        ids: JSON.parse(row.own as string) as string[],
        also: row.also,
      })),
    stoppedAt: last?.has_more === 1 ? (last.account_id as string) : null,
  };
};
