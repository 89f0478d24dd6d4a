import type { ExportedPart, ExportPosition } from "../db/schema/exports.ts";
import { type Meter, run } from "../db/statement.ts";
import type { Export } from "../domain/backups/stored.ts";
import { isoTime, MINUTE_MS, SECOND_MS } from "../lib/clock.ts";
import { endOf, type Facts, type Page, readsOf } from "./pages.ts";
import { PartWriter } from "./parts.ts";
import type { BackupStores } from "./stores.ts";
import { UNITS, type Unit } from "./units.ts";

/** A turn ends with the first of these: a large account gets many turns, and nobody waits long for one. */
const TURN_CHARS = 12_000_000;
const TURN_PAGES = 20;
const TURN_MS = 15 * SECOND_MS;
/** The most rows that belong to a page's objects: with more, the page is read again with half as many objects. */
const MAX_BELOW = 5_000;
/** Rows of each table when an account that may be small is read in one transaction. */
const MAX_AT_ONCE = 100;
/** The most rounds for an account that is always being written to. */
const MAX_ROUNDS = 5;
/** Clocks of writers differ. */
const TOLERANCE_MS = 5 * MINUTE_MS;

export interface Turn {
  readonly position: ExportPosition;
  readonly parts: readonly ExportedPart[];
  readonly isDone: boolean;
  /** Whether all rows are of one moment, or nothing has changed since they were read. */
  readonly isSettled: boolean;
}

export const folderOf = ({ accountId, begunAt, id }: Pick<Export, "accountId" | "begunAt" | "id">): string =>
  `v1/${accountId}/${isoTime(begunAt)}-${id}`;

/** The sequence of the account's last event: the log takes what waits in the outbox before it answers. */
export const lastEvent = async (
  { log, clock }: Pick<BackupStores, "log" | "clock">,
  { accountId, shard }: Pick<Export, "accountId" | "shard">,
): Promise<number> => {
  const request = { accountId, shard, after: null, since: clock.now(), types: [], limit: 1 };
  const page = await log(accountId).read(request);
  if (!page.found) throw new Error("The log has no end.");
  return page.last;
};

interface Reading {
  readonly stores: BackupStores;
  readonly facts: Facts;
  readonly own: Export;
  readonly meter: Meter;
}

const readPage = async (
  { stores, facts, own, meter }: Reading,
  unit: Unit,
  { after, since }: { readonly after: ExportPosition["after"]; readonly since: number | null },
): Promise<{ page: Page; next: ExportPosition["after"] }> => {
  for (let limit = unit.limit; ; limit = Math.ceil(limit / 2)) {
    const reads = readsOf(unit, facts, own.accountId, { after, since }, limit);
    const lists = await run(
      stores.shard(own.shard),
      reads.map(({ statement }) => statement),
      meter,
    );
    const below = lists.slice(1).reduce((sum, { length }) => sum + length, 0);
    if (below > MAX_BELOW && limit > 1) continue;
    const page = reads.map(({ table }, at) => ({ table, rows: lists[at]! }));
    return { page, next: endOf(unit, lists[0]!, limit) };
  }
};

/** The whole account in one transaction; null if it has too many rows. */
const readAtOnce = async ({ stores, facts, own, meter }: Reading): Promise<Page[] | null> => {
  const all = UNITS.map((unit) => {
    const limit = Math.min(unit.limit, MAX_AT_ONCE);
    return { unit, limit, reads: readsOf(unit, facts, own.accountId, { after: null, since: null }, limit) };
  });
  const statements = all.flatMap(({ reads }) => reads.map(({ statement }) => statement));
  const lists = await run(stores.shard(own.shard), statements, meter);
  const pages = all.map(({ reads }) => reads.map(({ table }) => ({ table, rows: lists.shift()! })));
  const isWhole = all.every(({ unit, limit }, at) => endOf(unit, pages[at]![0]!.rows, limit) === null);
  return isWhole ? pages : null;
};

/** The first unit of a round from here on; null if the round ends. */
const nextUnit = (from: number, round: number): number | null => {
  const at = UNITS.findIndex(({ states }, index) => index >= from && (round === 0 || states !== undefined));
  return at === -1 ? null : at;
};

const afterPage = (
  position: ExportPosition,
  next: ExportPosition["after"],
  found: boolean,
  now: number,
): ExportPosition | null => {
  const { round, unit, roundBegan } = position;
  if (next !== null) return { ...position, after: next, found };
  const following = nextUnit(unit + 1, round);
  if (following !== null) return { ...position, unit: following, after: null, found };
  if ((round > 0 && !found) || round === MAX_ROUNDS) return null;
  return {
    sequence: position.sequence,
    round: round + 1,
    unit: nextUnit(0, round + 1)!,
    after: null,
    since: roundBegan - TOLERANCE_MS,
    roundBegan: now,
    found: false,
  };
};

interface Progress {
  readonly position: ExportPosition;
  readonly isDone: boolean;
  readonly isSettled: boolean;
}

const continueExport = async (
  reading: Reading,
  part: PartWriter,
  position: ExportPosition,
): Promise<Progress> => {
  const since = position.round === 0 ? null : position.since;
  const { page, next } = await readPage(reading, UNITS[position.unit]!, { after: position.after, since });
  part.add(page);
  // What was written within the tolerance is read again, but does not count as a change.
  const isNew = (at: unknown): boolean => (at as number) >= position.since + TOLERANCE_MS;
  const found = position.found || page[0]!.rows.some((row) => isNew(row.updated_at));
  const following = afterPage(position, next, found, reading.stores.clock.now());
  return {
    position: following ?? position,
    isDone: following === null,
    isSettled: following !== null || !found,
  };
};

const begin = async ({ stores, own }: Reading, now: number): Promise<ExportPosition> => ({
  ...own.position,
  sequence: await lastEvent(stores, own),
  roundBegan: now,
});

/** Reads some of an account's rows into one object of the bucket, which counts once it is in the export's row. */
export const takeTurn = async (
  stores: BackupStores,
  own: Export,
  facts: Facts,
  meter: Meter,
): Promise<Turn> => {
  const { clock, bucket } = stores;
  const reading = { stores, facts, own, meter };
  const part = new PartWriter();
  const begun = clock.now();
  const isFirst = own.position.sequence === null;
  const position = isFirst ? await begin(reading, begun) : own.position;
  const atOnce = isFirst ? await readAtOnce(reading) : null;
  for (const page of atOnce ?? []) part.add(page);
  let progress: Progress = { position, isDone: atOnce !== null, isSettled: true };
  for (let pages = 0; !progress.isDone && pages < TURN_PAGES; pages += 1) {
    if (pages > 0 && (part.chars >= TURN_CHARS || clock.now() - begun >= TURN_MS)) break;
    progress = await continueExport(reading, part, progress.position);
  }
  const put = await part.put(bucket, folderOf(own), own.parts.length + 1);
  return { ...progress, parts: put ? [...own.parts, put] : own.parts };
};
