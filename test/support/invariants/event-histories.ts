import { isLogComplete } from "./log-contents.ts";
import { broken, type Check, type Row, SEEDED_ID, type Stored } from "./stored.ts";

interface Entry {
  readonly type: string;
  readonly data: Row;
}

/** For each kind of object: its events, its status field, and its code in the caller's system. */
const KINDS = [
  ["property", "properties", "status"],
  ["lead", "leads", "state"],
] as const;

type Kind = (typeof KINDS)[number];

const entryOf = ({ type, data }: Row): Entry => ({
  type: type as string,
  data: JSON.parse(data as string) as Row,
});

/** A development is also changed by its unit types, without its own event (rules 27.4). */
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
    ...broken(whole ? begins === 0 : begins <= 0, `${id} is told as ${types.join(", ")}`),
    ...broken(
      dates.every((date, at) => at === 0 || date >= dates[at - 1]!),
      `${id} changes backwards in the log`,
    ),
    ...(row
      ? broken(
          last.data[field] === row[field] &&
            last.data.externalRef === row.external_ref &&
            isDated(row, Date.parse(dates.at(-1)!)),
          `${id} is ${row[field]} of ${row.updated_at}, and last told as ${last.data[field]} of ${dates.at(-1)}`,
        )
      : broken(last.type === `${kind}.purged`, `${id} is gone without ${kind}.purged`)),
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
