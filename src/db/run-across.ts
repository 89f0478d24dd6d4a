import { type Database, type Meter, type Row, run, type Statement } from "./statement.ts";

/** A statement and its database. */
export interface Placed {
  readonly db: Database;
  readonly statement: Statement;
}

/**
 * Sends statements to their databases: one round trip to every database, all at once.
 * @returns the rows of each statement, in the order given
 */
export const runAcross = async (statements: readonly Placed[], meter: Meter): Promise<Row[][]> => {
  const byDatabase = Map.groupBy([...statements.keys()], (at) => statements[at]!.db);
  const found: Row[][] = [];
  await Promise.all(
    [...byDatabase].map(async ([db, places]) => {
      const results = await run(
        db,
        places.map((at) => statements[at]!.statement),
        meter,
      );
      for (const [at, place] of places.entries()) found[place] = results[at]!;
    }),
  );
  return found;
};
