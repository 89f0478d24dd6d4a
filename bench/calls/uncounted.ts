/**
 * What calls cost besides what the service counts before its answer. `test/durable-objects/account-gate/writes.test.ts`
 * holds the rows; an index entry is a row too, and so is an alarm that is set.
 */
export interface Uncounted {
  readonly objectCalls: number;
  readonly rowsRead: number;
  readonly rowsWritten: number;
}

/**
 * The gate writes what it has counted with a call that comes alone; of others an alarm writes it every 5 seconds, and is
 * set anew where answers are kept under keys: one row more each time, which is not in here.
 */
export const COUNTING = {
  alone: { objectCalls: 0, rowsRead: 0, rowsWritten: 1 },
  "one a second": { objectCalls: 1 / 5, rowsRead: 0, rowsWritten: 2 / 5 },
  "50 a second": { objectCalls: 1 / 250, rowsRead: 0, rowsWritten: 2 / 250 },
} as const satisfies Readonly<Record<string, Uncounted>>;

export type Pace = keyof typeof COUNTING;
export const PACES = Object.keys(COUNTING) as Pace[];

/** An entry with the index of its id; the alarm stands already. */
export const LOG_ROWS = 2;
/** The outbox row leaves D1; after 30 days the entry with its index leaves the log. */
const LOG_ENDS = 1 + 2;

/** Beside the reply to a write the log is called, and takes the event from the outbox. */
export const LOGGING: Uncounted = { objectCalls: 1, rowsRead: 2, rowsWritten: LOG_ROWS + LOG_ENDS };

/** The claim with the index of its end, then the answer with the index of its subject. */
export const KEY_ROWS = 2 + 2;
/** The receipt with its two indexes in D1, and the look for one that has ended. */
const RECEIPT_ROWS = 4;
/** A day later both are gone, with their indexes. */
const KEY_ENDS = 3 + 4;

/** An Idempotency-Key: the gate is called once more, to settle it. */
export const KEEPING: Uncounted = {
  objectCalls: 1,
  rowsRead: RECEIPT_ROWS,
  rowsWritten: KEY_ROWS + RECEIPT_ROWS + KEY_ENDS,
};
