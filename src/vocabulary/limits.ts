import { DAY_MS, MINUTE_MS } from "../lib/clock.ts";
import { IS_SANDBOX_SQL, isSandbox } from "../lib/id.ts";

/** The limits of texts, in characters as a person counts them (rules 2.6). */
export const MAX_LINE_CHARS = 200;
export const MAX_REF_CHARS = 80;
export const MAX_TITLE_CHARS = 300;
export const MAX_DESCRIPTION_CHARS = 20_000;
export const MAX_NOTES_CHARS = 5_000;
export const MAX_NOTE_CHARS = 2_000;
export const MAX_PHONE_CHARS = 60;
/** RFC 5321 §4.5.3.1.3, less the angle brackets. */
export const MAX_EMAIL_CHARS = 254;
/** Local part, and labels of at most 63 characters that no hyphen begins or ends (RFC 5322 in short, RFC 1123 §2.1). */
export const MAILBOX =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/;
/** RFC 5321 §4.5.3.1.1: no server accepts more before the at sign. */
const MAX_LOCAL_CHARS = 64;
/** Whether a text is an address of any length. */
export const isMailbox = (text: string): boolean =>
  MAILBOX.test(text) && text.indexOf("@") <= MAX_LOCAL_CHARS;
export const MAX_AMENITY_CHARS = 80;
export { MAX_URL_CHARS } from "../lib/url-length.ts";

/** The limits of lists, in items. */
export const MAX_PHOTOS = 30;
export const MAX_AMENITIES = 100;
export const MAX_PHONES = 5;
export const MAX_LOCATIONS = 30;

/** Clients of an account that are not in the trash (rules 24.10). */
export const MAX_CLIENTS = 50_000;

/** Assistants connected to an account at a time (rules 30.17). */
export const MAX_CONNECTIONS = 10;

/** Amounts in BRL, areas in m²: stored to the hundredth, so anything less is zero. */
export const MAX_PRICE = 1_000_000_000_000;
/** A million hectares. */
export const MAX_AREA = 10_000_000_000;
export const MIN_AMOUNT = 0.01;
export const MAX_ROOMS = 10_000;

/** Clocks differ: a time less than this in the future counts as now, and one less than this late as in time. */
export const CLOCK_TOLERANCE_MS = 5 * MINUTE_MS;

/** Retention periods (rules 7.2, 11.7, 15.17, 18.5, 20.3, 24.3, 24.7, 26.23, 35.4). */
export const IDEMPOTENCY_MS = DAY_MS;
export const LOG_KEPT_DAYS = 30;
/** Fewer than the log's, because a restore learns from the log what was purged since the export. */
export const EXPORT_KEPT_DAYS = 28;
export const TRASH_KEPT_MS = 30 * DAY_MS;
export const BATCH_KEPT_MS = 7 * DAY_MS;
export const MAIL_KEPT_MS = 90 * DAY_MS;
/** How long a partnership request waits for its answer (rules 28.19). */
export const REQUEST_OPEN_MS = 30 * DAY_MS;
/** How long a partnership that has ended waits for a match that no board has written (rules 28.18). */
export const ENDED_MARKING_MS = DAY_MS;
/** The limitation of claims between two parties: CDC art. 27, CC art. 206, CTN art. 173 and 174. */
export const CLAIMS_KEPT_MS = 5 * 366 * DAY_MS;
export const ENDED_CONTACT_KEPT_MS = 180 * DAY_MS;
export const ENDED_OFFER_KEPT_MS = 2 * 366 * DAY_MS;
export const USAGE_KEPT_YEARS = 2;
/** Thirteen months, to compare a month with the same month of last year. */
export const CALL_DAYS_KEPT = 397;
export const DEAD_LETTER_KEPT_MS = 30 * DAY_MS;
export const LOST_MATCH_KEPT_MS = 90 * DAY_MS;

/** Units of a development or of a unit type. */
export const MAX_UNITS = 1_000_000;
export const MAX_FLOOR_PLANS = 30;

const KB = 1_000;
const MB = 1_000_000;
const GB = 1_000_000_000;

/**
 * The stores of an account (rules 24.18). In the database, which it shares with others: the bytes of its properties in
 * every state, of its clients with their interactions, and of its batches with their results; and the number of batch
 * items that wait. In R2: the bytes of its photos.
 */
const CEILINGS = {
  properties: { least: 64 * MB, perProperty: 48 * KB, most: 4 * GB },
  leads: { least: 128 * MB, perProperty: 256 * KB, most: 2 * GB },
  batches: { least: 64 * MB, perProperty: 32 * KB, most: GB },
  batchItems: { least: 20_000, perProperty: 10, most: 250_000 },
  photos: { least: 10 * GB, perProperty: 100 * MB, most: 2_000 * GB },
} as const satisfies Record<
  string,
  { readonly least: number; readonly perProperty: number; readonly most: number }
>;

export type Store = keyof typeof CEILINGS;

/** A sandbox is only for trials: with its live account it must remain a small part of a database. */
const SANDBOX_SHARE = 1 / 4;

/** How much an account may store, in bytes or items. @param propertyLimit the limit of its plan */
export const ceilingOf = (
  store: Store,
  { accountId, propertyLimit }: { readonly accountId: string; readonly propertyLimit: number },
): number => {
  const { least, perProperty, most } = CEILINGS[store];
  return isSandbox(accountId) ? least * SANDBOX_SHARE : Math.min(most, least + perProperty * propertyLimit);
};

/** Below this no account's store is full, whatever its plan. */
export const lowestCeilingOf = (store: Store, accountId: string): number =>
  ceilingOf(store, { accountId, propertyLimit: 0 });

/**
 * How many matches an account may have, at some 1 KB each, of its own clients and of partners' clients with its
 * properties: what every account may have, what each ACTIVE property adds, and the maximum.
 */
const MATCHES = {
  clients: { least: 50_000, perActive: 500, most: 2_000_000 },
  partners: { least: 10_000, perActive: 100, most: 500_000 },
} as const;

type MatchStore = keyof typeof MATCHES;

const inSandbox = (of: MatchStore): number => MATCHES[of].least * SANDBOX_SHARE;

/** @param active the number of ACTIVE properties, from `portfolios` */
export const matchCeiling = (of: MatchStore, accountId: string, active: number): number => {
  const { least, perActive, most } = MATCHES[of];
  return isSandbox(accountId) ? inSandbox(of) : Math.min(most, least + perActive * active);
};

/** The same as SQL, for a row of `portfolios`. */
export const matchCeilingSql = (of: MatchStore): string => {
  const { least, perActive, most } = MATCHES[of];
  return `iif(account_id ${IS_SANDBOX_SQL}, ${inSandbox(of)}, min(${most}, ${least} + ${perActive} * active))`;
};

/** The most that an account's Durable Objects keep; beyond it the oldest is deleted early (rules 24.19). */
export const EVENT_LOG_BYTES = 4 * GB;
export const CALL_LOG_BYTES = 2 * GB;

/** Answers kept for replays: what every account may have, what each call of its quota adds, and the maximum. */
const ANSWERS = { least: 64 * MB, perCall: 3 * KB, most: GB } as const;

/** How many bytes of answers are kept for an account. @param monthlyQuota the grant's; 0 without a grant */
export const answersCeiling = (accountId: string, monthlyQuota: number): number =>
  isSandbox(accountId)
    ? ANSWERS.least * SANDBOX_SHARE
    : Math.min(ANSWERS.most, ANSWERS.least + ANSWERS.perCall * monthlyQuota);
