const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 1_440;
const EVERY_MS = 15_000;

/** How much this browser's clock is ahead of the server's, which drew the page just now. */
const ahead = Date.now() - Number(document.body.dataset.now ?? Date.now());

const left = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "always" });

const textOf = (until: number): string => {
  const minutes = Math.max(0, Math.ceil((until - Date.now() + ahead) / MINUTE_MS));
  if (minutes < 2 * HOUR_MINUTES) return left.format(minutes, "minute");
  if (minutes < 2 * DAY_MINUTES) return left.format(Math.floor(minutes / HOUR_MINUTES), "hour");
  return left.format(Math.floor(minutes / DAY_MINUTES), "day");
};

const tick = (): void => {
  for (const one of document.querySelectorAll<HTMLElement>("[data-until]")) {
    const text = textOf(Date.parse(one.dataset.until ?? ""));
    if (one.textContent !== text) one.textContent = text;
  }
};

tick();
setInterval(tick, EVERY_MS);
document.addEventListener("htmx:after:swap", tick);
