import { isLogComplete } from "./log-contents.ts";
import { broken, type Check, type Row, type Stored } from "./stored.ts";

const sumOf = (rows: readonly Row[]): number =>
  rows.reduce((sum, { amount_cents: amount }) => sum + (amount as number), 0);

/** Every amount is in the ledger, with the balance after it. */
const balance = ({ desks, ledger }: Stored): string[] => {
  const held = (desks[0]?.balance_cents ?? 0) as number;
  return [
    ...broken(held === sumOf(ledger), `a balance of ${held} where ${sumOf(ledger)} is entered`),
    ...ledger.flatMap((row, at) =>
      broken(
        row.balance_cents === sumOf(ledger.slice(0, at + 1)),
        `${row.kind} is entered with a balance of ${row.balance_cents}`,
      ),
    ),
  ];
};

/** An owner's cost equals the entries of acceptance and refund. */
const paid = ({ offers, ledger }: Stored): string[] => {
  const entered = (ownerId: unknown, kind: string): unknown[] =>
    ledger
      .filter((row) => row.owner_id === ownerId && row.kind === kind)
      .map(({ amount_cents: amount }) => Math.abs(amount as number));
  return offers.flatMap(({ owner_id: id, status, debited_cents: debited, refunded_at: refundedAt }) => [
    ...broken(
      JSON.stringify(entered(id, "ACCEPT")) === JSON.stringify(status === "ACCEPTED" ? [debited] : []),
      `${id} is ${status} for ${debited}, and ${entered(id, "ACCEPT")} is debited`,
    ),
    ...broken(
      JSON.stringify(entered(id, "REFUND")) === JSON.stringify(refundedAt === null ? [] : [debited]),
      `${id} was refunded at ${refundedAt}, and ${entered(id, "REFUND")} is entered`,
    ),
  ]);
};

const counted = ({ desks, offers }: Stored): string[] => {
  const of = (tab: string): number => offers.filter((offer) => offer.tab === tab).length;
  const tabs = [desks[0]?.tab_active ?? 0, desks[0]?.tab_captured ?? 0, desks[0]?.tab_archived ?? 0];
  const there = [of("ACTIVE"), of("CAPTURED"), of("ARCHIVED")];
  return broken(tabs.join() === there.join(), `tabs count ${tabs} where ${there} are`);
};

const taken = ({ accountId, offers }: Stored): string[] =>
  offers.flatMap(({ owner_id: id, status, accepted_by: by }) =>
    broken((status === "ACCEPTED") === (by === accountId), `${id} is ${status}, and taken by ${by}`),
  );

/** Each round has events for its beginning and end, and an acceptance has one. */
const published = (stored: Stored): string[] => {
  if (!isLogComplete(stored)) return [];
  const times = (type: string, id: unknown): number =>
    stored.entries.filter(
      (entry) => entry.type === `captacao.${type}` && JSON.parse(entry.data as string).id === id,
    ).length;
  return stored.offers.flatMap(({ owner_id: id, status }) => {
    const begun = times("offer_received", id);
    const ended = times("offer_withdrawn", id);
    const accepted = times("offer_accepted", id);
    const running = status === "OFFERED" ? 1 : 0;
    return [
      ...broken(
        begun === ended + accepted + running,
        `${id} is ${status}, begun ${begun} times, ended ${ended}`,
      ),
      ...broken(accepted === (status === "ACCEPTED" ? 1 : 0), `${id} is ${status}, told ${accepted} times`),
    ];
  });
};

/** Money is spent once, and none is lost (rules 29.13, 29.16). */
export const captacao: Check = (stored) => [
  ...balance(stored),
  ...paid(stored),
  ...counted(stored),
  ...taken(stored),
  ...published(stored),
];
