const EVENTS = { insert: ["NEW"], update: ["OLD", "NEW"], delete: ["OLD"] } as const;

type Event = keyof typeof EVENTS;

const CLOSED = "state IN ('FROZEN', 'GONE')";

const keyOf = (row: string, key: readonly string[]): string =>
  `json_array(${key.map((column) => `${row}.${column}`).join(", ")})`;

/** The row's former key and, if an update changed it, the new one. */
const notesOf = (event: Event, key: readonly string[]): { value: string; only: string }[] => {
  const [before = "", after] = EVENTS[event].map((row) => keyOf(row, key));
  const first = { value: before, only: "" };
  return after === undefined || after === before
    ? [first]
    : [first, { value: after, only: ` AND ${before} <> ${after}` }];
};

const triggerOf = (table: string, key: readonly string[], event: Event): string => {
  const account = `${EVENTS[event].at(-1)}.account_id`;
  const own = `FROM moving WHERE account_id = ${account}`;
  const notes = notesOf(event, key).map(
    ({ value, only }) =>
      `INSERT INTO move_changes (n, account_id, tbl, key) SELECT random() >> 11, ${account}, '${table}', ${value} ${own} AND state = 'COPYING'${only};`,
  );
  return [
    `CREATE TRIGGER ${table}_fence_${event} AFTER ${event.toUpperCase()} ON ${table}`,
    `WHEN EXISTS (SELECT 1 ${own}) BEGIN`,
    `SELECT RAISE(ABORT, 'moved') ${own} AND ${CLOSED};`,
    ...notes,
    "END;",
  ].join(" ");
};

/**
 * The fence of a table: while its account moves, each change is noted, or refused as `moved`. A trigger after the
 * change refuses as well as one before, and reads no row while nobody moves.
 * @param key the columns that identify a row within its account
 */
export const fenceOf = (table: string, key: readonly string[]): string[] =>
  Object.keys(EVENTS).map((event) => triggerOf(table, key, event as Event));
