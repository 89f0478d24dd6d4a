import { type Check, type Row, type Stored, violationUnless } from "./stored.ts";

/** Outcomes of calls that commit nothing and so leave no receipt. */
const COMMITS_NOTHING =
  /"outcome":"(UNCHANGED|ALREADY_[A-Z]+)"|"summary":\{("(ALREADY_CONFIRMED|NOT_FOUND|IN_TRASH)":\d+,?)*\}/;

/** The account's log object stores and changes webhooks itself; a test delivery changes nothing. */
const OF_WEBHOOK = /^\{"data":\{"id":"(wh|dlv)_/;
const OF_TEST = /^\{"data":\{"delivered":/;

/** Whether an answer may exist without a receipt in the database. */
const standsAlone = ({ key, fingerprint, body }: Row, { logReceipts }: Stored): boolean =>
  COMMITS_NOTHING.test(body as string) ||
  OF_TEST.test(body as string) ||
  (OF_WEBHOOK.test(body as string) &&
    logReceipts.some((done) => done.key === key && done.fingerprint === fingerprint));

/** Expired, even if not deleted yet. */
const isExpired = (claim: Row, now: number): boolean => (claim.expires_at as number) <= now;

/** The answer stored for an idempotency key is the answer of the write that committed under it. */
export const receiptsMatch: Check = (stored) => {
  const { receipts, claims, properties, leads, offers, partnerships, now } = stored;
  const byKey = new Map(receipts.map((row) => [row.idempotency_key, row]));
  const ids = new Set([
    ...[...properties, ...leads, ...partnerships].map(({ id }) => id),
    ...offers.map(({ owner_id: id }) => id),
  ]);
  return [
    ...receipts.flatMap(({ subject, idempotency_key: key }) =>
      violationUnless(
        subject === null || ids.has(subject as string),
        `the receipt of ${key} shows an object that is gone`,
      ),
    ),
    ...claims.flatMap((claim) => {
      if (claim.status === null || (claim.status as number) >= 400 || isExpired(claim, now)) return [];
      const receipt = byKey.get(claim.key as string);
      if (!receipt) return violationUnless(standsAlone(claim, stored), `${claim.key} has no receipt`);
      return violationUnless(
        (["fingerprint", "status", "body", "subject"] as const).every(
          (name) => claim[name] === receipt[name],
        ),
        `the answer kept for ${claim.key} is not that of its receipt`,
      );
    }),
  ];
};

/** No claim outlives its lease; a key freed after an unclear outcome has no lease. */
export const noneHeld: Check = ({ claims, now }) =>
  claims
    .filter(
      (claim) =>
        claim.status === null &&
        claim.lease_until !== 0 &&
        (claim.lease_until as number) <= now &&
        !isExpired(claim, now),
    )
    .map((claim) => `${claim.key} is claimed beyond its lease`);
