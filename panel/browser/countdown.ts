import { timeLeft } from "../src/kit/time-left.ts";

const INTERVAL_MS = 15_000;

/** How far the browser's clock is ahead of the server's, whose time the page carries. */
const aheadMs = Date.now() - Number(document.body.dataset.now ?? Date.now());

const tick = (): void => {
  const now = Date.now() - aheadMs;
  for (const element of document.querySelectorAll<HTMLElement>("[data-until]")) {
    const text = timeLeft(document.documentElement.lang, Date.parse(element.dataset.until ?? "") - now);
    if (element.textContent !== text) element.textContent = text;
  }
};

tick();
setInterval(tick, INTERVAL_MS);
document.addEventListener("htmx:after:swap", tick);
