import { isOpen } from "../../db/open-account.ts";
import { type Database, run, sql } from "../../db/statement.ts";

/** An object's change apart from its pairs. */
export interface Notice {
  readonly kind: "property" | "lead";
  readonly id: string;
  /** Its current card for partners, as JSON; null if it was removed for good. */
  readonly card: string | null;
  /** The object's last change, as the board read it. */
  readonly knownAt: number;
}

const RENEW = `UPDATE radar_cards AS r SET card = c.card, known_at = c.known_at
  FROM (SELECT value ->> 'id' AS id, value ->> 'card' AS card, value ->> 'knownAt' AS known_at FROM json_each(?)) AS c
  WHERE r.id = c.id AND (r.known_at < c.known_at OR (r.known_at = c.known_at AND r.card <> c.card))`;

/**
 * Updates partners' cards in one shard, and deletes removed objects' data, whoever acted on them (rules 26.22).
 * @param leavesClosed not of accounts that are closed
 */
export const applyNotices = async (
  db: Database,
  notices: readonly Notice[],
  leavesClosed = false,
): Promise<void> => {
  const among = `IN (SELECT value FROM json_each(?))${leavesClosed ? ` AND ${isOpen("matches.account_id")}` : ""}`;
  const removed = notices.filter(({ card }) => card === null);
  const idsOf = (kind: Notice["kind"]) =>
    JSON.stringify(removed.filter((notice) => notice.kind === kind).map(({ id }) => id));
  const ids = JSON.stringify(removed.map(({ id }) => id));
  const removals = [
    sql(`DELETE FROM matches INDEXED BY matches_of_property WHERE property_id ${among}`, idsOf("property")),
    sql(`DELETE FROM matches INDEXED BY matches_pair WHERE lead_id ${among}`, idsOf("lead")),
    sql("DELETE FROM radar_cards WHERE id IN (SELECT value FROM json_each(?))", ids),
  ];
  await run(db, [
    sql(RENEW, JSON.stringify(notices.filter(({ card }) => card !== null))),
    ...(removed.length > 0 ? removals : []),
  ]);
};
