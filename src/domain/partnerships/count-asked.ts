import { type Statement, sql } from "../../db/statement.ts";

/** The count stops here. */
const MAX_COUNTED = 100;

/** Counts the requests that an account, or one of its brokers, has not answered yet (rules 28.4). */
export const askedStatement = (accountId: string, brokerId: string | null): Statement =>
  sql(
    `SELECT count(*) AS asked FROM (SELECT partnership_id FROM partnership_sides INDEXED BY partnership_sides_newest
       WHERE account_id = ?1 AND status = 'PENDING' LIMIT ${MAX_COUNTED}) AS s
     CROSS JOIN partnerships AS p ON p.id = s.partnership_id
     WHERE iif(p.kind = 'PROPERTY_FOR_CLIENT', p.property_account_id, p.client_account_id) = ?1
       AND (?2 IS NULL OR iif(p.kind = 'PROPERTY_FOR_CLIENT', p.property_party, p.client_party) ->> 'brokerId' = ?2)`,
    accountId,
    brokerId,
  );
