import type { WriteContext } from "../../call-context.ts";
import { type BasedPlan, NO_EFFECTS } from "../../db/plan.ts";
import type { ItemRefusal } from "../../db/schema/batch-items.ts";
import { type Statement, sql } from "../../db/statement.ts";
import type { Fault } from "../../errors/faults.ts";
import { refuseFaults } from "../../errors/refusal.ts";
import { newId } from "../../lib/id.ts";
import { findReferenceFaults as findLeadReferences } from "../leads/find-faults.ts";
import { findReferenceFaults as findPropertyReferences } from "../properties/write.ts";
import {
  type Batch,
  type BatchType,
  batchJob,
  batchTable,
  countsOf,
  doneEvents,
  MAX_ITEM_FAULTS,
  RESULT_BYTES,
  storedRefusal,
} from "./batch.ts";
import type { BatchItem } from "./read-one.ts";
import { assertWithinLimits, storageGuards } from "./storage-limit.ts";
import { type StoredItem, storedItem } from "./stored-item.ts";

/** An item of the request: a write under the caller's code, or the well-formed part of a faulty one. */
export interface GivenItem {
  readonly externalRef: string | null;
  /** As sent, without its code. */
  readonly sent: object;
  readonly input: object;
  readonly faults: readonly Fault[];
  /** The faults that a look-up found in `input`, without those already known. */
  beside(found: readonly Fault[]): Fault[];
}

export interface Accepted {
  readonly outcome: "QUEUED" | "DONE";
  readonly dryRun: boolean;
  readonly accepted: number;
  readonly rejected: number;
  readonly refused: readonly BatchItem[];
}

/** Bytes of items in one statement: D1 binds at most 2 MB, and a valid item is far smaller. */
const CHUNK_BYTES = 1_000_000;
/** The most faults stored for a batch, divided among its refused items: each fault repeats its accepted values. */
const MAX_FAULTS = 2_000;

/** Faulty items whose references are also looked up, all in one round trip. */
const MAX_LOOKED_UP = 100;

const REFERENCES: Readonly<
  Record<BatchType, (ctx: WriteContext, inputs: readonly object[]) => Promise<Fault[][]>>
> = { properties: findPropertyReferences, leads: findLeadReferences };

const REPEATED: Fault = { in: "body", name: "externalRef", code: "repeated" };

interface ItemRow {
  readonly position: number;
  readonly externalRef: string | null;
  readonly outcome: "PENDING" | "REJECTED";
  readonly body: StoredItem | null;
  readonly refusal: ItemRefusal | null;
}

const refusedItem = ({ body: _, ...row }: ItemRow): BatchItem[] =>
  row.outcome === "REJECTED" ? [{ ...row, objectId: null, photos: null, result: null }] : [];

const faultsOf = (items: readonly GivenItem[]): (readonly Fault[])[] => {
  const seen = new Set<string>();
  return items.map((item) => {
    const { externalRef } = item;
    const repeated = externalRef !== null && seen.has(externalRef);
    if (externalRef !== null) seen.add(externalRef);
    return repeated ? [...item.faults, REPEATED] : item.faults;
  });
};

/** Each item's faults. The references of faulty items are looked up too, so that they get all faults at once. */
const withReferenceFaults = async (
  ctx: WriteContext,
  type: BatchType,
  items: readonly GivenItem[],
): Promise<(readonly Fault[])[]> => {
  const faults = faultsOf(items);
  const faulty = items.filter((_, at) => faults[at]!.length > 0).slice(0, MAX_LOOKED_UP);
  const found = await REFERENCES[type](
    ctx,
    faulty.map(({ input }) => input),
  );
  const beside = new Map(faulty.map((item, at) => [item, item.beside(found[at]!)]));
  return items.map((item, at) => [...faults[at]!, ...(beside.get(item) ?? [])]);
};

const rowsOf = (
  type: BatchType,
  items: readonly GivenItem[],
  faults: readonly (readonly Fault[])[],
): ItemRow[] => {
  const refused = faults.filter((own) => own.length > 0).length;
  const kept = Math.min(MAX_ITEM_FAULTS, Math.floor(MAX_FAULTS / Math.max(1, refused)));
  return items.map((item, position) => {
    const own = faults[position]!;
    const { externalRef } = item;
    if (own.length === 0) {
      const body = storedItem(type, item.sent, item.input);
      return { position, externalRef, outcome: "PENDING", body, refusal: null };
    }
    const refusal = storedRefusal(refuseFaults(own.slice(0, kept)));
    return { position, externalRef, outcome: "REJECTED", body: null, refusal };
  });
};

const insertItems = ({ id, accountId }: Batch, rows: readonly string[]): Statement =>
  sql(
    `INSERT INTO batch_items (batch_id, position, account_id, external_ref, body, outcome, refusal)
     SELECT ?, value ->> 'position', ?, value ->> 'externalRef', nullif(value -> 'body', 'null'),
       value ->> 'outcome', nullif(value -> 'refusal', 'null')
     FROM json_each(?)`,
    id,
    accountId,
    `[${rows.join(",")}]`,
  );

interface Encoded {
  readonly text: string;
  readonly bytes: number;
  readonly waits: boolean;
}

const encoded = (rows: readonly ItemRow[]): Encoded[] => {
  const encoder = new TextEncoder();
  return rows.map((row) => {
    const text = JSON.stringify(row);
    return { text, bytes: encoder.encode(text).byteLength, waits: row.outcome === "PENDING" };
  });
};

const itemStatements = (batch: Batch, items: readonly Encoded[]): Statement[] => {
  const chunks: string[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const { text, bytes } of items) {
    if (size + bytes > CHUNK_BYTES) {
      chunks.push([]);
      size = 0;
    }
    chunks.at(-1)!.push(text);
    size += bytes;
  }
  return chunks.map((chunk) => insertItems(batch, chunk));
};

const bytesOf = (items: readonly Encoded[], waits: boolean): number =>
  items.reduce((sum, item) => sum + (item.waits === waits ? item.bytes : 0), 0);

/** A lane that waits for no message now waits for this one; any other lane reaches this batch with its own message. */
const awaitMessage = (accountId: string, ticket: string): Statement =>
  sql(
    `INSERT INTO batch_lanes (account_id, holder, ticket, held_until, next_at) VALUES (?, '', ?, 0, 0)
     ON CONFLICT (account_id) DO UPDATE SET ticket = excluded.ticket WHERE ticket = ''`,
    accountId,
    ticket,
  );

const newBatch = (ctx: WriteContext, type: BatchType, items: readonly Encoded[]): Batch => {
  const now = ctx.clock.now();
  const isDone = items.every(({ waits }) => !waits);
  return {
    id: newId("batch"),
    accountId: ctx.accountId,
    type,
    status: isDone ? "DONE" : "QUEUED",
    dryRun: ctx.dryRun,
    total: items.length,
    workedTo: 0,
    bodyBytes: bytesOf(items, true),
    resultBytes: RESULT_BYTES * items.length + bytesOf(items, false),
    turnAt: now,
    createdAt: now,
    startedAt: null,
    finishedAt: isDone ? now : null,
    causedBy: ctx.meter.causedBy ?? null,
  };
};

/**
 * POST /properties/batch, POST /leads/batch: stores the batch, its items and the reminder in one transaction. A dry run
 * is stored too, because its results are read later; its items are then decided but not written.
 * @throws Refusal storage_full, if too much is waiting or kept
 */
export const acceptBatch = async (
  ctx: WriteContext,
  type: BatchType,
  items: readonly GivenItem[],
): Promise<BasedPlan<Batch, Accepted>> => {
  if ((ctx.attempt ?? 1) > 1) await assertWithinLimits(ctx);
  const rows = rowsOf(type, items, await withReferenceFaults(ctx, type, items));
  const stored = encoded(rows);
  const batch = newBatch(ctx, type, stored);
  const counts = countsOf(rows.map(({ outcome }) => outcome));
  const isDone = batch.status === "DONE";
  const ticket = newId("ticket");
  return {
    ...NO_EFFECTS,
    data: batch,
    result: {
      outcome: isDone ? "DONE" : "QUEUED",
      dryRun: ctx.dryRun,
      accepted: counts.PENDING ?? 0,
      rejected: counts.REJECTED ?? 0,
      refused: rows.flatMap(refusedItem),
    },
    statements: [
      ...storageGuards(ctx),
      batchTable.insert(batch),
      ...itemStatements(batch, stored),
      ...(isDone ? [] : [awaitMessage(ctx.accountId, ticket)]),
    ],
    events: isDone ? doneEvents(batch, counts, batch.createdAt) : [],
    jobs: isDone ? [] : [batchJob(ctx.accountId, batch.id, ticket)],
    subject: null,
    // The items are decided one by one, each on the state at its turn.
    basis: [],
  };
};
