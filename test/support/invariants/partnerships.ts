import { isLogComplete } from "./log-contents.ts";
import { broken, type Check, type Row, type Stored } from "./stored.ts";

const OPEN = ["PENDING", "ACCEPTED", "LEAD_REGISTERED", "CONTACTED", "NEGOTIATING", "PROPOSAL"];

/** The account's list agrees with the partnership, and so does its match. */
const listed = ({ partnerships }: Stored): string[] =>
  partnerships.flatMap(({ id, status, listed, agrees, marked, match_status: match }) => [
    ...broken(listed === status && agrees === 1, `${id} is ${status}, and listed as ${listed}`),
    ...broken(
      marked === 0 || match === null || match === "REQUESTED",
      `${id} is marked, and its match is ${match}`,
    ),
  ]);

/** A property and a client have one open partnership, and so have a development and a client. */
const openOnce = ({ partnerships }: Stored): string[] => {
  const open = partnerships.filter(({ status }) => OPEN.includes(status as string));
  return (["property_id", "development_id"] as const).flatMap((subject) => {
    const about = open.filter((row) => row[subject] !== null);
    const pairs = Map.groupBy(about, (row) => `${row.lead_id} ${row[subject]}`);
    return [...pairs].flatMap(([pair, rows]) =>
      broken(rows.length === 1, `${pair} has ${rows.length} open partnerships`),
    );
  });
};

/** Each has one event of its creation, and each stage leads to the next. */
const published = (stored: Stored): string[] => {
  if (!isLogComplete(stored)) return [];
  const dataOf = ({ data }: Row) => JSON.parse(data as string) as Readonly<Record<string, unknown>>;
  return stored.partnerships.flatMap(({ id, status }) => {
    const own = stored.entries.filter(
      ({ type, data }) => (type as string).startsWith("partnership.") && JSON.parse(data as string).id === id,
    );
    const [first, ...later] = own;
    if (first?.type !== "partnership.created") return [`${id} was made without an event`];
    let stage = dataOf(first).status;
    const steps = later.flatMap((entry) => {
      const { previousStatus = stage, status: next } = dataOf(entry);
      const fits = entry.type === "partnership.updated" && previousStatus === stage;
      stage = next;
      return broken(fits, `${id} is told from ${previousStatus} to ${next} out of turn`);
    });
    return [...steps, ...broken(stage === status, `${id} is ${status}, last told as ${stage}`)];
  });
};

/** Both accounts have the same agreement (rules 28.10, 28.12). */
export const partnerships: Check = (stored) => [...listed(stored), ...openOnce(stored), ...published(stored)];
