import { DAY_MS, MINUTE_MS } from "../lib/clock.ts";

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

/** Clocks differ: a time ahead by less counts as now, and one late by less as in time. */
export const CLOCK_TOLERANCE_MS = 5 * MINUTE_MS;

/** Retention periods (rules 7.2, 11.7, 15.17, 18.5, 20.3, 24.3, 24.7, 26.23, 35.4). */
export const IDEMPOTENCY_MS = DAY_MS;
export const LOG_KEPT_DAYS = 30;
/** Shorter than the log's, from which a restore learns who was purged since. */
export const EXPORT_KEPT_DAYS = 28;
export const TRASH_KEPT_MS = 30 * DAY_MS;
export const BATCH_KEPT_MS = 7 * DAY_MS;
export const MAIL_KEPT_MS = 90 * DAY_MS;
/** How long a request for a partnership waits for its answer (rules 28.19). */
export const REQUEST_OPEN_MS = 30 * DAY_MS;
/** How long a partnership that has ended waits for a match that no board has written (rules 28.18). */
export const ENDED_MARKING_MS = DAY_MS;
/** The limitation of claims between two parties: CDC art. 27, CC art. 206, CTN art. 173 and 174. */
export const CLAIMS_KEPT_MS = 5 * 366 * DAY_MS;
export const ENDED_CONTACT_KEPT_MS = 180 * DAY_MS;
export const ENDED_OFFER_KEPT_MS = 2 * 366 * DAY_MS;
export const USAGE_KEPT_YEARS = 2;
/** Thirteen months: a month beside the same of last year. */
export const CALL_DAYS_KEPT = 397;
export const DEAD_LETTER_KEPT_MS = 30 * DAY_MS;
export const LOST_MATCH_KEPT_MS = 90 * DAY_MS;

/** Of a development, or of a unit type. */
export const MAX_UNITS = 1_000_000;
export const MAX_FLOOR_PLANS = 30;
