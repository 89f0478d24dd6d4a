import { type Statement, sql } from "../../db/statement.ts";

/** SQL on a row of account_moves: the move is under way. */
export const IS_UNDER_WAY = "state NOT IN ('DONE', 'CANCELLED')";

/** SQL on a row of restores: the restore is under way. */
export const IS_RESTORING = "state IN ('WAITING', 'RUNNING')";

/** Finds a row while the account moves to another database. */
export const openMove = (accountId: string): Statement =>
  sql(`SELECT 1 FROM account_moves WHERE account_id = ? AND ${IS_UNDER_WAY}`, accountId);

/** Finds a row while the account is restored. */
export const openRestore = (accountId: string): Statement =>
  sql(`SELECT 1 FROM restores WHERE account_id = ? AND ${IS_RESTORING}`, accountId);
