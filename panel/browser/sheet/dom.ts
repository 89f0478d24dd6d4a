type Child = Node | string;

/** Creates an element; strings become text nodes, never markup. */
export const el = <K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] => {
  const one = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) one.setAttribute(attribute, value);
  one.append(...children);
  return one;
};

export const section = (title: string, ...children: readonly Child[]): HTMLElement =>
  el("section", { class: "card" }, el("h2", {}, title), ...children);

export const list = (items: readonly string[]): HTMLElement =>
  el("ul", {}, ...items.map((item) => el("li", {}, item)));

export const table = (headings: readonly string[], rows: readonly (readonly Child[])[]): HTMLElement =>
  el(
    "div",
    { class: "wide-table" },
    el(
      "table",
      {},
      el("thead", {}, el("tr", {}, ...headings.map((heading) => el("th", { scope: "col" }, heading)))),
      el("tbody", {}, ...rows.map((cells) => el("tr", {}, ...cells.map((cell) => el("td", {}, cell))))),
    ),
  );

export interface Choice {
  readonly value: string;
  readonly title: string;
}

export const select = (
  label: string,
  choices: readonly Choice[],
  chosen: string,
  onChange: (value: string) => void,
): HTMLSelectElement => {
  const one = el(
    "select",
    { "aria-label": label },
    ...choices.map(({ value, title }) =>
      el("option", { value, ...(value === chosen && { selected: "" }) }, title),
    ),
  );
  one.addEventListener("change", () => onChange(one.value));
  return one;
};

export const download = (name: string, text: string, label: string): HTMLAnchorElement =>
  el(
    "a",
    {
      class: "button plain",
      download: name,
      href: URL.createObjectURL(new Blob([text], { type: "text/csv" })),
    },
    label,
  );
