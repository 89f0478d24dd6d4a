import { timeLeft } from "../src/kit/time-left.ts";

const EVERY_MS = 15_000;

/** How much this browser's clock is ahead of the server's, which drew the page just now. */
const ahead = Date.now() - Number(document.body.dataset.now ?? Date.now());

const tick = (): void => {
  const now = Date.now() - ahead;
  for (const element of document.querySelectorAll<HTMLElement>("[data-until]")) {
    const text = timeLeft(document.documentElement.lang, Date.parse(element.dataset.until ?? "") - now);
    if (element.textContent !== text) element.textContent = text;
  }
};

tick();
setInterval(tick, EVERY_MS);
document.addEventListener("htmx:after:swap", tick);
