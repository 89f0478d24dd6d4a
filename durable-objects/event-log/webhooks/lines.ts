const SCHEMA = `
  CREATE TABLE IF NOT EXISTS lines (
    endpoint_id TEXT PRIMARY KEY, leased_until INTEGER NOT NULL, hold TEXT NOT NULL, state TEXT NOT NULL
  ) WITHOUT ROWID, STRICT;
`;

/** A delivery that a worker holds: once it has more attempts than this, its post was recorded. */
export interface Held {
  readonly sequence: number;
  readonly attempts: number;
}

/** Deliveries that workers have taken, and their results so far. */
interface Hold {
  readonly worker: string | null;
  readonly held: readonly Held[];
  /** Successes by the hour, without those still held. */
  readonly delivered: Readonly<Record<string, number>>;
}

interface LineState {
  /** Deliveries after this sequence have never been taken. */
  readonly takenUntil: number;
  /** When the endpoint was created or enabled: earlier results do not count. */
  readonly countedFrom: number;
  /** Raised when all open deliveries are given up. */
  readonly epoch: number;
  /** Deliveries given up at that time and not yet written: the untaken of these sequences, and all retries. */
  readonly givingUp: { readonly after: number; readonly until: number; readonly at: number } | null;
  /** Deliveries that ended in this period get a new round, unless they already have one. */
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
 * The progress of each endpoint's deliveries, with their worker. One row per endpoint, written once for each group that
 * a worker takes. The end of a group writes nothing, because each delivery was recorded by then.
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
    const hold: Hold = JSON.parse(row.hold);
    const state: LineState = JSON.parse(row.state);
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
