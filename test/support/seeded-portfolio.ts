import { env } from "cloudflare:workers";
import { run, sql } from "../../src/db/statement.ts";
import { seededPortfolio } from "./seeded-rows.ts";

/** Fills an account with properties by SQL; the first is the oldest. */
export const seedPortfolio = async (accountId: string, size: number): Promise<void> => {
  await run(env.DB, seededPortfolio(accountId, size, Date.now()));
};

export const forgetPortfolio = async (accountId: string): Promise<void> => {
  await run(env.DB, [
    sql("DELETE FROM properties WHERE account_id = ?", accountId),
    sql("DELETE FROM portfolio_history WHERE account_id = ?", accountId),
  ]);
};
