import { type Statement, sql } from "../../db/statement.ts";
import { MAX_OPEN_OFFERS } from "./offered-owner.ts";

/** How many offers are open for an account. */
export const openOffersCount = (accountId: string, now: number): Statement =>
  sql(
    `SELECT count(*) AS offers FROM (SELECT 1 FROM captacao_offers
       INDEXED BY captacao_offers_open WHERE account_id = ? AND status = 'OFFERED' AND deadline > ?
       ORDER BY deadline LIMIT ${MAX_OPEN_OFFERS})`,
    accountId,
    now,
  );
