import { isLogComplete, purgedIds } from "./log-contents.ts";
import { broken, type Check, type Row, type Stored } from "./stored.ts";

/** A sweep can find a running sync; a finished one holds nothing. */
const stateOf = ({ sync_id: sync, queued_at: queuedAt, leased_until: leasedUntil }: Row): string[] => [
  ...broken((sync === null) === (queuedAt === null), `the sync ${sync} is queued at ${queuedAt}`),
  ...broken(sync !== null || leasedUntil === 0, "a sync that is over holds its lease"),
];

const countsOf = ({ feeds: [feed] }: Stored): string[] => {
  if (feed?.status !== "OK" || feed.sync_id !== null) return [];
  const { archived = 0, ...seen } = JSON.parse(feed.counts as string) as Record<string, number>;
  const counted = Object.values(seen).reduce((sum, count) => sum + count, 0);
  return [
    ...broken(
      counted === feed.feed_count && archived >= 0,
      `a feed of ${feed.feed_count} listings counts ${counted}`,
    ),
  ];
};

/** A conflict is of a field that the dashboard holds; the feed counts the properties that await a decision. */
const conflictsOf = ({ feeds: [feed], conflicts, properties }: Stored): string[] => {
  const held = new Map(properties.map(({ id, dashboard_fields: fields }) => [id, String(fields)]));
  const waiting = new Set(conflicts.filter(({ kept }) => kept === 0).map(({ ref }) => ref)).size;
  return [
    ...broken(
      feed === undefined ? conflicts.length === 0 : waiting === feed.conflicts,
      `${waiting} conflicts, counted ${feed?.conflicts}`,
    ),
    ...conflicts.flatMap(({ property_id: id, field }) =>
      broken(held.get(id)?.includes(`"${field}"`) ?? false, `${field} of ${id} is in conflict, and not held`),
    ),
  ];
};

/** Listings have properties, which may have been purged since. */
const lostListings = (stored: Stored): string[] => {
  if (!isLogComplete(stored)) return [];
  const known = new Set([...stored.properties.map(({ id }) => id), ...purgedIds(stored)]);
  return stored.listings.flatMap(({ ref, property_id: id }) =>
    broken(known.has(id), `${ref} stands for ${id}, which is not there`),
  );
};

/** The feed's state, its counts, and its listings agree. */
export const feeds: Check = (stored) => [
  ...stored.feeds.flatMap(stateOf),
  ...broken(stored.feeds.length > 0 || stored.listings.length === 0, "listings are kept without a feed"),
  ...countsOf(stored),
  ...conflictsOf(stored),
  ...lostListings(stored),
];
