import { run, sql } from "../../db/statement.ts";
import type { ListingMarks } from "../../vocabulary/feed-report.ts";
import type { FeedDiff, Marked } from "./diff-feed.ts";
import { DepartedListings, isHeld } from "./identity.ts";
import type { SyncContext } from "./sync-context.ts";

type Account = Pick<SyncContext, "db" | "accountId" | "meter">;

/** Rows written by one statement. */
const MARKED_TOGETHER = 500;
/** Rows read at once: all rows of 50,000 listings would take too much memory. */
const READ_TOGETHER = 5_000;

/** Stores the marks and dates of unchanged listings whose rows are older than these columns: once per account. */
export const keepMarks = async (
  { db, accountId, meter }: Account,
  unmarked: readonly Marked[],
): Promise<void> => {
  for (let at = 0; at < unmarked.length; at += MARKED_TOGETHER) {
    const some = JSON.stringify(unmarked.slice(at, at + MARKED_TOGETHER));
    const statement = sql(
      `UPDATE feed_listings SET marks = coalesce(marks, given.value -> 'marks'),
         dated = coalesce(dated, given.value ->> 'dated')
       FROM json_each(?2) AS given WHERE account_id = ?1 AND ref = given.value ->> 'ref'`,
      accountId,
      some,
    );
    await run(db, [statement], meter);
  }
};

/** Listings that the feed no longer names. */
const leftOf = async (
  { db, accountId, meter }: Account,
  refs: ReadonlySet<string>,
): Promise<DepartedListings> => {
  const left = new DepartedListings();
  for (let after = ""; ; ) {
    const statement = sql(
      "SELECT ref, marks FROM feed_listings WHERE account_id = ? AND ref > ? ORDER BY ref LIMIT ?",
      accountId,
      after,
      READ_TOGETHER,
    );
    const [rows = []] = await run(db, [statement], meter);
    for (const { ref, marks } of rows)
      if (marks !== null && !refs.has(ref as string)) left.add(JSON.parse(marks as string) as ListingMarks);
    if (rows.length < READ_TOGETHER) return left;
    after = rows.at(-1)!.ref as string;
  }
};

/** Whether so many codes of a feed name other properties than before that a person has to decide. */
export const namesOtherProperties = async (
  account: Account,
  { others, fresh, refs, total }: Pick<FeedDiff, "others" | "fresh" | "refs" | "total">,
): Promise<boolean> => {
  if (isHeld(others.size, total)) return true;
  if (!isHeld(fresh.length, total)) return false;
  return isHeld((await leftOf(account, refs)).relisted(fresh), total);
};
