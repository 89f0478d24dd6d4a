import { type Statement, sql } from "./statement.ts";

/**
 * Where an object stands in its account's lists: a running number of the account, and not the row's number in one
 * database, so that it holds wherever the account lies (docs/adr/0005-lists-that-cost-their-page.md).
 */
export const nextPlace = (accountId: string): Statement =>
  sql("(SELECT last_place + 1 FROM portfolios WHERE account_id = ?)", accountId);

/** Follows the insert that the next place went to, in its transaction. */
export const takePlace = (accountId: string): Statement =>
  sql("UPDATE portfolios SET last_place = last_place + 1 WHERE account_id = ?", accountId);
