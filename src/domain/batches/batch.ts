import { type DomainEvent, event, type Job, job } from "../../db/plan.ts";
import { BATCH_OUTCOMES, type ItemRefusal } from "../../db/schema/batch-items.ts";
import { BATCH_STATUSES, BATCH_TYPES, batches } from "../../db/schema/batches.ts";
import type { Lead } from "../../db/schema/leads.ts";
import { type Statement, sql } from "../../db/statement.ts";
import { tableOf } from "../../db/table.ts";
import { ERRORS } from "../../errors/catalog.ts";
import { type Refusal, refuseRequest } from "../../errors/refusal.ts";
import { isoTime } from "../../lib/clock.ts";

export { BATCH_OUTCOMES, BATCH_STATUSES, BATCH_TYPES };

export type Batch = typeof batches.$inferSelect;
export type BatchType = Batch["type"];
export type ItemOutcome = (typeof BATCH_OUTCOMES)[number];

export const batchTable = tableOf(batches);

/** A reminder of an account's open items; only the message with the lane's ticket processes them. */
export const batchJob = (accountId: string, batchId: string, ticket: string): Job =>
  job("batches", { accountId, batchId, ticket });

/** A result without its refusal, with its share of the row. */
export const RESULT_BYTES = 200;

export type Counts = Readonly<Partial<Record<ItemOutcome, number>>>;

export const countsOf = (outcomes: Iterable<ItemOutcome>): Counts => {
  const counts: Partial<Record<ItemOutcome, number>> = {};
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
};

/** A dry run changed nothing in the account, so its log gets no event. */
export const doneEvents = (
  { id, type, dryRun }: Pick<Batch, "id" | "type" | "dryRun">,
  counts: Counts,
  now: number,
): DomainEvent[] =>
  dryRun ? [] : [event("batch.done", { id, type, status: "DONE", counts, updatedAt: isoTime(now) })];

export const MAX_ITEM_FAULTS = 100;

/** The stored text of a refusal: the sentence of this occurrence, else the title of the code. */
export const storedRefusal = ({ code, details }: Refusal): ItemRefusal => ({
  code,
  detail: details.detail ?? ERRORS[code].title,
  faults: (details.faults ?? []).slice(0, MAX_ITEM_FAULTS),
  ...(details.members && { members: details.members }),
});

const PURGED = storedRefusal(
  refuseRequest(
    "O cliente foi excluído definitivamente depois do envio do lote.",
    "The client was permanently deleted after the batch was sent.",
  ),
);

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
