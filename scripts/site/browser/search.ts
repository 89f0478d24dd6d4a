import { type Findable, Finder } from "./finder.ts";

const dialog = document.querySelector<HTMLDialogElement>("dialog.search");
const input = dialog?.querySelector("input");
const list = dialog?.querySelector("ul");
const status = dialog?.querySelector("p");

let loading: Promise<Finder> | undefined;

const load = async (): Promise<Finder> => {
  const answer = await fetch(document.body.dataset.search ?? "");
  return new Finder((await answer.json()) as Findable[], document.documentElement.lang);
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
  for (const child of list?.children ?? []) child.setAttribute("aria-selected", String(child === option));
  input?.setAttribute("aria-activedescendant", option?.id ?? "");
  option?.scrollIntoView({ block: "nearest" });
};

const selected = (): HTMLElement | null => list?.querySelector<HTMLElement>("[aria-selected=true]") ?? null;

const show = async (): Promise<void> => {
  loading ??= load();
  const finder = await loading;
  const found = finder.find(input?.value ?? "");
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
