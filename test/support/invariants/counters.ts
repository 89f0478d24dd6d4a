import { isLogComplete } from "./log-contents.ts";
import { broken, type Check, type Stored } from "./stored.ts";

const dataOf = (entry: Stored["entries"][number]) =>
  JSON.parse(entry.data as string) as { status?: string; changedFields?: string[] };

/** The shrink guard's count of departures: at least the deletions, at most also the properties taken offline. */
const departures = (stored: Stored): [least: number, most: number] => {
  const { entries, feeds, auditRows } = stored;
  const published = entries.filter(({ type }) => type === "property.deleted").length;
  // The dashboard's own deletions are not counted (rules 11.9).
  const deletions = published - auditRows.filter(({ action }) => action === "property.trash").length;
  if (!isLogComplete(stored)) return [deletions, Number.POSITIVE_INFINITY];
  if (feeds.length === 0) return [deletions, deletions];
  const offline = entries
    .filter(({ type }) => type === "property.updated")
    .map(dataOf)
    .filter(({ status, changedFields }) => status === "INACTIVE" && changedFields?.includes("status"));
  return [deletions, deletions + offline.length];
};

/** Up to this size the shrink ceiling is its floor, so the history need not have the number. */
const SMALL = 50;

/** The portfolio's counts and its history agree with the stored properties. */
export const counters: Check = (stored) => {
  const { properties, portfolios, history, leads } = stored;
  const clients = leads.filter(({ state }) => state !== "DELETED").length;
  const active = properties.filter(({ status }) => status === "ACTIVE").length;
  const kept = properties.filter(({ status }) => status !== "DELETED").length;
  const [least, most] = departures(stored);
  const portfolio = portfolios[0];
  const deleted = (portfolio?.deleted_total ?? 0) as number;
  const newest = history.at(-1) ?? { kept: 0, deleted_total: 0 };
  return [
    ...broken(
      portfolio?.active === active && portfolio.kept === kept,
      `counters ${JSON.stringify(portfolio)} where ${active} active of ${kept} are counted`,
    ),
    ...broken(
      portfolio?.stored === portfolio?.weighed,
      `${portfolio?.stored} stored where ${portfolio?.weighed} are weighed`,
    ),
    ...broken(
      portfolio?.unplaced === portfolio?.waiting,
      `${portfolio?.unplaced} unplaced where ${portfolio?.waiting} wait`,
    ),
    ...broken(portfolio?.clients === clients, `${portfolio?.clients} clients counted of ${clients}`),
    ...broken(least <= deleted && deleted <= most, `${deleted} have left, of ${least} to ${most} told`),
    ...broken(
      newest.deleted_total === deleted &&
        (newest.kept === kept || Math.max(newest.kept as number, kept) <= SMALL),
      `history ends at ${JSON.stringify(newest)}`,
    ),
  ];
};
