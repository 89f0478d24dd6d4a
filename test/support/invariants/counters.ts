import { isLogComplete } from "./log-contents.ts";
import { type Check, type Stored, violationUnless } from "./stored.ts";

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

/** Up to this size, the shrink guard uses its minimum whatever the portfolio's size, so the history may lack it. */
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
    ...violationUnless(
      portfolio?.active === active && portfolio.kept === kept,
      `the counters are ${JSON.stringify(portfolio)}, but ${active} of ${kept} properties are active`,
    ),
    ...violationUnless(
      portfolio?.stored === portfolio?.weighed,
      `the volumes are ${portfolio?.stored}, but the rows add up to ${portfolio?.weighed}`,
    ),
    ...violationUnless(
      portfolio?.unplaced === portfolio?.waiting,
      `${portfolio?.unplaced} are counted as unplaced, but ${portfolio?.waiting} are`,
    ),
    ...violationUnless(
      portfolio?.clients === clients,
      `${portfolio?.clients} clients are counted, but there are ${clients}`,
    ),
    ...violationUnless(
      least <= deleted && deleted <= most,
      `${deleted} departures are counted, but the log shows ${least} to ${most}`,
    ),
    ...violationUnless(
      newest.deleted_total === deleted &&
        (newest.kept === kept || Math.max(newest.kept as number, kept) <= SMALL),
      `the history ends at ${JSON.stringify(newest)}`,
    ),
  ];
};
