import * as z from "zod";
import {
  isMailbox,
  MAILBOX,
  MAX_AREA,
  MAX_EMAIL_CHARS,
  MAX_LINE_CHARS,
  MAX_PRICE,
  MAX_REF_CHARS,
  MAX_ROOMS,
  MAX_URL_CHARS,
} from "./limits.ts";

export const CONTROL = /\p{Cc}/u;

/** A pattern for every language: Ruby takes no escape above 0x7f, and PHP matches bytes, of which `É` has two. */
export const PRINTABLE = String.raw`^[^\x00-\x1f\x7f]*$`;
const PRINTABLE_NOT_BLANK = String.raw`^[^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*$`;

const tooLong = (limit: number) => ({ params: { fault: "too_long", args: { limit } } });

/** Text with a limit in characters as a person counts them; JavaScript counts an emoji twice. */
export const text = (limit: number) =>
  z
    .string()
    .refine((given) => given.length <= limit || [...given].length <= limit, tooLong(limit))
    .meta({ maxLength: limit });

/** Keeps one item too many, which is enough to refuse the list: the rest of half a million is not checked. */
export const cutTo =
  (maxItems: number) =>
  (items: unknown): unknown =>
    Array.isArray(items) ? items.slice(0, maxItems + 1) : items;

/** A list with a limited number of items. Zod's own bounds would also measure a string in the list's place. */
export const list = <T extends z.ZodType>(item: T, minItems: number, maxItems: number) => {
  const items = z
    .array(item)
    .refine(({ length }) => length >= minItems, { params: { fault: "too_few", args: { limit: minItems } } })
    .refine(({ length }) => length <= maxItems, { params: { fault: "too_many", args: { limit: maxItems } } });
  return z.preprocess(cutTo(maxItems), items).meta({ minItems, maxItems });
};

export const line = text(MAX_LINE_CHARS);

/** One line of text, trimmed of spaces; a line break is a fault even at its ends. */
export const lineOf = (maximum: number) =>
  z
    .string()
    .refine((given) => !CONTROL.test(given), { params: { fault: "control_character" } })
    .trim()
    .min(1)
    .max(maximum)
    .meta({ pattern: PRINTABLE_NOT_BLANK });

/** Amounts in BRL, areas in m²; their minimums differ. */
export const price = (minimum: number) => z.number().min(minimum).max(MAX_PRICE).nullable().optional();
export const area = (minimum: number) => z.number().min(minimum).max(MAX_AREA).nullable().optional();
export const rooms = z.int().min(0).max(MAX_ROOMS).nullable().optional();

/** Invisible characters, and those that reorder text: with them, codes of two objects could look alike. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]/u;

const endsInSpace = (ref: string): boolean => ref.trim() !== "" && ref.trim() !== ref;

/** The normal form (NFC) of a code: `São` is the same code however its letters are composed. */
export const codeOf = (text: string): string => text.normalize("NFC");

/** Blank codes name nothing, and `.` and `..` cannot be part of a path (RFC 3986 §5.2.4). */
const isUsable = (ref: string): boolean => ref.trim() !== "" && ref !== "." && ref !== "..";

/** A code in the caller's system, 1 to 80 characters as a person counts them. */
export const Ref = z
  .string()
  .overwrite(codeOf)
  .refine((ref) => [...ref].length <= MAX_REF_CHARS, tooLong(MAX_REF_CHARS))
  .refine((ref) => !CONTROL.test(ref), { params: { fault: "control_character" } })
  .refine((ref) => !INVISIBLE.test(ref), { params: { fault: "invisible_character" } })
  .refine((ref) => !endsInSpace(ref), { params: { fault: "space_at_end" } })
  .refine(isUsable, { params: { fault: "invalid_format", args: { format: "ref" } } })
  .meta({ minLength: 1, maxLength: MAX_REF_CHARS, pattern: PRINTABLE_NOT_BLANK, example: "AP0101" });

export const email = z
  .email({ pattern: MAILBOX })
  .max(MAX_EMAIL_CHARS)
  .refine((given) => isMailbox(given) || !MAILBOX.test(given), {
    params: { fault: "invalid_format", args: { format: "email" } },
  })
  .meta({ format: "email", maxLength: MAX_EMAIL_CHARS, pattern: MAILBOX.source });

export const IBGE_CODE = /^[0-9]{7}$/;

export const CityId = z
  .string()
  .refine((code) => IBGE_CODE.test(code), {
    params: { fault: "invalid_format", args: { format: "0000000 (IBGE)" } },
  })
  .meta({ pattern: IBGE_CODE.source, example: "3550308" });

/** The URL parser silently drops white space and control characters: the stored address must be the checked one. */
const WEB_URL = /^https?:\/\/[^\s\p{Cc}]+$/iu;

/** The scheme in upper or lower case, as a pattern for the OpenAPI document. */
const WEB_URL_PATTERN = "^[Hh][Tt][Tt][Pp][Ss]?://";

/** The pattern in requests, which also excludes characters that a URL may not have. */
const REQUEST_URL_PATTERN = String.raw`^[Hh][Tt][Tt][Pp][Ss]?://[^\s\x00-\x1f\x7f]+$`;

export const isWebUrl = (url: string): boolean => WEB_URL.test(url) && URL.canParse(url);

export const webUrl = z
  .string()
  .max(MAX_URL_CHARS)
  .refine(isWebUrl, { params: { fault: "invalid_format", args: { format: "http(s) URL" } } })
  .meta({ pattern: REQUEST_URL_PATTERN });

/** A URL in an answer, as it was written: it may have letters beyond ASCII, for which validators know no format. */
export const link = z.string().meta({ pattern: WEB_URL_PATTERN });

/** An address of this service. */
export const ownLink = z.string().meta({ format: "uri" });

const UTC_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;
const DATE_ONLY = /^\d{4}-\d{2}-\d{2}$/;

/** Date.parse takes February 30 for March 2; nobody means that. */
const isCalendarDay = (text: string): boolean => {
  const day = text.slice(0, 10);
  const parsed = Date.parse(day);
  return !Number.isNaN(parsed) && new Date(parsed).toISOString().startsWith(day);
};

/** Milliseconds of an ISO 8601 time with its offset, or of a date taken at midnight UTC. */
export const timeOf = (text: string): number =>
  (UTC_TIME.test(text) || DATE_ONLY.test(text)) && isCalendarDay(text) ? Date.parse(text) : Number.NaN;

/** An ISO 8601 time in a request; the domain receives milliseconds. */
export const timeText = z
  .string()
  .max(40)
  .refine((text) => !Number.isNaN(timeOf(text)), {
    params: { fault: "invalid_format", args: { format: "ISO 8601" } },
  })
  .transform(timeOf)
  .meta({ format: "date-time" });
