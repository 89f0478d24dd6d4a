/** Day, month, year, with a time or without: "24/12/2026", "3/11/26", "03/11/2026 14:30". */
const BRAZILIAN = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?:[ T,]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;
const ISO =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)? ?(Z|[+-]\d{2}:?\d{2})?)?$/i;
const MAX_DATE_CHARS = 40;
const CENTURY = 2_000;

/** A date of the calendar, and its time of day if it has one. */
export interface WrittenDate {
  /** `2026-12-24`. */
  readonly date: string;
  readonly time: string | null;
  /** `Z` or `-03:00`, if the text has one. */
  readonly zone?: string;
}

const two = (figure: string | undefined): string => (figure ?? "0").padStart(2, "0");

/** Null if it is no date, or one that the calendar does not have. */
export const dateIn = (text: string): WrittenDate | null => {
  const written = text.trim();
  if (written.length > MAX_DATE_CHARS) return null;
  const iso = ISO.exec(written);
  const [day, month, year, ...time] = iso
    ? [iso[3], iso[2], iso[1], ...iso.slice(4)]
    : (BRAZILIAN.exec(written)?.slice(1) ?? []);
  if (day === undefined || month === undefined || year === undefined) return null;
  const full = year.length === 2 ? String(CENTURY + Number(year)) : year;
  const date = `${full}-${two(month)}-${two(day)}`;
  const clock = time[0] === undefined ? null : `${two(time[0])}:${two(time[1])}:${two(time[2])}`;
  const zone = time[3]?.toUpperCase().replace(/^(.\d{2})(\d{2})$/, "$1:$2");
  const parsed = new Date(`${date}T${clock ?? "00:00:00"}Z`);
  // The runtime's calendar turns 31 February into March.
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date)
    ? { date, time: clock, ...(zone !== undefined && { zone }) }
    : null;
};
