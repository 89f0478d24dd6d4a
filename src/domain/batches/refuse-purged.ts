import type { ItemRefusal } from "../../db/schema/batch-items.ts";
import type { Lead } from "../../db/schema/leads.ts";
import { type Statement, sql } from "../../db/statement.ts";
import { ptEn } from "../../lib/language.ts";

const PURGED: ItemRefusal = {
  code: "request_refused",
  detail: ptEn(
    "O cliente foi excluído definitivamente depois do envio do lote.",
    "The client was permanently deleted after the batch was sent.",
  ),
  faults: [],
};

/**
 * Refuses, within the purge of a client, the waiting items of earlier batches about that person, by code, e-mail or
 * phone: processed later, they would make the person a client again, and until then they keep their data. Covers both
 * versions of a stored item.
 */
export const refusePurged = ({ accountId, externalRef, email, phones }: Lead): Statement =>
  sql(
    `UPDATE batch_items SET outcome = 'REJECTED', refusal = ?1, body = NULL
     WHERE outcome = 'PENDING' AND batch_id IN (
         SELECT id FROM batches INDEXED BY batches_open WHERE account_id = ?2 AND status <> 'DONE' AND type = 'leads')
       AND (external_ref = ?3 OR ?4 IN (body ->> '$.person.email', body ->> '$.email') OR EXISTS (
         SELECT 1 FROM json_each(?5) AS own WHERE own.value IN (SELECT value FROM json_each(body -> '$.person.phones'))
           OR own.value IN (SELECT value ->> 'number' FROM json_each(body -> '$.phones'))))`,
    JSON.stringify(PURGED),
    accountId,
    externalRef,
    email,
    JSON.stringify(phones.map(({ number }) => number)),
  );
