export type Row = Record<string, unknown>;

/** A prepared statement as data: a plan carries these, a commit sends them. */
export interface Statement {
  readonly sql: string;
  readonly params: readonly unknown[];
}

export const sql = (text: string, ...params: readonly unknown[]): Statement => ({ sql: text, params });

/** The condition that holds if all of these do. */
export const allOf = (conditions: readonly Statement[]): Statement =>
  sql(
    conditions.map((condition) => condition.sql).join(" AND "),
    ...conditions.flatMap(({ params }) => params),
  );

/** An insertion that does nothing if the row exists. */
export const unlessThere = ({ sql: text, params }: Statement): Statement => ({
  sql: `${text} ON CONFLICT DO NOTHING`,
  params,
});

/** The cost of one request so far; shown outside production, and limited by a test. */
export interface Meter {
  objects: number;
  trips: number;
  /** Statements of all trips: the platform's limit of 1,000 queries may count these or the trips. */
  statements: number;
  rowsRead: number;
  rowsWritten: number;
  /** The requestId of the call that is measured, or that caused the work: its commits carry it (rules 23.15). */
  causedBy?: string | null | undefined;
}

export const newMeter = (causedBy?: string | null): Meter => ({
  objects: 0,
  trips: 0,
  statements: 0,
  rowsRead: 0,
  rowsWritten: 0,
  causedBy,
});

export interface Sender {
  through(send: () => Promise<D1Result<Row>[]>): Promise<D1Result<Row>[]>;
}

export interface Database extends Pick<D1Database, "prepare" | "batch"> {
  /** Counts everything sent to this database. */
  readonly meter?: Meter;
  readonly backPressure?: Sender;
}

/** The shard whose database is also the directory: accounts, keys, and rows that two accounts share (rules 28.3). */
export const DIRECTORY = "DB";

/** The databases of all accounts' data. */
export interface Shards {
  readonly shardNames: readonly string[];
  shard(name: string): Database;
}

/** With the directory, which has the accounts but not their data. */
export interface AllDatabases extends Shards {
  readonly directory: Database;
}

const watches = new WeakMap<object, (bytes: number) => void>();

/** Reports the database's size, which each answer carries. @returns the database */
export const reportSize = <D extends Database>(db: D, watch: (bytes: number) => void): D => {
  watches.set(db, watch);
  return db;
};

/** Watches a proxy of a database like the database itself. */
export const reportSizeLike = <D extends Database>(db: Database, face: D): D => {
  const watch = watches.get(db);
  return watch ? reportSize(face, watch) : face;
};

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
  const meters = new Set([meter, db.meter].filter((known) => known !== undefined));
  // A failed trip counts too.
  for (const one of meters) {
    one.trips += 1;
    one.statements += statements.length;
  }
  const send = async () =>
    prepared.length === 1 ? [await prepared[0]!.all<Row>()] : db.batch<Row>(prepared);
  const results = await (db.backPressure ? db.backPressure.through(send) : send());
  for (const one of meters) {
    for (const { meta } of results) {
      one.rowsRead += meta.rows_read;
      one.rowsWritten += meta.rows_written;
    }
  }
  const bytes = results.at(-1)?.meta.size_after;
  if (bytes !== undefined) watches.get(db)?.(bytes);
  return results.map((result) => result.results);
};

/** Stands for a statement that a request does not need. */
export const NOTHING: Statement = { sql: "SELECT 1 WHERE 0", params: [] };

const itself = (statement: Statement): Statement => statement;
const textOf = ({ sql: text, params }: Statement): string => JSON.stringify([text, params]);

/** Runs the statements of several requests, equally many for each, in one round trip, or in none if none is needed. */
export const loadWanted = async <T>(
  { db, meter }: { readonly db: Database; readonly meter: Meter },
  wanted: readonly (readonly Statement[])[],
  decode: (rows: readonly Row[][], at: number) => T,
): Promise<T[]> => {
  // Several requests often need the same statement; a single one does not, and its texts would be long keys.
  const keyOf: (statement: Statement) => unknown = wanted.length === 1 ? itself : textOf;
  const distinct = new Map<unknown, Statement>();
  for (const statement of wanted.flat()) if (statement !== NOTHING) distinct.set(keyOf(statement), statement);
  const rows = distinct.size === 0 ? [] : await run(db, [...distinct.values()], meter);
  const found = new Map([...distinct.keys()].map((key, at) => [key, rows[at]!]));
  return wanted.map((own, at) =>
    decode(
      own.map((statement) => found.get(keyOf(statement)) ?? []),
      at,
    ),
  );
};
