import { IS_SANDBOX_SQL, isSandbox } from "../lib/account-space.ts";

const KB = 1_000;
const MB = 1_000_000;
const GB = 1_000_000_000;

/** What every account may store, what each property of its plan adds, and the most there is. */
interface Ceiling {
  readonly least: number;
  readonly perProperty: number;
  readonly most: number;
}

/**
 * The stores of an account (rules 24.18). In the database that others share: its properties in every state, its clients
 * with all that was done with them, and its batches with their results, each in bytes; and the items that wait. In R2:
 * the bytes of its pictures.
 */
const CEILINGS = {
  properties: { least: 64 * MB, perProperty: 48 * KB, most: 4 * GB },
  leads: { least: 128 * MB, perProperty: 256 * KB, most: 2 * GB },
  batches: { least: 64 * MB, perProperty: 32 * KB, most: GB },
  batchItems: { least: 20_000, perProperty: 10, most: 250_000 },
  photos: { least: 10 * GB, perProperty: 100 * MB, most: 2_000 * GB },
} as const satisfies Record<string, Ceiling>;

export type Store = keyof typeof CEILINGS;

/** A sandbox is for trying: together with its live account it stays a small part of a database. */
const SANDBOX_SHARE = 1 / 4;

/** How much an account may store, in bytes or items. @param propertyLimit of its plan */
export const ceilingOf = (
  store: Store,
  { accountId, propertyLimit }: { readonly accountId: string; readonly propertyLimit: number },
): number => {
  const { least, perProperty, most } = CEILINGS[store];
  return isSandbox(accountId) ? least * SANDBOX_SHARE : Math.min(most, least + perProperty * propertyLimit);
};

/** Below it no account's store is full, whatever its plan. */
export const lowestCeilingOf = (store: Store, accountId: string): number =>
  ceilingOf(store, { accountId, propertyLimit: 0 });

/**
 * How many matches an account may have, at some 1 KB each: of its own clients, and of partners' clients with its
 * properties. What every account may have, what each ACTIVE property adds, and the most there is.
 */
const MATCHES = {
  clients: { least: 50_000, perActive: 500, most: 2_000_000 },
  partners: { least: 10_000, perActive: 100, most: 500_000 },
} as const;

type MatchStore = keyof typeof MATCHES;

const inSandbox = (of: MatchStore): number => MATCHES[of].least * SANDBOX_SHARE;

/** @param active properties, as the portfolio counts them */
export const matchCeiling = (of: MatchStore, accountId: string, active: number): number => {
  const { least, perActive, most } = MATCHES[of];
  return isSandbox(accountId) ? inSandbox(of) : Math.min(most, least + perActive * active);
};

/** The same of a row of `portfolios`. */
export const matchCeilingSql = (of: MatchStore): string => {
  const { least, perActive, most } = MATCHES[of];
  return `iif(account_id ${IS_SANDBOX_SQL}, ${inSandbox(of)}, min(${most}, ${least} + ${perActive} * active))`;
};

/** What an account's own objects keep at most; beyond it the oldest goes early, which touches nobody else (rules 24.19). */
export const EVENT_LOG_BYTES = 4 * GB;
export const CALL_LOG_BYTES = 2 * GB;

/** Answers kept for replays: what every account may have, what each call of the month adds, and the most there is. */
const ANSWERS = { least: 64 * MB, perCall: 3 * KB, most: GB } as const;

/** How many bytes of answers are kept for an account. @param monthlyQuota of its grant; 0 without one */
export const answersCeiling = (accountId: string, monthlyQuota: number): number =>
  isSandbox(accountId)
    ? ANSWERS.least * SANDBOX_SHARE
    : Math.min(ANSWERS.most, ANSWERS.least + ANSWERS.perCall * monthlyQuota);
