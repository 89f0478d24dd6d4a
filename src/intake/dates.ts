import { fold } from "../lib/text.ts";

/** Day, month, year, with or without a time: "24/12/2026", "3/11/26", "03/11/2026 14:30". */
const BRAZILIAN =
  /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?:[ T,]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?)?$/;
const ISO =
  /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)? ?(Z|[+-]\d{2}:?\d{2})?)?$/i;
const MAX_DATE_CHARS = 60;
const CENTURY = 2_000;

/** A calendar date, and its time of day if it has one. */
export interface WrittenDate {
  /** `2026-12-24`. */
  readonly date: string;
  readonly time: string | null;
  /** `Z` or `-03:00`, if the text has one. */
  readonly zone?: string;
}

const twoDigits = (figure: string | undefined): string => (figure ?? "0").padStart(2, "0");

const MONTHS = "jan fev mar abr mai jun jul ago set out nov dez".split(" ");
/** "20 nov 2026", "3 de novembro de 2026", "20/nov/26", with the month as a number. */
const NAMED = /^(\d{1,2})(?:º|o)?(?: de |[ /.-])(\p{L}{3})\p{L}*\.?(?: de |[ /.-])(\d{4}|\d{2})(?!\d)/iu;
/** "sex, 20/11/2026" */
const WEEKDAY = /^(?:seg|ter|qua|qui|sex|s[áa]b|dom)\p{L}*(?:-feira)?\.?,? /iu;
/** "às 14:30" */
const AT = /,? [àa]s (?=\d{1,2}:\d{2})/i;
/** "às 14h30", "14h" */
const HOURS = /(?:,? [àa]s)? (\d{1,2})h(\d{2})?(?:min)?$/i;

/** A date as people write it, in numbers. */
const inFigures = (text: string): string =>
  text
    .replace(WEEKDAY, "")
    .replace(AT, " ")
    .replace(HOURS, (_, hours: string, minutes = "00") => ` ${hours}:${minutes}`)
    .replace(NAMED, (whole, day: string, month: string, year: string) => {
      const at = MONTHS.indexOf(fold(month));
      return at < 0 ? whole : `${day}/${at + 1}/${year}`;
    });

/** Null if the text is not a date, or names one that does not exist. */
export const dateIn = (text: string): WrittenDate | null => {
  if (text.trim().length > MAX_DATE_CHARS) return null;
  const written = inFigures(text.trim());
  const iso = ISO.exec(written);
  const [day, month, year, ...time] = iso
    ? [iso[3], iso[2], iso[1], ...iso.slice(4)]
    : (BRAZILIAN.exec(written)?.slice(1) ?? []);
  if (day === undefined || month === undefined || year === undefined) return null;
  const full = year.length === 2 ? String(CENTURY + Number(year)) : year;
  const date = `${full}-${twoDigits(month)}-${twoDigits(day)}`;
  const clock =
    time[0] === undefined ? null : `${twoDigits(time[0])}:${twoDigits(time[1])}:${twoDigits(time[2])}`;
  const zone = time[3]?.toUpperCase().replace(/^(.\d{2})(\d{2})$/, "$1:$2");
  const parsed = new Date(`${date}T${clock ?? "00:00:00"}Z`);
  // The runtime's calendar turns 31 February into March.
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date)
    ? { date, time: clock, ...(zone !== undefined && { zone }) }
    : null;
};
