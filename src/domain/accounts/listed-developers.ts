import { type Statement, sql } from "../../db/statement.ts";
import { LIVE, sandboxAccountsOf } from "../../lib/id.ts";

/** Finds the databases of a space's developers. */
export const listedDevelopersShards = (space: string): Statement =>
  space === LIVE
    ? sql(
        `SELECT DISTINCT shard FROM accounts INDEXED BY accounts_listed_developers
         WHERE type = 'DEVELOPER' AND status = 'ACTIVE' AND sandbox_of IS NULL`,
      )
    : sql(
        "SELECT DISTINCT shard FROM accounts WHERE id IN (SELECT value FROM json_each(?))",
        JSON.stringify(sandboxAccountsOf(space)),
      );
