/**
 * Costs of calls that the service does not count before its answer. `test/durable-objects/account-gate/writes.test.ts`
 * checks the rows; an index entry is a row too, and so is setting an alarm.
 */
export interface Uncounted {
  readonly objectCalls: number;
  readonly rowsRead: number;
  readonly rowsWritten: number;
}

/**
 * The gate's count is kept in the log's row, and the gate asks for it after a sleep. The gate's own row is written
 * every hundred calls, at most every 8 seconds.
 */
export const COUNTING = {
  alone: { objectCalls: 1, rowsRead: 0, rowsWritten: 1 / 100 },
  "one a second": { objectCalls: 0, rowsRead: 0, rowsWritten: 1 / 100 },
  "50 a second": { objectCalls: 0, rowsRead: 0, rowsWritten: 1 / 400 },
} as const satisfies Readonly<Record<string, Uncounted>>;

/**
 * While the reply is sent, the call is noted in the account's log: alone, or together with up to 19 other calls of two
 * seconds. Like the gate, the log writes at most every 8 seconds; it adds a row for each 200 calls.
 */
export const LOGGED = {
  alone: { objectCalls: 1, rowsRead: 0, rowsWritten: 1 },
  "one a second": { objectCalls: 1 / 2 + 1 / 8, rowsRead: 0, rowsWritten: 2 / 8 + 2 / 200 },
  "50 a second": { objectCalls: 1 / 20 + 1 / 400, rowsRead: 0, rowsWritten: 2 / 400 + 2 / 200 },
} as const satisfies Readonly<Record<string, Uncounted>>;

export type Pace = keyof typeof COUNTING;
export const PACES = Object.keys(COUNTING) as Pace[];

/** An entry with the index of its id; the alarm is already set. */
export const LOG_ROWS = 2;
/**
 * The outbox row is deleted from D1; after 30 days the entry is deleted from the log. A deleted row counts once,
 * whatever its indexes.
 */
const LOG_ENDS = 1 + 1;

/** While a write's reply is sent, the log is called and takes the event from the outbox. */
export const LOGGING: Uncounted = { objectCalls: 1, rowsRead: 2, rowsWritten: LOG_ROWS + LOG_ENDS };

/** The claim with the index of its end, then the answer with the index of its subject, and the bytes that are kept. */
export const KEY_ROWS = 2 + 2 + 1;
/** The receipt in D1 with the indexes of its age and its subject. */
export const RECEIPT_ROWS = 3;
/** After a day both are deleted. */
const KEY_ENDS = 1 + 1;

/** With an Idempotency-Key the gate is called once more, to settle it, and expired receipts are searched. */
export const KEYED_CALL: Uncounted = {
  objectCalls: 1,
  rowsRead: 4,
  rowsWritten: KEY_ROWS + KEY_ENDS,
};

/**
 * The rows of a batch's item besides its write: it is stored, settled and deleted. A turn takes up to eight items: it
 * renews the lane, requeues the batch (with its index) and counts in the portfolio what still waits.
 */
const ITEM_ROWS = 3;
const TURN_ROWS = 4;
export const ITEM: Uncounted = { objectCalls: 1 / 8, rowsRead: 3, rowsWritten: ITEM_ROWS + TURN_ROWS / 8 };

/**
 * A single delivery that succeeds at once: it is opened, taken and recorded, sets an alarm, and is deleted after 30
 * days. Its message arrives, takes it and reports.
 */
const DELIVERY_ROWS = 4;
export const DELIVERY: Uncounted = { objectCalls: 3, rowsRead: 10, rowsWritten: DELIVERY_ROWS + 1 };
