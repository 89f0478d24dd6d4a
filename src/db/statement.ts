export type Row = Record<string, unknown>;

/** A prepared statement as data: a plan carries these, a commit sends them. */
export interface Statement {
  readonly sql: string;
  readonly params: readonly unknown[];
}

export const sql = (text: string, ...params: readonly unknown[]): Statement => ({ sql: text, params });

/** What one request has cost so far: counted, shown outside production, held by a test. */
export interface Meter {
  objects: number;
  trips: number;
  rowsRead: number;
  rowsWritten: number;
}

export const newMeter = (): Meter => ({ objects: 0, trips: 0, rowsRead: 0, rowsWritten: 0 });

export type Database = Pick<D1Database, "prepare" | "batch">;

/**
 * Sends statements to D1 in one round trip; several are one transaction.
 * @returns the rows of each statement, in order.
 */
export const run = async (
  db: Database,
  statements: readonly Statement[],
  meter?: Meter,
): Promise<Row[][]> => {
  const prepared = statements.map((statement) => db.prepare(statement.sql).bind(...statement.params));
  const results = prepared.length === 1 ? [await prepared[0]!.all<Row>()] : await db.batch<Row>(prepared);
  if (meter) {
    meter.trips += 1;
    for (const { meta } of results) {
      meter.rowsRead += meta.rows_read;
      meter.rowsWritten += meta.rows_written;
    }
  }
  return results.map((result) => result.results);
};
