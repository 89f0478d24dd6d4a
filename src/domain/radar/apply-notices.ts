import { type Database, run, sql } from "../../db/statement.ts";

/** What shards must know of an object apart from its pairs: its new card, or its removal. */
export interface Notice {
  readonly kind: "property" | "lead";
  readonly id: string;
  /** Its current card for partners, as JSON; null if it was removed for good. */
  readonly card: string | null;
  /** The object's last change, as the board read it. */
  readonly knownAt: number;
}

/** A removed object, and a closed account whose rows about it stay for now: the board keeps the notice for later. */
export interface KeptRows {
  readonly id: string;
  readonly accountId: string;
}

const RENEW = `UPDATE radar_cards AS r SET card = c.card, known_at = c.known_at
  FROM (SELECT value ->> 'id' AS id, value ->> 'card' AS card, value ->> 'knownAt' AS known_at FROM json_each(?)) AS c
  WHERE r.id = c.id AND (r.known_at < c.known_at OR (r.known_at = c.known_at AND r.card <> c.card))`;

/** @param object the column that has the object's id */
const removal = (index: string, object: string): string =>
  `DELETE FROM matches INDEXED BY ${index} WHERE ${object} IN (SELECT value FROM json_each(?1))
   AND NOT EXISTS (SELECT 1 FROM json_each(?2) AS l
     WHERE l.value ->> 'id' = ${object} AND l.value ->> 'accountId' = matches.account_id)`;

/** Updates partners' cards in one shard, and deletes removed objects' data, whoever acted on them (rules 26.22). */
export const applyNotices = async (
  db: Database,
  notices: readonly Notice[],
  kept: readonly KeptRows[] = [],
): Promise<void> => {
  const removed = notices.filter(({ card }) => card === null);
  const idsOf = (kind: Notice["kind"]) =>
    JSON.stringify(removed.filter((notice) => notice.kind === kind).map(({ id }) => id));
  const ids = JSON.stringify(removed.map(({ id }) => id));
  const removals = [
    sql(removal("matches_of_property", "property_id"), idsOf("property"), JSON.stringify(kept)),
    sql(removal("matches_pair", "lead_id"), idsOf("lead"), JSON.stringify(kept)),
    sql("DELETE FROM radar_cards WHERE id IN (SELECT value FROM json_each(?))", ids),
  ];
  await run(db, [
    sql(RENEW, JSON.stringify(notices.filter(({ card }) => card !== null))),
    ...(removed.length > 0 ? removals : []),
  ]);
};
