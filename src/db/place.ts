import { type Statement, sql } from "./statement.ts";

/**
 * An object's place in its account's lists: a running number of the account, not a row number of one database, so it
 * stays valid wherever the account is (docs/adr/0005-lists-that-cost-their-page.md).
 */
export const nextPlace = (accountId: string): Statement =>
  sql("(SELECT last_place + 1 FROM portfolios WHERE account_id = ?)", accountId);
