import { isLogComplete, purgedIds } from "./log-contents.ts";
import { type Check, type Row, type Stored, violationUnless } from "./stored.ts";

/** A sweep can find a running sync, and a finished sync holds no lease. */
const stateOf = ({ sync_id: sync, queued_at: queuedAt, leased_until: leasedUntil }: Row): string[] => [
  ...violationUnless((sync === null) === (queuedAt === null), `the sync ${sync} is queued at ${queuedAt}`),
  ...violationUnless(sync !== null || leasedUntil === 0, "a finished sync still holds its lease"),
];

const countsOf = ({ feeds: [feed] }: Stored): string[] => {
  if (feed?.status !== "OK" || feed.sync_id !== null) return [];
  const { archived = 0, ...seen } = JSON.parse(feed.counts as string) as Record<string, number>;
  const counted = Object.values(seen).reduce((sum, count) => sum + count, 0);
  return [
    ...violationUnless(
      counted === feed.feed_count && archived >= 0,
      `a feed of ${feed.feed_count} listings counts ${counted} outcomes`,
    ),
  ];
};

/** Each conflict is about a field held by the dashboard; the feed counts the properties that await a decision. */
const conflictsOf = ({ feeds: [feed], conflicts, properties }: Stored): string[] => {
  const held = new Map(properties.map(({ id, dashboard_fields: fields }) => [id, String(fields)]));
  const waiting = new Set(conflicts.filter(({ kept }) => kept === 0).map(({ ref }) => ref)).size;
  return [
    ...violationUnless(
      feed === undefined ? conflicts.length === 0 : waiting === feed.conflicts,
      `there are ${waiting} conflicts, but the feed counts ${feed?.conflicts}`,
    ),
    ...conflicts.flatMap(({ property_id: id, field }) =>
      violationUnless(
        held.get(id)?.includes(`"${field}"`) ?? false,
        `${field} of ${id} is in conflict, but the dashboard does not hold it`,
      ),
    ),
  ];
};

/** Each listing's property exists, or the log shows that it was purged. */
const lostListings = (stored: Stored): string[] => {
  if (!isLogComplete(stored)) return [];
  const known = new Set([...stored.properties.map(({ id }) => id), ...purgedIds(stored)]);
  return stored.listings.flatMap(({ ref, property_id: id }) =>
    violationUnless(known.has(id), `${ref} refers to ${id}, which does not exist`),
  );
};

/** The feed's state, its counts, and its listings agree. */
export const feeds: Check = (stored) => [
  ...stored.feeds.flatMap(stateOf),
  ...violationUnless(
    stored.feeds.length > 0 || stored.listings.length === 0,
    "listings are kept without a feed",
  ),
  ...countsOf(stored),
  ...conflictsOf(stored),
  ...lostListings(stored),
];
