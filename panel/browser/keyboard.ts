/**
 * Keyboard shortcuts: `/` searches, `g` and a letter open a page, `j` and `k` move along a list, and `?` lists all
 * shortcuts. A page may bind other letters to its own buttons, links and fields.
 */
const TEXT_FIELDS = "input, select, textarea, [contenteditable]";
const SEQUENCE_MS = 1_500;

let pressedGAt = 0;

const isOff = (): boolean => document.body.dataset.keyboard !== "on";

/** For each row the link that opens it, else its first button. */
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

const openPage = (letter: string): boolean => {
  const link = document.querySelector<HTMLAnchorElement>(`#help a[data-key="${CSS.escape(letter)}"]`);
  link?.click();
  return link !== null;
};

/** Clicks the page's own button or link for the letter, or focuses its field. */
const press = (letter: string): boolean => {
  const own = document.querySelector<HTMLElement>(`main [data-press="${CSS.escape(letter)}"]`);
  if (own?.matches(TEXT_FIELDS)) own.focus();
  else own?.click();
  return own !== null;
};

const ACTIONS: Readonly<Record<string, () => void>> = {
  "/": () => document.querySelector<HTMLInputElement>(".find input")?.focus(),
  "?": () => document.querySelector<HTMLDialogElement>("#help")?.showModal(),
  j: () => moveFocus(1),
  k: () => moveFocus(-1),
  g: () => {
    pressedGAt = Date.now();
  },
};

/** Moves the focus by arrow keys between the search box and its hits. */
const moveAlongHits = (event: KeyboardEvent, at: HTMLElement): boolean => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || !at.closest(".find")) return false;
  const all = [...document.querySelectorAll<HTMLElement>(".find input, #found a")];
  all[Math.min(Math.max(all.indexOf(at) + step, 0), all.length - 1)]?.focus();
  return true;
};

document.addEventListener("keydown", (event) => {
  const at = event.target as HTMLElement;
  if (moveAlongHits(event, at)) return event.preventDefault();
  if (event.key === "Escape" && at.closest(".find")) at.blur();
  if (isOff() || event.ctrlKey || event.metaKey || event.altKey || at.closest(TEXT_FIELDS)) return;
  if (document.querySelector("dialog[open]")) return;
  const isSequence = Date.now() - pressedGAt < SEQUENCE_MS;
  pressedGAt = 0;
  if (isSequence ? openPage(event.key) : press(event.key)) event.preventDefault();
  else if (!isSequence && Object.hasOwn(ACTIONS, event.key)) {
    event.preventDefault();
    ACTIONS[event.key]?.();
  }
});
