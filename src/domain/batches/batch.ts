import { type DomainEvent, event, type Job, job } from "../../db/plan.ts";
import { BATCH_OUTCOMES, type ItemRefusal } from "../../db/schema/batch-items.ts";
import { BATCH_STATUSES, BATCH_TYPES, batches } from "../../db/schema/batches.ts";
import { tableOf } from "../../db/table.ts";
import { ERRORS } from "../../errors/catalog.ts";
import type { Refusal } from "../../errors/refusal.ts";
import { isoTime } from "../../lib/clock.ts";

export { BATCH_OUTCOMES, BATCH_STATUSES, BATCH_TYPES };

export type Batch = typeof batches.$inferSelect;
export type BatchType = Batch["type"];
export type ItemOutcome = (typeof BATCH_OUTCOMES)[number];

export const batchTable = tableOf(batches);

/** A message about an account's open items; only the one with the lane's ticket processes them. */
export const batchJob = (accountId: string, batchId: string, ticket: string): Job =>
  job("batches", { accountId, batchId, ticket });

/** The bytes of a result with its row, without the refusal. */
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

/** The stored text of a refusal: its own sentence, else the title of its code. */
export const storedRefusal = ({ code, details }: Refusal): ItemRefusal => ({
  code,
  detail: details.detail ?? ERRORS[code].title,
  faults: (details.faults ?? []).slice(0, MAX_ITEM_FAULTS),
  ...(details.members && { members: details.members }),
});
