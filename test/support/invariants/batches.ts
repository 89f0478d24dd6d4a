import { isLogComplete, purgedIds } from "./log-contents.ts";
import { type Check, type Row, type Stored, violationUnless } from "./stored.ts";

const LEASE_MS = 30_000;

const endsOf = ({ entries }: Stored, batchId: unknown): Row[] =>
  entries
    .filter(({ type }) => type === "batch.done")
    .map(({ data }) => JSON.parse(data as string) as Row)
    .filter(({ id }) => id === batchId);

const countsOf = (items: readonly Row[]): string => {
  const counts = Map.groupBy(items, ({ outcome }) => outcome as string);
  return JSON.stringify([...counts].map(([outcome, own]) => [outcome, own.length]).sort());
};

/** The end of a batch is reported once, with its items' outcomes; the end of a dry run is not. */
const endFaults = (stored: Stored, batch: Row, items: readonly Row[]): string[] => {
  const ends = endsOf(stored, batch.id);
  const due = batch.status === "DONE" && batch.dry_run === 0 ? 1 : 0;
  const counted = ends.map(({ counts }) => JSON.stringify(Object.entries(counts as object).sort()));
  return [
    ...violationUnless(ends.length === due, `the end of ${batch.id} is reported ${ends.length} times`),
    ...counted.flatMap((counts) =>
      violationUnless(
        counts === countsOf(items),
        `${batch.id} ended with ${countsOf(items)}, but reported ${counts}`,
      ),
    ),
  ];
};

const batchOf = (stored: Stored, batch: Row): string[] => {
  const items = stored.items.filter(({ batch_id: id }) => id === batch.id);
  const pending = items.filter(({ outcome }) => outcome === "PENDING");
  const isDone = batch.status === "DONE";
  const passed = pending.filter(({ position }) => (position as number) < (batch.worked_to as number));
  return [
    ...violationUnless(
      items.length === batch.total,
      `${batch.id} has ${items.length} of ${batch.total} items`,
    ),
    ...violationUnless(
      !isDone || pending.length === 0,
      `${batch.id} is done while ${pending.length} items wait`,
    ),
    ...violationUnless(passed.length === 0, `${batch.id} has skipped ${passed.length} items`),
    // The sweep looks for lanes: without one the batch would never continue.
    ...violationUnless(isDone || stored.lanes.length === 1, `${batch.id} is open without a lane`),
    ...endFaults(stored, batch, items),
  ];
};

/** Each item's object exists, or the log shows that it was purged. */
const lostObjects = (stored: Stored): string[] => {
  if (!isLogComplete(stored)) return [];
  const { items, properties, leads } = stored;
  const known = new Set([...[...properties, ...leads].map(({ id }) => id), ...purgedIds(stored)]);
  return items.flatMap(({ batch_id: batch, object_id: id }) =>
    violationUnless(id === null || known.has(id), `${batch} names ${id}, which does not exist`),
  );
};

/** A run that died holds its lane no longer than its lease. */
const heldLanes = ({ lanes, now }: Stored): string[] =>
  lanes.flatMap(({ held_until: until }) =>
    violationUnless((until as number) <= now + LEASE_MS, `the lane is held until ${until}, beyond any lease`),
  );

/** Every batch has its items, ends when all are processed, and reports that once. */
export const batches: Check = (stored) => [
  ...stored.batches.flatMap((batch) => batchOf(stored, batch)),
  ...lostObjects(stored),
  ...heldLanes(stored),
];
