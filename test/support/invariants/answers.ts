import { broken, type Check, type Row } from "./stored.ts";

/** Outcomes of a call that had nothing to commit, and so left no receipt. */
const COMMITS_NOTHING =
  /"outcome":"(UNCHANGED|ALREADY_[A-Z]+)"|"summary":\{("(ALREADY_CONFIRMED|NOT_FOUND|IN_TRASH)":\d+,?)*\}/;

/** Webhooks live in the account's log object, whose writes leave no receipt. */
const OF_WEBHOOK = /^\{"data":\{("id":"(wh|dlv)_|"delivered":)/;

const leavesNone = (body: string): boolean => COMMITS_NOTHING.test(body) || OF_WEBHOOK.test(body);

/** Forgotten, though nobody has swept it up yet. */
const isExpired = (claim: Row, now: number): boolean => (claim.expires_at as number) <= now;

/** The answer kept of a key is that of the write that committed under it. */
export const receiptsMatch: Check = ({ receipts, claims, properties, leads, now }) => {
  const byKey = new Map(receipts.map((row) => [row.idempotency_key, row]));
  const ids = new Set([...properties, ...leads].map(({ id }) => id));
  return [
    ...receipts.flatMap(({ subject, idempotency_key: key }) =>
      broken(subject === null || ids.has(subject as string), `the receipt of ${key} shows what is gone`),
    ),
    ...claims.flatMap((claim) => {
      if (claim.status === null || (claim.status as number) >= 400 || isExpired(claim, now)) return [];
      const receipt = byKey.get(claim.key as string);
      if (!receipt) return broken(leavesNone(claim.body as string), `${claim.key} has no receipt`);
      return broken(
        (["fingerprint", "status", "body", "subject"] as const).every(
          (name) => claim[name] === receipt[name],
        ),
        `the answer kept of ${claim.key} is not that of its receipt`,
      );
    }),
  ];
};

/** Nobody holds a key beyond the lease. */
export const noneHeld: Check = ({ claims, now }) =>
  claims
    .filter(
      (claim) => claim.status === null && (claim.lease_until as number) <= now && !isExpired(claim, now),
    )
    .map((claim) => `${claim.key} is claimed beyond its lease`);
