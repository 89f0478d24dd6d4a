const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 1_440;

/** The time left in words, in the same form that the page's script keeps current. */
export const timeLeft = (language: string, ms: number): string => {
  const left = new Intl.RelativeTimeFormat(language, { numeric: "always" });
  const minutes = Math.max(0, Math.ceil(ms / MINUTE_MS));
  if (minutes < 2 * HOUR_MINUTES) return left.format(minutes, "minute");
  if (minutes < 2 * DAY_MINUTES) return left.format(Math.floor(minutes / HOUR_MINUTES), "hour");
  return left.format(Math.floor(minutes / DAY_MINUTES), "day");
};
