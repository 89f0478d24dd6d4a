import { env } from "cloudflare:workers";
import { type Row, run, sql } from "../../src/db/statement.ts";
import type { TestAccount } from "./api.ts";
import { EventReader } from "./event-reader.ts";
import { brokenPromises } from "./invariants.ts";

const TABLES = ["properties", "leads"];

/** What of one batch does not hold: an end with items that wait, an end untold or told twice, an item without its object. */
const brokenOf = (batch: Row, items: readonly Row[], ends: readonly Row[], written: ReadonlySet<string>) => {
  const own = items.filter((item) => item.batch_id === batch.id);
  const pending = own.filter(({ outcome }) => outcome === "PENDING");
  const told = ends.filter((end) => end.id === batch.id).length;
  const isDone = batch.status === "DONE";
  const lost = own.filter(({ object_id: id }) => id !== null && !written.has(id as string));
  return [
    ...(own.length === batch.total ? [] : [`${batch.id} has ${own.length} of ${batch.total} items`]),
    ...(isDone && pending.length > 0 ? [`${batch.id} is done while ${pending.length} items wait`] : []),
    ...(told === (isDone && batch.dry_run === 0 ? 1 : 0)
      ? []
      : [`the end of ${batch.id} is told ${told} times`]),
    ...lost.map(({ object_id: id }) => `${batch.id} names ${id}, which is not there`),
    ...own
      .filter(({ outcome, body }) => (outcome === "PENDING") !== (body !== null))
      .map(() => "a body is kept"),
  ];
};

/** What must hold of an account that has batches, besides all else: in words what does not. */
export const brokenBatches = async ({ accountId, api }: TestAccount): Promise<string[]> => {
  const others = await brokenPromises(accountId);
  const of = (text: string) => sql(text, accountId);
  const [batches, items, ...objects] = await run(env.DB, [
    of("SELECT id, status, total, dry_run FROM batches WHERE account_id = ?"),
    of("SELECT batch_id, outcome, object_id, body FROM batch_items WHERE account_id = ?"),
    ...TABLES.map((table) => of(`SELECT id FROM ${table} WHERE account_id = ?`)),
  ]);
  const written = new Set(objects.flat().map(({ id }) => id as string));
  const events = await new EventReader(api, "limit=500&types=batch.done").readAll();
  const ends = events.map(({ data }) => data as Row);
  return [...others, ...batches!.flatMap((batch) => brokenOf(batch, items!, ends, written))];
};
