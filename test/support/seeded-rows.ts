import { type Statement, sql } from "../../src/db/statement.ts";
import { DAY_MS } from "../../src/lib/clock.ts";
import { PROPERTY_TYPES } from "../../src/vocabulary/value-lists.ts";
import { SEEDED_ID } from "./invariants/stored.ts";

/** How many of twenty properties have each status. */
const STATUSES = [
  ...Array<string>(14).fill("ACTIVE"),
  ...Array<string>(3).fill("INACTIVE"),
  "SOLD",
  "RENTED",
  "DELETED",
];
const CITIES = 40;
/** One property in this many is in the rare city. */
const RARE = 5_000;
/** No scheduled job finds a property that was trashed in the future. */
const FAR_FUTURE = Date.UTC(2100, 0);

/**
 * Properties by SQL, with every value that the list filters by; all share one createdAt, and updatedAt orders them
 * differently.
 */
const propertiesOf = (accountId: string, size: number, now: number) =>
  sql(
    `WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?1),
     p AS (SELECT i, json_extract(?2, '$[' || (i * 7 % 20) || ']') AS status, i * 7919 % ?1 AS shuffled FROM n)
     INSERT INTO properties (id, account_id, external_ref, kind, source, status, type, for_sale, for_rent,
       sale_price_cents, title, neighborhood, neighborhood_slug, city, city_id, city_slug, state, amenities,
       shared_to_network, pending, radar, curation_status, photos, dashboard_fields, version, deleted_at,
       created_at, updated_at, words)
     SELECT ?3 || ?4 || '-' || i, ?4, 'AP-' || i, 'PROPERTY', 'API', status, json_extract(?5, '$[' || (i % 15) || ']'),
       i % 3 > 0, i % 3 = 0 OR i % 7 = 0, 10000000 + i, 'Apartamento ' || i, 'Pinheiros', 'pinheiros', 'São Paulo',
       '3550308', iif(i % ?6 = 11, 'rara-sp', 'cidade-' || (i % CAST(?7 AS INTEGER)) || '-sp'), 'SP', '[]', 0,
       iif(i % 4 = 0, '[]', '["COVER_PHOTO_MISSING"]'),
       iif(i % 4 > 0, 'PENDING', iif(status = 'ACTIVE', 'READY', 'NONE')), 'APPROVED', '[]', '[]', 1,
       iif(status = 'DELETED', ?8, NULL), ?9, ?9 + shuffled,
       ' ap ' || i || ' ap' || i || ' apartamento pinheiros sao paulo sp' || iif(i % 25000 = 13, ' rarissimo', '')
     FROM p`,
    size,
    JSON.stringify(STATUSES),
    SEEDED_ID,
    accountId,
    JSON.stringify(PROPERTY_TYPES),
    RARE,
    CITIES,
    FAR_FUTURE,
    now - DAY_MS,
  );

/** The counters, and a history as long as a busy day's. */
const countersOf = (accountId: string, size: number, now: number) => [
  sql(
    `UPDATE portfolios SET (active, kept) = (
       SELECT count(*) FILTER (WHERE status = 'ACTIVE'), count(*) FILTER (WHERE status <> 'DELETED')
       FROM properties WHERE account_id = ?1) WHERE account_id = ?1`,
    accountId,
  ),
  sql(
    `WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?1)
     INSERT INTO portfolio_history (account_id, at, kept, deleted_total)
     SELECT account_id, ?2 + i, kept, 0 FROM n, portfolios WHERE account_id = ?3`,
    Math.ceil(size / 10),
    now - 2 * DAY_MS,
    accountId,
  ),
];

/** The statements that fill an account with properties by SQL; the first is the oldest. */
export const seededPortfolio = (accountId: string, size: number, now: number): Statement[] => [
  propertiesOf(accountId, size, now),
  ...countersOf(accountId, size, now),
];
