import { isLogComplete } from "./log-contents.ts";
import { type Check, type Row, SEEDED_ID, type Stored, violationUnless } from "./stored.ts";

interface Entry {
  readonly type: string;
  readonly data: Row;
}

/** For each kind of object: the prefix of its events, its rows, and its status column. */
const KINDS = [
  ["property", "properties", "status"],
  ["lead", "leads", "state"],
] as const;

type Kind = (typeof KINDS)[number];

const entryOf = ({ type, data }: Row): Entry => ({
  type: type as string,
  data: JSON.parse(data as string) as Row,
});

/** A development's date also changes with its unit types, without an event of its own (rules 27.4). */
const isDated = (row: Row, published: number): boolean => {
  const at = row.updated_at as number;
  if (row.kind !== "DEVELOPMENT") return published === at;
  return published <= at && ((row.units_at as number | null) ?? 0) <= at;
};

const historyFaults = (
  [kind, , field]: Kind,
  id: string,
  events: readonly Entry[],
  row: Row | undefined,
  whole: boolean,
): string[] => {
  const types = events.map(({ type }) => type);
  const begins = types.lastIndexOf(`${kind}.created`);
  const last = events.at(-1)!;
  const dates = events.map(({ data }) => String(data.updatedAt));
  return [
    ...violationUnless(
      whole ? begins === 0 : begins <= 0,
      `the log of ${id} is not a history: ${types.join(", ")}`,
    ),
    ...violationUnless(
      dates.every((date, at) => at === 0 || date >= dates[at - 1]!),
      `the dates of ${id} go backwards in the log`,
    ),
    ...(row
      ? violationUnless(
          last.data[field] === row[field] &&
            last.data.externalRef === row.external_ref &&
            isDated(row, Date.parse(dates.at(-1)!)),
          `${id} is ${row[field]} at ${row.updated_at}, but its last event says ${last.data[field]} at ${dates.at(-1)}`,
        )
      : violationUnless(last.type === `${kind}.purged`, `${id} is gone without ${kind}.purged`)),
  ];
};

const historiesOf = (stored: Stored, kind: Kind): string[] => {
  const [name, list] = kind;
  const rows = new Map(stored[list].map((row) => [row.id as string, row]));
  const published = Map.groupBy(
    stored.entries.map(entryOf).filter(({ type }) => type.startsWith(`${name}.`)),
    ({ data }) => data.id as string,
  );
  const whole = isLogComplete(stored);
  const silent = [...rows.keys()].filter((id) => !published.has(id) && !id.startsWith(SEEDED_ID));
  return [
    ...(whole ? silent : []).map((id) => `${id} was created without an event`),
    ...[...published].flatMap(([id, events]) =>
      id.startsWith(SEEDED_ID) ? [] : historyFaults(kind, id, events, rows.get(id), whole),
    ),
  ];
};

/** The log has every object's history from its creation to its present state. */
export const eventHistories: Check = (stored) => KINDS.flatMap((kind) => historiesOf(stored, kind));
