import { isOpen } from "../db/open-account.ts";
import { type Database, type Row, run, type Shards, type Statement, sql } from "../db/statement.ts";
import { deleteUnshownCards } from "../domain/radar/unshown-cards.ts";
import { DAY_MS, systemClock } from "../lib/clock.ts";
import { failureOf, logger } from "../lib/logger.ts";
import {
  BATCH_KEPT_MS,
  CLAIMS_KEPT_MS,
  ENDED_CONTACT_KEPT_MS,
  ENDED_OFFER_KEPT_MS,
  IDEMPOTENCY_MS,
  LOST_MATCH_KEPT_MS,
  MAIL_KEPT_MS,
} from "../vocabulary/limits.ts";
import { Budget } from "./budget.ts";
import { endedAssignments, oldDeadLetters } from "./retention-of-work.ts";

/** Rows of one statement: well within the time D1 gives one query. */
const CHUNK_ROWS = 1_000;

/** Twice the window of the shrink guard, which needs the portfolio of 24 hours ago. */
const HISTORY_MS = 2 * DAY_MS;

type Deletion = (now: number) => Statement;

/** Deletes a chunk of expired rows. @param text its placeholders: the time since which rows are kept, and a limit */
const olderThan =
  (keptMs: number, text: string): Deletion =>
  (now) =>
    sql(text, now - keptMs, CHUNK_ROWS);

const receipts = olderThan(
  IDEMPOTENCY_MS,
  `DELETE FROM receipts WHERE (account_id, idempotency_key) IN (
     SELECT account_id, idempotency_key FROM receipts INDEXED BY receipts_by_age
     WHERE created_at < ? AND ${isOpen("receipts.account_id")} LIMIT ?
   )`,
);

const directoryReceipts = olderThan(
  IDEMPOTENCY_MS,
  `DELETE FROM directory_receipts WHERE (account_id, idempotency_key) IN (
     SELECT account_id, idempotency_key FROM directory_receipts INDEXED BY directory_receipts_by_age
     WHERE created_at < ? LIMIT ?
   )`,
);

/**
 * The newest row at or before the cutoff stays: it has the portfolio since then. Each account is looked up, because
 * an index by age would add a row to most creations.
 */
const portfolioHistory = olderThan(
  HISTORY_MS,
  `DELETE FROM portfolio_history WHERE (account_id, at) IN (
     SELECT old.account_id, old.at FROM portfolios AS p
     CROSS JOIN portfolio_history AS old ON old.account_id = p.account_id AND old.at < (
       SELECT max(at) FROM portfolio_history WHERE account_id = p.account_id AND at <= ?
     ) WHERE ${isOpen("p.account_id")} LIMIT ?
   )`,
);

const mails = olderThan(
  MAIL_KEPT_MS,
  `DELETE FROM mails WHERE seq IN (
     SELECT seq FROM mails INDEXED BY mails_by_age
     WHERE created_at < ?1 AND status <> 'QUEUED' AND coalesce(sent_at, created_at) < ?1 LIMIT ?2
   )`,
);

/** Processed or not: a batch may contain personal data and is not kept longer. */
const batchItems = olderThan(
  BATCH_KEPT_MS,
  `DELETE FROM batch_items WHERE (batch_id, position) IN (
     SELECT item.batch_id, item.position FROM batches AS old INDEXED BY batches_by_age
     CROSS JOIN batch_items AS item ON item.batch_id = old.id
     WHERE old.created_at <= ? AND ${isOpen("old.account_id")} LIMIT ?
   )`,
);

const emptyBatches = olderThan(
  BATCH_KEPT_MS,
  `DELETE FROM batches WHERE id IN (
     SELECT id FROM batches AS old INDEXED BY batches_by_age
     WHERE created_at <= ? AND NOT EXISTS (SELECT 1 FROM batch_items WHERE batch_id = old.id)
       AND ${isOpen("old.account_id")} LIMIT ?
   )`,
);

/** Data of owners whom nobody accepted (rules 29.23); ids and figures stay. */
const ownerContacts = olderThan(
  0,
  `UPDATE captacao_owners SET name = NULL, phone = NULL, email = NULL, street = NULL, number = NULL,
     complement = NULL, place_key = NULL, erase_at = NULL, erased_at = ?1, version = version + 1
   WHERE id IN (SELECT id FROM captacao_owners INDEXED BY captacao_owners_to_erase WHERE erase_at <= ?1 LIMIT ?2)`,
);

/** Rows of people whose protection with a developer has lapsed (rules 27.11). */
const protections = olderThan(
  0,
  `DELETE FROM launch_protections WHERE (developer_account_id, identity, partnership_id) IN (
     SELECT developer_account_id, identity, partnership_id
     FROM launch_protections INDEXED BY launch_protections_lapsed WHERE until <= ? LIMIT ?
   )`,
);

/** The oldest rows come first: there is no index by age. */
const audit = olderThan(
  CLAIMS_KEPT_MS,
  `DELETE FROM audit WHERE seq IN (
     SELECT seq FROM (SELECT seq, at FROM audit ORDER BY seq LIMIT ?2) WHERE at < ?1
   )`,
);

/** Contacts and message: needed while the parties may still discuss the end (rules 24.7). */
const partnershipContacts = (now: number): Statement =>
  sql(
    `UPDATE partnerships SET message = NULL, erased_at = ?1, version = version + 1,
       client_party = json_set(client_party, '$.contactName', NULL, '$.email', NULL, '$.phone', NULL),
       property_party = json_set(property_party, '$.contactName', NULL, '$.email', NULL, '$.phone', NULL)
     WHERE id IN (
       SELECT id FROM partnerships INDEXED BY partnerships_to_erase
       WHERE status IN ('DECLINED', 'CANCELLED', 'WON', 'LOST') AND erased_at IS NULL AND last_progress_at < ?2 LIMIT ?3
     )`,
    now,
    now - ENDED_CONTACT_KEPT_MS,
    CHUNK_ROWS,
  );

/** In the same order for both tables, so that one transaction finds the same partnerships twice. */
const ENDED_LONG_AGO = `FROM partnerships INDEXED BY partnerships_erased
  WHERE erased_at IS NOT NULL AND last_progress_at < ?1 ORDER BY last_progress_at, id LIMIT ?2`;

const endedSides = olderThan(
  CLAIMS_KEPT_MS,
  `DELETE FROM partnership_sides WHERE (account_id, partnership_id) IN (
     SELECT CASE side.key WHEN 0 THEN old.client_account_id ELSE old.property_account_id END, old.id
     FROM (SELECT id, client_account_id, property_account_id ${ENDED_LONG_AGO}) AS old, json_each('[0, 1]') AS side
   )`,
);

const endedPartnerships = olderThan(
  CLAIMS_KEPT_MS,
  `DELETE FROM partnerships WHERE id IN (SELECT id ${ENDED_LONG_AGO})`,
);

const endedOffers = olderThan(
  ENDED_OFFER_KEPT_MS,
  `DELETE FROM captacao_offers WHERE (account_id, owner_id) IN (
     SELECT account_id, owner_id FROM captacao_offers INDEXED BY captacao_offers_ended WHERE ended_at < ? LIMIT ?
   )`,
);

/** Owners without offers, whose contact was erased long ago: another month is enough. */
const unacceptedOwners = olderThan(
  ENDED_OFFER_KEPT_MS + 30 * DAY_MS,
  `DELETE FROM captacao_owners WHERE id IN (
     SELECT id FROM captacao_owners INDEXED BY captacao_owners_erased
     WHERE erased_at < ? AND accepted_by IS NULL LIMIT ?
   )`,
);

const ACCEPTED_LONG_AGO = `FROM captacao_offers INDEXED BY captacao_offers_to_erase
  WHERE accepted_at < ?1 AND erased_at IS NULL ORDER BY accepted_at LIMIT ?2`;

/** The row stays with its figures: they count for the desk's counters and its activation (rules 29.20). */
const acceptedContacts = (now: number): Statement =>
  sql(
    `UPDATE captacao_owners SET name = NULL, phone = NULL, email = NULL, street = NULL, number = NULL,
       complement = NULL, place_key = NULL, erased_at = ?3, version = version + 1
     WHERE id IN (SELECT owner_id ${ACCEPTED_LONG_AGO})`,
    now - CLAIMS_KEPT_MS,
    CHUNK_ROWS,
    now,
  );

const acceptedNotes = (now: number): Statement =>
  sql(
    `UPDATE captacao_offers SET note = NULL, ip = NULL, key_name = NULL, erased_at = ?3, version = version + 1
     WHERE (account_id, owner_id) IN (SELECT account_id, owner_id ${ACCEPTED_LONG_AGO})`,
    now - CLAIMS_KEPT_MS,
    CHUNK_ROWS,
    now,
  );

/** The newest row of an account stays: it has the balance. */
const ledger = olderThan(
  CLAIMS_KEPT_MS,
  `DELETE FROM captacao_ledger WHERE seq IN (
     SELECT old.seq FROM captacao_ledger AS old INDEXED BY captacao_ledger_by_age
     WHERE old.at < ?1 AND EXISTS (
       SELECT 1 FROM captacao_ledger AS later INDEXED BY captacao_ledger_of_account
       WHERE later.account_id = old.account_id AND later.seq > old.seq
     ) LIMIT ?2
   )`,
);

/** Dismissed or new again: nobody waits for them (rules 26.23). */
const lostMatches = olderThan(
  LOST_MATCH_KEPT_MS,
  `DELETE FROM matches WHERE seq IN (
     SELECT seq FROM matches INDEXED BY matches_lost
     WHERE lost_at IS NOT NULL AND status IN ('NEW', 'ARCHIVED') AND lost_at <= ?
       AND ${isOpen("matches.account_id")} LIMIT ?
   ) RETURNING iif(side = 'property', lead_id, property_id) AS shown`,
);

/** Rows that belong together are deleted together. What may be personal data comes first. */
const DELETIONS = {
  ownerContacts: [ownerContacts],
  acceptedContacts: [acceptedContacts, acceptedNotes],
  partnershipContacts: [partnershipContacts],
  protections: [protections],
  batches: [batchItems, emptyBatches],
  receipts: [receipts, directoryReceipts],
  mails: [mails],
  matches: [lostMatches],
  portfolioHistory: [portfolioHistory],
  partnerships: [endedSides, endedPartnerships],
  offers: [endedOffers, unacceptedOwners],
  ledger: [ledger],
  audit: [audit],
  assignments: [(now: number) => endedAssignments(now, CHUNK_ROWS)],
  deadLetters: [(now: number) => oldDeadLetters(now, CHUNK_ROWS)],
} as const;

type Kind = keyof typeof DELETIONS;
type Deleted = Record<Kind, number>;

const KINDS = Object.keys(DELETIONS) as Kind[];

/** Also deletes partners' cards that only removed matches showed; if that fails, the radar sweep does it. */
const hideCards = async (db: Database, removed: readonly Row[]): Promise<void> => {
  const shown = new Set(removed.map((row) => row.shown as string));
  if (shown.size > 0) await run(db, [deleteUnshownCards([...shown])]);
};

/** Deletes a chunk of a kind. @returns how many rows of each table */
const deleteChunk = async (db: Database, kind: Kind, now: number): Promise<number[]> => {
  const deletions = DELETIONS[kind].map((deletion) => deletion(now));
  const results = await run(
    db,
    deletions.flatMap((deletion) => [deletion, sql("SELECT changes() AS deleted")]),
  );
  if (kind === "matches") await hideCards(db, results[0]!);
  return results.filter((_, at) => at % 2 === 1).map(([row]) => row!.deleted as number);
};

/**
 * Deletes expired data: a chunk of each kind and shard in turn, until none is left or the budget is spent. A failing
 * kind stops none of the others.
 * @throws at the end, the first failure
 */
export const runRetention = async (
  ports: Shards,
  now: number,
  budget = new Budget(systemClock),
): Promise<Deleted> => {
  const deleted = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Deleted;
  const left = new Set(KINDS.flatMap((kind) => ports.shardNames.map((shard) => ({ kind, shard }))));
  const failures: unknown[] = [];
  while (left.size > 0 && !budget.isSpent) {
    for (const part of left) {
      if (budget.isSpent) break;
      try {
        const rows = await deleteChunk(ports.shard(part.shard), part.kind, now);
        deleted[part.kind] += rows.reduce((sum, count) => sum + count, 0);
        if (rows.every((count) => count < CHUNK_ROWS)) left.delete(part);
      } catch (error) {
        logger.error("retention left a kind", { ...part, failure: failureOf(error) });
        failures.push(error);
        left.delete(part);
      }
    }
  }
  if (failures.length > 0) throw failures[0];
  return deleted;
};
