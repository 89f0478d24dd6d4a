import { isLogComplete } from "./log-contents.ts";
import { type Check, type Row, type Stored, violationUnless } from "./stored.ts";

const sumOf = (rows: readonly Row[]): number =>
  rows.reduce((sum, { amount_cents: amount }) => sum + (amount as number), 0);

/** Every amount is in the ledger, with the balance after it. */
const balance = ({ desks, ledger }: Stored): string[] => {
  const held = (desks[0]?.balance_cents ?? 0) as number;
  return [
    ...violationUnless(
      held === sumOf(ledger),
      `the balance is ${held}, but the ledger adds up to ${sumOf(ledger)}`,
    ),
    ...ledger.flatMap((row, at) =>
      violationUnless(
        row.balance_cents === sumOf(ledger.slice(0, at + 1)),
        `the ${row.kind} entry has a wrong balance of ${row.balance_cents}`,
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
    ...violationUnless(
      JSON.stringify(entered(id, "ACCEPT")) === JSON.stringify(status === "ACCEPTED" ? [debited] : []),
      `${id} is ${status} for ${debited}, but the ledger debits ${entered(id, "ACCEPT")}`,
    ),
    ...violationUnless(
      JSON.stringify(entered(id, "REFUND")) === JSON.stringify(refundedAt === null ? [] : [debited]),
      `${id} was refunded at ${refundedAt}, but the ledger refunds ${entered(id, "REFUND")}`,
    ),
  ]);
};

const counted = ({ desks, offers }: Stored): string[] => {
  const of = (tab: string): number => offers.filter((offer) => offer.tab === tab).length;
  const tabs = [desks[0]?.tab_active ?? 0, desks[0]?.tab_captured ?? 0, desks[0]?.tab_archived ?? 0];
  const there = [of("ACTIVE"), of("CAPTURED"), of("ARCHIVED")];
  return violationUnless(tabs.join() === there.join(), `tabs count ${tabs}, but there are ${there}`);
};

const taken = ({ accountId, offers }: Stored): string[] =>
  offers.flatMap(({ owner_id: id, status, accepted_by: by }) =>
    violationUnless(
      (status === "ACCEPTED") === (by === accountId),
      `${id} is ${status}, but accepted by ${by}`,
    ),
  );

/** Each offer has an event when it begins and when it ends, and each acceptance has one. */
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
      ...violationUnless(
        begun === ended + accepted + running,
        `${id} is ${status}, but began ${begun} times and ended ${ended} times`,
      ),
      ...violationUnless(
        accepted === (status === "ACCEPTED" ? 1 : 0),
        `${id} is ${status}, but has ${accepted} acceptance events`,
      ),
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
