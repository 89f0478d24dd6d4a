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
/** The outbox row leaves D1; after 30 days the entry leaves the log. A row that is deleted is one, whatever its indexes. */
const LOG_ENDS = 1 + 1;

/** Beside the reply to a write the log is called, and takes the event from the outbox. */
export const LOGGING: Uncounted = { objectCalls: 1, rowsRead: 2, rowsWritten: LOG_ROWS + LOG_ENDS };

/** The claim with the index of its end, then the answer with the index of its subject. */
export const KEY_ROWS = 2 + 2;
/** The receipt in D1 with the indexes of its age and its subject. */
export const RECEIPT_ROWS = 3;
/** A day later both are gone. */
const KEY_ENDS = 1 + 1;

/** An Idempotency-Key: the gate is called once more, to settle it; a receipt that has ended is looked for. */
export const KEEPING: Uncounted = {
  objectCalls: 1,
  rowsRead: 4,
  rowsWritten: KEY_ROWS + KEY_ENDS,
};

/**
 * What an item of a batch writes besides its write: it is kept, settled and forgotten. An eighth of a turn, which takes up
 * to eight, renews the lane and puts the batch, with the index of its turn, behind the account's others.
 */
const ITEM_ROWS = 3;
const TURN_ROWS = 3;
export const ITEM: Uncounted = { objectCalls: 1 / 8, rowsRead: 3, rowsWritten: ITEM_ROWS + TURN_ROWS / 8 };

/**
 * A lone delivery that succeeds at once: opened, taken, recorded and the alarm behind it; after 30 days it is gone. Its
 * message comes, takes it and reports.
 */
const DELIVERY_ROWS = 4;
export const DELIVERY: Uncounted = { objectCalls: 3, rowsRead: 10, rowsWritten: DELIVERY_ROWS + 1 };
