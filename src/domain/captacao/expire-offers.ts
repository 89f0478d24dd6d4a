import { commit, StaleWrite } from "../../db/commit.ts";
import { type Effects, eventFor, guard, NO_EFFECTS, type WholeEffects } from "../../db/plan.ts";
import { type Database, run, sql } from "../../db/statement.ts";
import { roundsEnded } from "./rounds.ts";

interface DueOffer {
  readonly accountId: string;
  readonly ownerId: string;
  readonly version: number;
}

/** The most offers that end in one transaction: each event is a row. */
const BATCH_SIZE = 50;

const dueOffers = async (directory: Database, now: number): Promise<DueOffer[]> => {
  const [rows = []] = await run(directory, [
    sql(
      `SELECT account_id AS accountId, owner_id AS ownerId, version
       FROM captacao_offers INDEXED BY captacao_offers_due
       WHERE status = 'OFFERED' AND deadline <= ? ORDER BY deadline LIMIT ${BATCH_SIZE}`,
      now,
    ),
  ]);
  return rows as unknown as DueOffer[];
};

const expiry = (due: readonly DueOffer[], now: number): WholeEffects => {
  const listed = JSON.stringify(due);
  return {
    ...NO_EFFECTS,
    statements: [
      sql(
        `UPDATE captacao_offers SET status = 'EXPIRED', ended_at = ?, version = version + 1
         WHERE status = 'OFFERED' AND (account_id, owner_id, version) IN (
           SELECT value ->> 'accountId', value ->> 'ownerId', value ->> 'version' FROM json_each(?))`,
        now,
        listed,
      ),
      guard("stale", "changes() = ?", due.length),
      sql(
        `UPDATE captacao_desks SET
           version = version + 1,
           expired_streak = expired_streak + ended.offers,
           paused_auto = paused_auto OR coalesce(expired_streak + ended.offers >= auto_pause_after, 0)
         FROM (SELECT value ->> 'accountId' AS id, count(*) AS offers FROM json_each(?) GROUP BY 1) AS ended
         WHERE account_id = ended.id`,
        listed,
      ),
      roundsEnded([...new Set(due.map(({ ownerId }) => ownerId))], now),
    ],
    events: due.map(({ accountId, ownerId }) =>
      eventFor(accountId, "captacao.offer_withdrawn", { id: ownerId }),
    ),
  };
};

/**
 * Ends some offers whose deadline has passed, the longest overdue first (rules 29.9, 29.11).
 * @returns the events of the ended offers; null when none is due any more
 */
export const expireSome = async (directory: Database, now: number): Promise<Effects["events"] | null> => {
  const due = await dueOffers(directory, now);
  const [first] = due;
  if (!first) return null;
  const effects = expiry(due, now);
  try {
    await commit({ db: directory, accountId: first.accountId, now }, effects);
    return effects.events;
  } catch (error) {
    // Another run, or the operator, has ended one of them meanwhile.
    if (error instanceof StaleWrite) return [];
    throw error;
  }
};
