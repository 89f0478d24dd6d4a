import { feedConflicts } from "../../db/schema/feed-conflicts.ts";
import { type Row, run, type Statement, sql } from "../../db/statement.ts";
import { tableOf } from "../../db/table.ts";
import { sha256Hex } from "../../lib/digest.ts";
import { IDENTITY } from "./identity.ts";
import type { SyncContext } from "./sync-context.ts";

export const conflictTable = tableOf(feedConflicts);

/** How much of a value is stored for display. */
const MAX_TEXT_CHARS = 1_000;
const MAX_ITEMS = 5;

/** What a listing would write into fields that the dashboard keeps. */
export interface Withheld {
  readonly ref: string;
  readonly propertyId: string;
  readonly values: ReadonlyMap<string, unknown>;
}

const cut = (value: unknown): unknown => {
  if (typeof value === "string" && value.length > MAX_TEXT_CHARS) return `${value.slice(0, MAX_TEXT_CHARS)}…`;
  return Array.isArray(value) ? value.slice(0, MAX_ITEMS).map(cut) : value;
};

const rowsOf = async ({ ref, propertyId, values }: Withheld) =>
  Promise.all(
    [...values].map(async ([field, value]) => ({
      ref,
      propertyId,
      field,
      value: JSON.stringify(cut(value)),
      mark: await sha256Hex(JSON.stringify(value)),
    })),
  );

const keyOf = ({ ref, field, mark }: Row): string => JSON.stringify([ref, field, mark]);

const placeOf = ({ ref, field }: Row): string => JSON.stringify([ref, field]);

const knownOf = (accountId: string, refs: readonly string[]): Statement =>
  sql(
    "SELECT ref, field, mark FROM feed_conflicts WHERE account_id = ? AND ref IN (SELECT value FROM json_each(?))",
    accountId,
    JSON.stringify(refs),
  );

const deleteConflicts = (accountId: string, rows: readonly Row[]): Statement =>
  sql(
    `DELETE FROM feed_conflicts WHERE account_id = ?1 AND (ref, field) IN
       (SELECT value ->> 'ref', value ->> 'field' FROM json_each(?2))`,
    accountId,
    JSON.stringify(rows.map(({ ref, field }) => ({ ref, field }))),
  );

/** Only for fields that now belong to the dashboard. A new value is asked about even if an old one was kept. */
const storeConflicts = (accountId: string, rows: readonly Row[], now: number): Statement =>
  sql(
    `INSERT INTO feed_conflicts (account_id, ref, field, property_id, value, mark, found_at)
     SELECT ?1, c.value ->> 'ref', c.value ->> 'field', p.id, c.value ->> 'value', c.value ->> 'mark', ?2
     FROM json_each(?3) AS c JOIN properties AS p ON p.id = c.value ->> 'propertyId'
     WHERE p.status <> 'DELETED' AND (c.value ->> 'field' = '${IDENTITY}'
       OR c.value ->> 'field' IN (SELECT value FROM json_each(p.dashboard_fields)))
     ON CONFLICT (account_id, ref, field) DO UPDATE SET property_id = excluded.property_id,
       value = excluded.value, mark = excluded.mark, found_at = excluded.found_at, kept = 0
     WHERE mark <> excluded.mark`,
    accountId,
    now,
    JSON.stringify(rows),
  );

/** Makes the stored conflicts of some listings equal to what a sync found; writes nothing where they agree. */
export const conflictStatements = async (
  { db, accountId, meter, clock }: Pick<SyncContext, "db" | "accountId" | "meter" | "clock">,
  listings: readonly Withheld[],
): Promise<Statement[]> => {
  if (listings.length === 0) return [];
  const refs = listings.map(({ ref }) => ref);
  const [known = []] = await run(db, [knownOf(accountId, refs)], meter);
  const found: Row[] = (await Promise.all(listings.map(rowsOf))).flat();
  const marks = new Set(known.map(keyOf));
  const places = new Set(found.map(placeOf));
  // A conflict of identity stays: the new property's marks are stored now, so no later sync would find it.
  const settled = known.filter((row) => row.field !== IDENTITY && !places.has(placeOf(row)));
  const fresh = found.filter((row) => !marks.has(keyOf(row)));
  return [
    ...(settled.length > 0 ? [deleteConflicts(accountId, settled)] : []),
    ...(fresh.length > 0 ? [storeConflicts(accountId, fresh, clock.now())] : []),
  ];
};

export const forgetConflicts = (accountId: string): Statement =>
  sql("DELETE FROM feed_conflicts WHERE account_id = ?", accountId);

export const forgetConflictsOf = (accountId: string, refs: readonly string[]): Statement =>
  sql(
    "DELETE FROM feed_conflicts WHERE account_id = ? AND ref IN (SELECT value FROM json_each(?))",
    accountId,
    JSON.stringify(refs),
  );

/** Recounts at the end of a sync; between syncs the triggers count. */
export const recountConflicts = (accountId: string): Statement =>
  sql(
    `UPDATE feeds SET conflicts =
       (SELECT count(DISTINCT ref) FROM feed_conflicts WHERE account_id = ?1 AND kept = 0)
     WHERE account_id = ?1`,
    accountId,
  );
