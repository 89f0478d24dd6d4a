/**
 * Keys of a page: `/` searches, `g` and a letter go to a page, `j` and `k` move along a list, `?` lists them all. A
 * page may use a letter for something of its own.
 */
const TYPED = "input, select, textarea, [contenteditable]";
const SECOND_MS = 1_500;

let wentAt = 0;

const isOff = (): boolean => document.body.dataset.keyboard !== "on";

/** What a row opens, or the first thing to be done in it. */
const openers = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>("main tbody tr")].flatMap((row) => {
    const opener = row.querySelector<HTMLElement>("th a, a, button, summary");
    return opener ? [opener] : [];
  });

const moveFocus = (step: 1 | -1): void => {
  const all = openers();
  const row = document.activeElement?.closest("tr");
  const at = all.findIndex((one) => one.closest("tr") === row);
  const next = at < 0 ? (step === 1 ? 0 : all.length - 1) : at + step;
  all[Math.min(Math.max(next, 0), all.length - 1)]?.focus();
};

const go = (letter: string): boolean => {
  const link = document.querySelector<HTMLAnchorElement>(`#help a[data-key="${CSS.escape(letter)}"]`);
  link?.click();
  return link !== null;
};

/** A button or a link is pressed, a field is gone to. */
const press = (letter: string): boolean => {
  const own = document.querySelector<HTMLElement>(`main [data-press="${CSS.escape(letter)}"]`);
  if (own?.matches(TYPED)) own.focus();
  else own?.click();
  return own !== null;
};

const DO: Readonly<Record<string, () => void>> = {
  "/": () => document.querySelector<HTMLInputElement>(".find input")?.focus(),
  "?": () => document.querySelector<HTMLDialogElement>("#help")?.showModal(),
  j: () => moveFocus(1),
  k: () => moveFocus(-1),
  g: () => {
    wentAt = Date.now();
  },
};

/** From the search box to what it found, and along it. */
const walkFound = (event: KeyboardEvent, at: HTMLElement): boolean => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || !at.closest(".find")) return false;
  const all = [...document.querySelectorAll<HTMLElement>(".find input, #found a")];
  all[Math.min(Math.max(all.indexOf(at) + step, 0), all.length - 1)]?.focus();
  return true;
};

document.addEventListener("keydown", (event) => {
  const at = event.target as HTMLElement;
  if (walkFound(event, at)) return event.preventDefault();
  if (event.key === "Escape" && at.closest(".find")) at.blur();
  if (isOff() || event.ctrlKey || event.metaKey || event.altKey || at.closest(TYPED)) return;
  if (document.querySelector("dialog[open]")) return;
  const goes = Date.now() - wentAt < SECOND_MS;
  wentAt = 0;
  if (goes ? go(event.key) : press(event.key)) event.preventDefault();
  else if (!goes && Object.hasOwn(DO, event.key)) {
    event.preventDefault();
    DO[event.key]?.();
  }
});
