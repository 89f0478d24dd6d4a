import type { BoardsPlace } from "../db/schema/restores.ts";
import type { Meter } from "../db/statement.ts";
import { findExport, holdsRows, type Restore } from "../domain/backups/stored.ts";
import { drainIntoLog } from "../domain/outbox/drain-into-log.ts";
import { SECOND_MS } from "../lib/clock.ts";
import { emptySome } from "./empty-place.ts";
import { close, type RestoreProgress, readProgress, reopen, step } from "./fenced.ts";
import { loadPage, readPart } from "./load-part.ts";
import { type Manifest, readManifest } from "./manifest.ts";
import { notifyBoards } from "./notify-boards.ts";
import type { Facts } from "./pages.ts";
import {
  erasedAmong,
  PUBLISHED_AT_ONCE,
  type Published,
  publishedSince,
  publishSome,
  restoresBefore,
} from "./publish-changes.ts";
import { recountStatements } from "./recount.ts";
import type { BackupStores } from "./stores.ts";

const TURN_MS = 20 * SECOND_MS;
/** A turn's share of the platform's 1,000 queries of an invocation. */
const MAX_QUERIES = 800;

/** Why a restore does not begin; nothing was changed. */
export class Unfit extends Error {
  override readonly name = "Unfit";
}

export interface Work {
  readonly stores: BackupStores;
  readonly own: Restore;
  readonly facts: Facts;
  readonly meter: Meter;
}

/** A turn's time counts from when its source was read, so that it makes a step however long reading took. */
interface Turn extends Work {
  readonly until: number;
}

interface Source {
  readonly manifest: Manifest;
  readonly published: ReadonlyMap<string, Published>;
  /** Clients that no restore brings back. */
  readonly erased: ReadonlySet<string>;
}

export const placeOf = ({ stores, own, meter }: Work) => ({ db: stores.shard(own.shard), own, meter });

const hasTimeLeft = ({ stores, meter, until }: Turn): boolean =>
  stores.clock.now() < until && meter.statements < MAX_QUERIES;

const sourceOf = async ({ stores, own, meter }: Work): Promise<Source> => {
  const found = await findExport(stores.directory, own, meter);
  if (!found) throw new Unfit("the export is no more");
  const manifest = await readManifest(stores.bucket, found);
  const published = await publishedSince(stores, own, manifest.sequences.first);
  return {
    manifest,
    published,
    erased: await erasedAmong(published, await restoresBefore(stores, own, meter)),
  };
};

/** Closes the account, if it may be restored. @throws Unfit */
export const begin = async (work: Work): Promise<void> => {
  const { own, meter } = work;
  const place = placeOf(work);
  await sourceOf(work);
  if (!(await close(place))) throw new Unfit("the account moves");
  if (own.replaces || !(await holdsRows(place.db, own.accountId, meter))) return;
  await reopen(place);
  throw new Unfit("the place is not empty");
};

/** Nothing is deleted before every part has been read whole. */
const check = async (
  work: Turn,
  from: RestoreProgress,
  { manifest: { parts } }: Source,
): Promise<RestoreProgress> => {
  const place = placeOf(work);
  let at = from;
  for (let [number] = at.after; ; number += 1) {
    if (number > at.after[0]) {
      const next: RestoreProgress = { stage: "checking", after: [number, 0] };
      await step(place, at, next, []);
      at = next;
    }
    if (number === parts.length) break;
    if (!hasTimeLeft(work)) return at;
    await readPart(work.stores.bucket, parts[number]!);
  }
  const emptying: RestoreProgress = { stage: "emptying", after: [0, 0] };
  await step(place, at, emptying, []);
  return emptying;
};

const empty = async (work: Turn, from: RestoreProgress): Promise<RestoreProgress> => {
  const { own, meter } = work;
  const place = placeOf(work);
  let at = from;
  while (hasTimeLeft(work)) {
    const next: RestoreProgress = { stage: "emptying", after: [at.after[0] + 1, 0] };
    await step(place, at, next, emptySome(own.accountId));
    at = next;
    if (await holdsRows(place.db, own.accountId, meter)) continue;
    const loading: RestoreProgress = { stage: "loading", after: [0, 0] };
    await step(place, at, loading, []);
    return loading;
  }
  return at;
};

const load = async (
  work: Turn,
  from: RestoreProgress,
  { manifest, erased }: Source,
): Promise<RestoreProgress> => {
  const { stores, own, facts } = work;
  let at = from;
  let [number, line] = at.after;
  for (; number < manifest.parts.length; number += 1, line = 0) {
    const pages = await readPart(stores.bucket, manifest.parts[number]!);
    for (; line < pages.length; line += 1) {
      if (!hasTimeLeft(work)) return at;
      const next: RestoreProgress = { stage: "loading", after: [number, line + 1] };
      await step(placeOf(work), at, next, loadPage(pages[line]!, facts, own.accountId, erased));
      at = next;
    }
  }
  const publishing: RestoreProgress = { stage: "telling", after: [0, 0] };
  await step(placeOf(work), at, publishing, recountStatements(own.accountId, stores.clock.now()));
  return publishing;
};

/** @returns null once the account is open again */
const publish = async (
  work: Turn,
  from: RestoreProgress,
  { published }: Source,
): Promise<RestoreProgress | null> => {
  const { stores, own, meter } = work;
  const place = placeOf(work);
  const all = [...published].toSorted(([one], [other]) => (one < other ? -1 : 1));
  let at = from;
  while (hasTimeLeft(work)) {
    const batch = all.slice(at.after[1], at.after[1] + PUBLISHED_AT_ONCE);
    if (batch.length === 0) {
      await step(place, at, null, []);
      return null;
    }
    const next: RestoreProgress = { stage: "telling", after: [0, at.after[1] + batch.length] };
    await step(place, at, next, await publishSome(place.db, own, batch, stores.clock.now(), meter));
    at = next;
  }
  return at;
};

const currentStage = async (work: Work): Promise<RestoreProgress | null> => {
  const place = placeOf(work);
  const { reached, isClosed } = await readProgress(place);
  // The last step has opened the account: only the boards are still to be notified.
  if (reached || !isClosed) return reached;
  const first: RestoreProgress = { stage: "checking", after: [0, 0] };
  await step(place, null, first, []);
  return first;
};

/** @returns null until only the boards are left to notify; then where that continues; "done" at the end */
export const continueRestore = async (work: Work): Promise<BoardsPlace | "done" | null> => {
  const { stores, own } = work;
  let at = await currentStage(work);
  const source = at === null ? null : await sourceOf(work);
  const turn: Turn = { ...work, until: stores.clock.now() + TURN_MS };
  if (at?.stage === "checking") at = await check(turn, at, source!);
  if (at?.stage === "emptying") at = await empty(turn, at);
  if (at?.stage === "loading") at = await load(turn, at, source!);
  if (at?.stage === "telling") at = await publish(turn, at, source!);
  if (at !== null) return null;
  if (own.boards === null) await drainIntoLog(stores, own);
  return (await notifyBoards(stores, own.accountId, own.boards, () => hasTimeLeft(turn))) ?? "done";
};
