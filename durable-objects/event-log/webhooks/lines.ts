const SCHEMA = `
  CREATE TABLE IF NOT EXISTS lines (
    endpoint_id TEXT PRIMARY KEY, leased_until INTEGER NOT NULL, hold TEXT NOT NULL, state TEXT NOT NULL
  ) WITHOUT ROWID, STRICT;
`;

/** A delivery in a worker's hands: once it has more attempts than this, its post was recorded. */
export interface Held {
  readonly sequence: number;
  readonly attempts: number;
}

/** What workers have taken, and what came of it so far. */
interface Hold {
  readonly worker: string | null;
  readonly held: readonly Held[];
  /** How many were delivered, by the hour; what is held still is not among them. */
  readonly delivered: Readonly<Record<string, number>>;
}

interface LineState {
  /** Deliveries behind this sequence have never been taken. */
  readonly takenUntil: number;
  /** What ended before says nothing about the endpoint: it was created or enabled then. */
  readonly countedFrom: number;
  /** Raised when all that is open is given up. */
  readonly epoch: number;
  /** What was given up at that time and still has to be written down: the untaken of these sequences, and all retries. */
  readonly givingUp: { readonly after: number; readonly until: number; readonly at: number } | null;
  /** What ended in this time gets a new round, as far as it has none yet. */
  readonly reopening: { readonly since: number; readonly until: number } | null;
}

export interface Line extends Hold, LineState {
  readonly leasedUntil: number;
}

interface LineRow extends Record<string, SqlStorageValue> {
  leased_until: number;
  hold: string;
  state: string;
}

/**
 * Where the deliveries of each endpoint stand: who posts them now, and how far. One row an endpoint, written once for all
 * that a worker takes. Nothing is written when it is done: what it holds has been recorded then, one by one.
 */
export class Lines {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec(SCHEMA);
  }

  open(endpointId: string, now: number): void {
    const idle = { worker: null, held: [], takenUntil: 0, leasedUntil: 0 };
    this.save(endpointId, {
      ...idle,
      countedFrom: now,
      delivered: {},
      epoch: 0,
      givingUp: null,
      reopening: null,
    });
  }

  of(endpointId: string): Line | null {
    const [row] = this.#sql.exec<LineRow>("SELECT * FROM lines WHERE endpoint_id = ?", endpointId).toArray();
    if (!row) return null;
    const [hold, state]: [Hold, LineState] = [JSON.parse(row.hold), JSON.parse(row.state)];
    return { ...hold, ...state, leasedUntil: row.leased_until };
  }

  save(endpointId: string, { leasedUntil, worker, held, delivered, ...state }: Line): void {
    this.#sql.exec(
      "INSERT OR REPLACE INTO lines (endpoint_id, leased_until, hold, state) VALUES (?, ?, ?, ?)",
      endpointId,
      leasedUntil,
      JSON.stringify({ worker, held, delivered } satisfies Hold),
      JSON.stringify(state satisfies LineState),
    );
  }

  remove(endpointId: string): void {
    this.#sql.exec("DELETE FROM lines WHERE endpoint_id = ?", endpointId);
  }
}
