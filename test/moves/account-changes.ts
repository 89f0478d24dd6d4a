import { leadTable } from "../../src/db/schema/leads.ts";
import { propertyTable } from "../../src/db/schema/properties.ts";
import { type Statement, sql } from "../../src/db/statement.ts";
import { storedLead } from "../support/stored-lead.ts";
import { storedProperty } from "../support/stored-property.ts";

/** Takes the account id, so that the twin gets the same change; its row ids differ only by that id. */
export type Change = (accountId: string) => readonly Statement[];

const bumpCounters = (accountId: string): Statement[] => [
  sql(
    "UPDATE portfolios SET last_place = last_place + 1, deleted_total = deleted_total + 1 WHERE account_id = ?",
    accountId,
  ),
];

const property = (accountId: string, ref: string, n: number): Statement => {
  const {
    seq: _,
    placeGiven: __,
    ...row
  } = storedProperty({
    id: `prop-${accountId}-${n}`,
    accountId,
    externalRef: ref,
    dashboardFields: ["title"],
  });
  const { sql: text, params } = propertyTable.insert({ ...row, placeGiven: n });
  return sql(text.replace(/^INSERT INTO/, "INSERT OR IGNORE INTO"), ...params);
};

const lead = (accountId: string, ref: string, n: number): Statement => {
  const {
    seq: _,
    placeGiven: __,
    ...row
  } = storedLead({ id: `lead-${accountId}-${n}`, accountId, externalRef: ref });
  const { sql: text, params } = leadTable.insert({ ...row, placeGiven: n });
  return sql(text.replace(/^INSERT INTO/, "INSERT OR IGNORE INTO"), ...params);
};

const idOf = (table: string) => `(SELECT id FROM ${table} WHERE account_id = ?1 AND external_ref = ?2)`;

/** @param n a number no other change uses */
export const CHANGES: Readonly<Record<string, (ref: string, other: string, n: number) => Change>> = {
  addProperty: (ref, _, n) => (a) => [property(a, ref, n), ...bumpCounters(a)],
  changeStatus: (ref, _, n) => (a) => [
    sql(
      "UPDATE properties SET status = ?3, title = ?4, area = ?5 WHERE account_id = ?1 AND external_ref = ?2",
      a,
      ref,
      ["ACTIVE", "INACTIVE", "SOLD"][n % 3],
      `t${n}`,
      n / 7,
    ),
    ...bumpCounters(a),
  ],
  trash: (ref) => (a) => [
    sql(
      "UPDATE properties SET status = 'DELETED', deleted_at = 1 WHERE account_id = ? AND external_ref = ?",
      a,
      ref,
    ),
    ...bumpCounters(a),
  ],
  swapRefs: (ref, other) => (a) => [
    sql("UPDATE properties SET external_ref = 'swap' WHERE account_id = ? AND external_ref = ?", a, ref),
    sql("UPDATE properties SET external_ref = ?3 WHERE account_id = ?1 AND external_ref = ?2", a, other, ref),
    sql("UPDATE properties SET external_ref = ? WHERE account_id = ? AND external_ref = 'swap'", other, a),
    ...bumpCounters(a),
  ],
  setPhotos: (ref, _, n) => (a) => [
    sql(`DELETE FROM property_photos WHERE property_id = ${idOf("properties")}`, a, ref),
    sql(
      `INSERT INTO property_photos (account_id, property_id, url, status, hash, media_type, request_id, at)
       SELECT ?1, properties.id, 'https://a.example/' || value, 'INGESTED', 'h' || value, 'image/jpeg', 'r', 1 FROM properties, json_each(?3)
       WHERE account_id = ?1 AND external_ref = ?2`,
      a,
      ref,
      JSON.stringify([n, n + 1, n + 2]),
    ),
    ...bumpCounters(a),
  ],
  addLead: (ref, _, n) => (a) => [
    lead(a, ref, n),
    sql(
      `INSERT INTO lead_identities (account_id, kind, value, lead_id) SELECT ?1, 'phone', 'p' || (?3 % 5), id FROM leads
       WHERE account_id = ?1 AND external_ref = ?2
       ON CONFLICT (account_id, kind, value) DO UPDATE SET lead_id = excluded.lead_id`,
      a,
      ref,
      n,
    ),
    ...bumpCounters(a),
  ],
  logInteraction: (ref, _, n) => (a) => [
    sql(
      `INSERT INTO interactions (id, account_id, lead_id, type, at, created_at)
       SELECT ?3, ?1, id, 'CALL', 1, 1 FROM leads WHERE account_id = ?1 AND external_ref = ?2`,
      a,
      ref,
      `int-${a}-${n}`,
    ),
    ...bumpCounters(a),
  ],
  purgeLead: (ref) => (a) => [
    sql(`DELETE FROM interactions WHERE lead_id = ${idOf("leads")}`, a, ref),
    sql(`DELETE FROM lead_identities WHERE lead_id = ${idOf("leads")}`, a, ref),
    sql(`DELETE FROM matches WHERE lead_id = ${idOf("leads")}`, a, ref),
    sql("DELETE FROM leads WHERE account_id = ? AND external_ref = ?", a, ref),
    ...bumpCounters(a),
  ],
  match: (ref, other, n) => (a) => [
    sql(
      `INSERT INTO matches (account_id, property_id, lead_id, side, scope, status, score, facts, touched, created_at,
         updated_at, known_at, place_given)
       SELECT ?1, p.id, l.id, 'own', 'INTERNAL', 'NEW', 80, '{}', 0, 1, 1, 1, ?4 FROM properties AS p, leads AS l
       WHERE p.account_id = ?1 AND p.external_ref = ?2 AND l.account_id = ?1 AND l.external_ref = ?3
       ON CONFLICT DO UPDATE SET status = 'FAVORITED', score = 90`,
      a,
      ref,
      other,
      n,
    ),
    ...bumpCounters(a),
  ],
  configureFeed: (_, __, n) => (a) => [
    sql(
      `INSERT INTO feeds (account_id, url, connector, auto_sync, next_auto_at, tally) VALUES (?1, ?2, 'VRSYNC', 1, 1, '{}')
       ON CONFLICT (account_id) DO UPDATE SET url = excluded.url, version = version + 1`,
      a,
      `https://a.example/${n}.xml`,
    ),
    ...bumpCounters(a),
  ],
  conflict: (ref, other, n) => (a) => [
    sql(
      `INSERT INTO feed_conflicts (account_id, ref, field, property_id, value, mark, kept, found_at)
       SELECT ?1, ?2, ?3, id, '"x"', 'm', ?4, 1 FROM properties WHERE account_id = ?1 AND external_ref = ?2
       ON CONFLICT (account_id, ref, field) DO UPDATE SET kept = excluded.kept`,
      a,
      ref,
      other === "r1" ? "title" : "area",
      n % 2,
    ),
    ...bumpCounters(a),
  ],
  purgeProperty: (ref) => (a) => [
    sql(`DELETE FROM property_photos WHERE property_id = ${idOf("properties")}`, a, ref),
    sql(`DELETE FROM matches WHERE property_id = ${idOf("properties")}`, a, ref),
    sql("DELETE FROM properties WHERE account_id = ? AND external_ref = ?", a, ref),
    ...bumpCounters(a),
  ],
  batch: (_, __, n) => (a) => [
    sql(
      `INSERT INTO batches (id, account_id, type, status, dry_run, total, worked_to, turn_at, created_at)
       VALUES (?, ?, 'properties', 'QUEUED', 0, 2, 0, 0, 1)`,
      `b-${a}-${n}`,
      a,
    ),
    sql(
      "INSERT INTO batch_items (batch_id, position, account_id, outcome, body) SELECT ?1, value, ?2, 'PENDING', '{}' FROM json_each('[1, 2]')",
      `b-${a}-${n}`,
      a,
    ),
    ...bumpCounters(a),
  ],
  workBatch: (_, __, n) => (a) => [
    sql(
      "UPDATE batch_items SET outcome = ?, body = NULL WHERE account_id = ? AND position = 1 AND outcome = 'PENDING'",
      n % 2 ? "CREATED" : "UPDATED",
      a,
    ),
    sql("UPDATE batches SET status = 'RUNNING', worked_to = 1 WHERE account_id = ?", a),
    ...bumpCounters(a),
  ],
};

/** A write with an idempotency key: whoever comes second finds the receipt. */
export const keyed =
  (key: string, change: Change): Change =>
  (a) => [
    sql(
      "INSERT INTO receipts (account_id, idempotency_key, fingerprint, status, headers, body, created_at) VALUES (?, ?, 'f', 200, '{}', '{}', 1)",
      a,
      key,
    ),
    ...change(a),
  ];
