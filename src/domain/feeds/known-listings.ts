import type { ReadContext } from "../../call-context.ts";
import { type Row, run, sql } from "../../db/statement.ts";
import { DAY_MS } from "../../lib/clock.ts";
import type { ListingMarks } from "../../vocabulary/feed-report.ts";
import { CONFIRM_AGAIN_MS } from "../properties/confirmation.ts";

/** The account's rows for a listing of the feed. */
export interface KnownListing {
  readonly ref: string;
  /** Null if the feed never brought it. */
  readonly fingerprint: string | null;
  readonly propertyId: string | null;
  readonly missing: number;
  readonly conflicted: boolean;
  /** Null if they are not stored yet. */
  readonly marks: ListingMarks | null;
  /** Hash of its date of change when its photos were last requested; null if it had none. */
  readonly dated: number | null;
  /** Complete syncs in a row before this one in which it had no price. */
  readonly unpriced: number;
  /** The property has to be loaded for a reason other than the listing. */
  readonly needsLook: boolean;
  /** The availability date needs renewal. */
  readonly isStale: boolean;
  /** The city where partners see the property and its date. */
  readonly seenIn: string | null;
}

export type StaleProperty = Pick<KnownListing, "seenIn"> & { readonly propertyId: string };

/**
 * States in which an unchanged listing still changes its property, or would if the dashboard allowed it; a missing
 * gallery is tried again after a day.
 */
const MUST_BE_LOADED = `(p.status = 'DELETED' OR p.dashboard_fields <> '[]' OR l.conflicted = 1
  OR (p.status = 'INACTIVE' AND p.inactive_reason IN ('CONFIRMATION_EXPIRED', 'FEED_REMOVED'))
  OR p.photo_state = 'NOT_QUEUED' OR (p.photo_state IN ('PARTIAL', 'FAILED') AND p.photo_finished_at <= ?))`;

const IS_STALE = "(p.status = 'ACTIVE' AND (p.confirmed_at <= ? OR p.notice_at IS NOT NULL))";

/** A unit type without a city has its development's city (rules 26.9). */
const SEEN_IN = `CASE WHEN p.shared_to_network = 1 OR p.kind <> 'PROPERTY' THEN
  coalesce(p.city_id, (SELECT d.city_id FROM properties AS d WHERE d.id = p.development_id)) END AS seen_in`;

const decode = (row: Row): KnownListing => ({
  ref: row.ref as string,
  fingerprint: row.fingerprint as string | null,
  propertyId: row.property_id as string | null,
  missing: (row.missing as number | null) ?? 0,
  conflicted: row.conflicted === 1,
  marks: typeof row.marks === "string" ? (JSON.parse(row.marks) as ListingMarks) : null,
  dated: row.dated as number | null,
  unpriced: (row.unpriced as number | null) ?? 0,
  needsLook: row.property_id === null || row.needs_look === 1,
  isStale: row.is_stale === 1,
  seenIn: row.seen_in as string | null,
});

type Account = Pick<ReadContext, "db" | "accountId" | "meter">;

/** The known rows of some refs, in their order, without loading a property. */
export const knownListings = async (
  { db, accountId, meter }: Account,
  refs: readonly string[],
  now: number,
  syncId: string | null,
): Promise<KnownListing[]> => {
  const statement = sql(
    `SELECT r.value AS ref, l.fingerprint, l.missing, l.conflicted, l.marks, l.dated,
       l.unpriced - (l.unpriced_in IS NOT NULL AND l.unpriced_in IS ?) AS unpriced, p.id AS property_id,
       ${MUST_BE_LOADED} AS needs_look, ${IS_STALE} AS is_stale, ${SEEN_IN}
     FROM json_each(?) AS r
     LEFT JOIN feed_listings AS l ON l.account_id = ? AND l.ref = r.value
     LEFT JOIN properties AS p ON p.account_id = ? AND p.external_ref = r.value
     ORDER BY r.key`,
    syncId,
    now - DAY_MS,
    now - CONFIRM_AGAIN_MS,
    JSON.stringify(refs),
    accountId,
    accountId,
  );
  const [rows = []] = await run(db, [statement], meter);
  return rows.map(decode);
};

/** As in the index's condition: properties that may have to be loaded. */
const MAY_NEED_LOADING = `(p.dashboard_fields <> '[]' OR p.inactive_reason IN ('CONFIRMATION_EXPIRED', 'FEED_REMOVED')
  OR p.photo_state IN ('NOT_QUEUED', 'PARTIAL', 'FAILED'))`;

const openListing = (index: string, term: string): string =>
  `EXISTS (SELECT 1 FROM feed_listings AS l INDEXED BY ${index} WHERE l.account_id = ?1 AND ${term})`;

const openProperty = (index: string, term: string): string =>
  `EXISTS (SELECT 1 FROM properties AS p INDEXED BY ${index} CROSS JOIN feed_listings AS l
     ON l.account_id = p.account_id AND l.ref = p.external_ref
   WHERE p.account_id = ?1 AND ${term} AND l.property_id = p.id)`;

/**
 * Whether an unchanged feed could still change something here. It reads what may be open, and no row of an unchanged
 * listing; purging a property deletes the feed's hash too.
 */
export const isAnythingOpen = async ({ db, accountId, meter }: Account, now: number): Promise<boolean> => {
  const terms = [
    openListing("feed_listings_missing", "l.missing > 0"),
    openListing("feed_listings_conflicted", "l.conflicted = 1"),
    openListing("feed_listings_unpriced", "l.unpriced = 1"),
    openProperty("properties_trash", "p.status = 'DELETED'"),
    openProperty("properties_to_look_at", `${MAY_NEED_LOADING} AND ${MUST_BE_LOADED.replace("?", "?2")}`),
  ];
  const statement = sql(`SELECT 1 WHERE ${terms.join(" OR ")}`, accountId, now - DAY_MS);
  const [open = []] = await run(db, [statement], meter);
  return open.length > 0;
};

/** Uses the indexes of what has to be confirmed: if nothing is stale, nothing is read. */
const staleSql = (index: string, due: string): string =>
  `SELECT p.id, ${SEEN_IN} FROM properties AS p INDEXED BY ${index}
   WHERE p.account_id = ?1 AND p.status = 'ACTIVE' AND ${due} AND EXISTS (
     SELECT 1 FROM feed_listings WHERE account_id = ?1 AND ref = p.external_ref AND property_id = p.id)`;

/** Properties of the feed whose availability date needs renewal. */
export const staleProperties = async (
  { db, accountId, meter }: Account,
  now: number,
): Promise<StaleProperty[]> => {
  const statement = sql(
    `${staleSql("properties_to_confirm", "p.notice_at IS NULL AND p.confirmed_at <= ?2")}
     UNION ALL ${staleSql("properties_noticed", "p.notice_at IS NOT NULL")}`,
    accountId,
    now - CONFIRM_AGAIN_MS,
  );
  const [rows = []] = await run(db, [statement], meter);
  return rows.map((row) => ({ propertyId: row.id as string, seenIn: row.seen_in as string | null }));
};
