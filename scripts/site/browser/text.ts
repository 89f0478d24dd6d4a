/** Adds the menu for small screens, copying, code tabs and Cursor's link; a page can be read without them. */

const { body, documentElement: root } = document;

const $ = <T extends Element>(selector: string): T | null => document.querySelector<T>(selector);

const make = <K extends keyof HTMLElementTagNameMap>(
  name: K,
  members: Partial<HTMLElementTagNameMap[K]>,
): HTMLElementTagNameMap[K] => Object.assign(document.createElement(name), members);

const startMenu = (): void => {
  const button = $<HTMLButtonElement>("button.menu");
  if (!button) return;
  const show = (isShown: boolean): void => {
    root.classList.toggle("menu-shown", isShown);
    button.setAttribute("aria-expanded", String(isShown));
  };
  button.addEventListener("click", () => show(button.getAttribute("aria-expanded") === "false"));
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !root.classList.contains("menu-shown")) return;
    show(false);
    button.focus();
  });
  // Scrolls a long list of guides to the current entry.
  $("#side [aria-current]")?.scrollIntoView({ block: "nearest" });
};

const startCopying = (): void => {
  const { copy = "", copied = "" } = body.dataset;
  for (const block of document.querySelectorAll<HTMLElement>(".code")) {
    const button = make("button", { type: "button", className: "copy", textContent: copy });
    button.addEventListener("click", async () => {
      await navigator.clipboard.writeText(block.querySelector("code")?.textContent ?? "");
      button.textContent = copied;
      setTimeout(() => {
        button.textContent = copy;
      }, 2_000);
    });
    block.querySelector(".caption")?.append(button);
  }
};

/** Shows the chosen language in every group of code tabs that has it. */
const choose = (name: string): void => {
  for (const group of document.querySelectorAll(".codes")) {
    const blocks = [...group.querySelectorAll<HTMLElement>(".code")];
    if (!blocks.some((block) => block.dataset.name === name)) continue;
    for (const block of blocks) block.hidden = block.dataset.name !== name;
    for (const tab of group.querySelectorAll<HTMLElement>("[role=tab]")) {
      const isChosen = tab.textContent === name;
      tab.setAttribute("aria-selected", String(isChosen));
      tab.tabIndex = isChosen ? 0 : -1;
    }
  }
};

const tabOf = (block: HTMLElement, id: string): HTMLButtonElement => {
  const name = block.dataset.name ?? "";
  const tab = make("button", { type: "button", id: `tab-${id}`, textContent: name });
  tab.setAttribute("role", "tab");
  tab.setAttribute("aria-controls", id);
  block.id = id;
  block.setAttribute("role", "tabpanel");
  block.setAttribute("aria-labelledby", tab.id);
  tab.addEventListener("click", () => choose(name));
  return tab;
};

const moveAmong = (tabs: HTMLElement, { key }: KeyboardEvent): void => {
  const all = [...tabs.querySelectorAll<HTMLElement>("[role=tab]")];
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (step === undefined) return;
  const next = all.at((all.indexOf(document.activeElement as HTMLElement) + step) % all.length);
  next?.click();
  next?.focus();
};

const startTabs = (): void => {
  for (const [at, group] of document.querySelectorAll(".codes").entries()) {
    const blocks = [...group.querySelectorAll<HTMLElement>(".code")];
    const tabs = make("div", { className: "tablist" });
    tabs.setAttribute("role", "tablist");
    tabs.append(...blocks.map((block, nth) => tabOf(block, `code-${at}-${nth}`)));
    tabs.addEventListener("keydown", (event) => moveAmong(tabs, event));
    group.prepend(tabs);
    choose(blocks[0]?.dataset.name ?? "");
  }
};

/** Cursor takes its settings in base64, so the built page cannot contain this service's address. */
const startCursor = (): void => {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="cursor:"]')) {
    const [path = "", query] = link.href.split("?");
    const given = new URLSearchParams(query);
    given.set("config", btoa(JSON.stringify({ url: given.get("config") })));
    link.href = `${path}?${given}`;
  }
};

startMenu();
startCopying();
startTabs();
startCursor();

export {};
