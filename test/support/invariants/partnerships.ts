import { isLogComplete } from "./log-contents.ts";
import { type Check, type Row, type Stored, violationUnless } from "./stored.ts";

const OPEN = ["PENDING", "ACCEPTED", "LEAD_REGISTERED", "CONTACTED", "NEGOTIATING", "PROPOSAL"];

/** The account's list agrees with the partnership, and so does its match. */
const listed = ({ partnerships }: Stored): string[] =>
  partnerships.flatMap(({ id, status, listed, agrees, marked, match_status: match }) => [
    ...violationUnless(listed === status && agrees === 1, `${id} is ${status}, but listed as ${listed}`),
    ...violationUnless(
      marked === 0 || match === null || match === "REQUESTED",
      `${id} is marked, but its match is ${match}`,
    ),
  ]);

/** A property and a client have at most one open partnership, and so have a development and a client. */
const openOnce = ({ partnerships }: Stored): string[] => {
  const open = partnerships.filter(({ status }) => OPEN.includes(status as string));
  return (["property_id", "development_id"] as const).flatMap((subject) => {
    const about = open.filter((row) => row[subject] !== null);
    const pairs = Map.groupBy(about, (row) => `${row.lead_id} ${row[subject]}`);
    return [...pairs].flatMap(([pair, rows]) =>
      violationUnless(rows.length === 1, `${pair} has ${rows.length} open partnerships`),
    );
  });
};

/** Each has one creation event, which comes first, and each later event continues from the stage before. */
const published = (stored: Stored): string[] => {
  if (!isLogComplete(stored)) return [];
  const dataOf = ({ data }: Row) => JSON.parse(data as string) as Readonly<Record<string, unknown>>;
  return stored.partnerships.flatMap(({ id, status }) => {
    const own = stored.entries.filter(
      ({ type, data }) => (type as string).startsWith("partnership.") && JSON.parse(data as string).id === id,
    );
    const [first, ...later] = own;
    if (first?.type !== "partnership.created") return [`${id} has no creation event first`];
    let stage = dataOf(first).status;
    const steps = later.flatMap((entry) => {
      const { previousStatus = stage, status: next } = dataOf(entry);
      const fits = entry.type === "partnership.updated" && previousStatus === stage;
      stage = next;
      return violationUnless(fits, `${id} has an event from ${previousStatus} to ${next} out of order`);
    });
    return [
      ...steps,
      ...violationUnless(stage === status, `${id} is ${status}, but its last event says ${stage}`),
    ];
  });
};

/** Both accounts have the same agreement (rules 28.10, 28.12). */
export const partnerships: Check = (stored) => [...listed(stored), ...openOnce(stored), ...published(stored)];
