interface Findable {
  readonly t: string;
  readonly k: string;
  readonly u: string;
  readonly x: string;
}

const MAX_SHOWN = 20;
/** A word's weight, by the field in which it begins a word. */
const WEIGHTS = { t: 8, k: 4, x: 1 } as const;

/** The compared form: without accents, in lower case, with a blank before every word. */
const folded = (text: string): string =>
  ` ${text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim()}`;

const scoreOf = (one: Record<keyof typeof WEIGHTS, string>, words: readonly string[]): number => {
  let score = 0;
  for (const word of words) {
    const fields = (Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[]).filter((field) =>
      one[field].includes(` ${word}`),
    );
    if (fields.length === 0) return 0;
    for (const field of fields) score += WEIGHTS[field];
  }
  // Among equals an exact title comes first.
  return score + 1 / one.t.length;
};

const dialog = document.querySelector<HTMLDialogElement>("dialog.search");
const input = dialog?.querySelector("input");
const list = dialog?.querySelector("ul");
const status = dialog?.querySelector("p");

type Prepared = Findable & { readonly folded: { t: string; k: string; x: string } };

let loading: Promise<Prepared[]> | undefined;

const load = async (): Promise<Prepared[]> => {
  const answer = await fetch(document.body.dataset.search ?? "");
  const all = (await answer.json()) as Findable[];
  return all.map((one) => ({ ...one, folded: { t: folded(one.t), k: folded(one.k), x: folded(one.x) } }));
};

const find = (all: readonly Prepared[], asked: string): Findable[] => {
  const words = folded(asked).trim().split(" ").filter(Boolean);
  if (words.length === 0) return [];
  return all
    .map((one) => ({ one, score: scoreOf(one.folded, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_SHOWN)
    .map(({ one }) => one);
};

const optionOf = ({ t, k, u }: Findable, at: number): HTMLLIElement => {
  const option = document.createElement("li");
  option.id = `found-${at}`;
  option.setAttribute("role", "option");
  option.dataset.address = u;
  const title = document.createElement("span");
  title.textContent = t;
  const kind = document.createElement("small");
  kind.textContent = k;
  option.append(title, " ", kind);
  return option;
};

const select = (option: Element | null | undefined): void => {
  for (const one of list?.children ?? []) one.setAttribute("aria-selected", String(one === option));
  input?.setAttribute("aria-activedescendant", option?.id ?? "");
  option?.scrollIntoView({ block: "nearest" });
};

const selected = (): HTMLElement | null => list?.querySelector<HTMLElement>("[aria-selected=true]") ?? null;

const show = async (): Promise<void> => {
  loading ??= load();
  const all = await loading;
  const found = find(all, input?.value ?? "");
  list?.replaceChildren(...found.map(optionOf));
  select(list?.firstElementChild);
  if (!status) return;
  const { empty = "", found: word = "" } = status.dataset;
  status.textContent = input?.value ? (found.length === 0 ? empty : `${found.length} ${word}`) : "";
};

const go = (option: HTMLElement | null): void => {
  if (!option?.dataset.address) return;
  dialog?.close();
  location.assign(option.dataset.address);
};

const open = (): void => {
  if (dialog?.open) return;
  dialog?.showModal();
  input?.select();
  void show();
};

const KEYS: Readonly<Record<string, () => void>> = {
  ArrowDown: () => select(selected()?.nextElementSibling ?? list?.firstElementChild),
  ArrowUp: () => select(selected()?.previousElementSibling ?? list?.lastElementChild),
  Enter: () => go(selected()),
};

document.querySelector("button.find")?.addEventListener("click", open);
dialog?.querySelector("button.close")?.addEventListener("click", () => dialog.close());
dialog?.addEventListener("click", ({ target }) => {
  if (target === dialog) dialog.close();
});
list?.addEventListener("click", ({ target }) => go((target as Element).closest("li")));
input?.addEventListener("input", () => void show());
input?.addEventListener("keydown", (event) => {
  const act = KEYS[event.key];
  if (!act) return;
  event.preventDefault();
  act();
});
addEventListener(
  "keydown",
  (event) => {
    const isTyping = (event.target as Element).closest?.("input, textarea, select, [contenteditable]");
    const isAsked = event.key === "/" ? !isTyping : event.key === "k" && (event.ctrlKey || event.metaKey);
    if (!isAsked) return;
    event.preventDefault();
    event.stopPropagation();
    open();
  },
  { capture: true },
);

export {};
