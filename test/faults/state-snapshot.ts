import { dumpOf, dumpOfGate } from "../support/dump.ts";

/** Text that differs from run to run and means nothing: ids, times, secrets, sample values. */
const VOLATILE_TEXT: readonly [RegExp, string][] = [
  [/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "#"],
  [/\b[0-9a-f]{64}\b/g, "#"],
  // The id of a confirmation's only write.
  [/mcp:[\w-]{11}/g, "mcp:#"],
  // A D1 bookmark.
  [/\b([0-9a-f]{8}-){3}[0-9a-f]{32}\b/g, "#"],
  [/\b(whsec_|rea_)[\w+/=-]+/g, "$1#"],
  [/\b([a-z]+[-_])[0-9a-z]{16}(?![0-9a-z])/g, "$1#"],
  // The space of a sandbox.
  [/\bdemo[0-9a-z]{11}\b/g, "demo#"],
  // Endpoint and sequence.
  [/\bdlv_[0-9a-z]{16}/g, "dlv_#"],
  [/\+55\d{10,11}/g, "+55#"],
  [/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "time"],
  // A time stays a number, to differ from the 0 of an unset time.
  [/\b[12]\d{12}\b/g, "9999999999999"],
  [/(\\?"ms\\?":)\d+/g, "$10"],
];

/** Columns that differ from run to run: counts over all accounts, derived secrets, counts of attempts. */
const VOLATILE_COLUMNS = new Set([
  "seq",
  "place",
  "place_given",
  "last_place",
  "hint",
  "taken_over",
  "hold",
  // The size of a kept answer, whose times and addresses vary in length.
  "bytes",
]);

type Fields = Readonly<Record<string, unknown>>;

/** A search's words repeat what the row has, even sample codes and phones: only their presence is compared. */
const WORDS = "words";

const plain = (text: string): string =>
  VOLATILE_TEXT.reduce((rest, [pattern, sign]) => rest.replace(pattern, sign), text);

const plainRow = (table: string, row: Fields, without: readonly string[]): Fields => {
  const kept = Object.entries(row)
    .filter(([name]) => !VOLATILE_COLUMNS.has(name) && !without.includes(`${table}.${name}`))
    .map(([name, value]) => [name, name === WORDS ? value !== null : value] as const);
  return JSON.parse(plain(JSON.stringify(Object.fromEntries(kept)))) as Fields;
};

/** A row of a table, without its volatile parts. */
interface SnapshotRow {
  readonly table: string;
  readonly row: Fields;
}

/** Everything stored about an account. */
export type Snapshot = readonly SnapshotRow[];

/** Whether a row belongs to an account: of tables without accounts, only the size is compared. */
const isOwned = (row: object): boolean => !("size" in row);

/**
 * The gate writes its counts from time to time and copies its account from D1, hosts' counts last only
 * minutes, and a job's position depends on the number of accounts.
 */
const NOT_COMPARED = new Set(["gate: counts", "gate: directory", "photo_pace", "job_positions"]);

/** Headers that the writing call's answer has and a replay lacks. */
const isBookmark = (table: string, { name }: Fields): boolean =>
  table === "gate: memory" && (name === "bookmark" || name === "bookmark_of");

/** @param without columns to leave out, such as `mails.attempts` */
export const snapshotOf = async (accountId: string, without: readonly string[]): Promise<Snapshot> =>
  Object.entries({ ...(await dumpOf(accountId)), ...(await dumpOfGate(accountId)) })
    .filter(([table]) => !NOT_COMPARED.has(table))
    .flatMap(([table, rows]) =>
      (rows as Fields[])
        .filter((row) => isOwned(row) && !isBookmark(table, row))
        .map((row) => ({ table, row: plainRow(table, row, without) })),
    );

const textOf = ({ table, row }: SnapshotRow): string => `${table} ${JSON.stringify(row)}`;

/** Rows on the left that the right lacks, or has less often. */
const surplus = (left: Snapshot, right: Snapshot): SnapshotRow[] => {
  const rest = right.map(textOf);
  return left.filter((trace) => {
    const at = rest.indexOf(textOf(trace));
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
};

/** The fields in which a row differs from the wanted one; the whole row if none is similar. */
const differenceOf = ({ table, row }: SnapshotRow, wanted: readonly SnapshotRow[]): string => {
  const like = wanted.find((other) => other.table === table)?.row;
  const fields = Object.keys(row).filter(
    (name) => JSON.stringify(row[name]) !== JSON.stringify(like?.[name]),
  );
  const differences = fields.map(
    (name) => `${name} ${JSON.stringify(row[name])} for ${JSON.stringify(like?.[name])}`,
  );
  return `${table}: ${like ? differences.join(", ") : `one more ${JSON.stringify(row)}`}`;
};

/** The differences from the wanted state, abridged; empty if there are none. */
export const difference = (left: Snapshot, wanted: Snapshot): string => {
  const more = surplus(left, wanted);
  const less = surplus(wanted, left);
  const lost = less.slice(more.length).map((trace) => `${textOf(trace)} is missing`);
  return [...more.map((trace) => differenceOf(trace, less)), ...lost].join("; ");
};
