import { type Database, run, type Statement, sql } from "../../db/statement.ts";

const CARDS_OF_PAGE = 1_000;

/** Deletes the given cards that no match shows any more. */
export const deleteUnshownCards = (ids: readonly string[]): Statement =>
  sql(
    `DELETE FROM radar_cards WHERE id IN (SELECT value FROM json_each(?))
     AND NOT EXISTS (SELECT 1 FROM matches AS m INDEXED BY matches_pair
       WHERE m.lead_id = radar_cards.id AND m.side = 'property')
     AND NOT EXISTS (SELECT 1 FROM matches AS m INDEXED BY matches_of_property
       WHERE m.property_id = radar_cards.id AND m.side = 'client')`,
    JSON.stringify(ids),
  );

/** The same for the page of cards after the given one. @returns the last one read; null if no more follow */
export const deleteUnshownPage = async (db: Database, after: string): Promise<string | null> => {
  const [rows = []] = await run(db, [
    sql(`SELECT id FROM radar_cards WHERE id > ? ORDER BY id LIMIT ${CARDS_OF_PAGE}`, after),
  ]);
  const ids = rows.map((row) => row.id as string);
  if (ids.length > 0) await run(db, [deleteUnshownCards(ids)]);
  return ids.length < CARDS_OF_PAGE ? null : ids.at(-1)!;
};
