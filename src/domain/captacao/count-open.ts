import { type Statement, sql } from "../../db/statement.ts";
import { MAX_OPEN_OFFERS } from "./offered-owner.ts";

/** How many offers are open for an account, and the nearest deadline. */
export const openOffersCount = (accountId: string, now: number): Statement =>
  sql(
    `SELECT count(*) AS offers, min(deadline) AS deadline FROM (SELECT deadline FROM captacao_offers
       INDEXED BY captacao_offers_open WHERE account_id = ? AND status = 'OFFERED' AND deadline > ?
       ORDER BY deadline LIMIT ${MAX_OPEN_OFFERS})`,
    accountId,
    now,
  );
