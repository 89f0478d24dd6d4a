const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text escaped for markup, between tags and within quotes. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (char) => ESCAPES[char]!);

/** Letters without accents and in lower case, joined by hyphens, for addresses. */
export const slugFor = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** Markup composed of escaped parts. */
class Safe {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  toString(): string {
    return this.text;
  }
}

export const raw = (text: string): Safe => new Safe(text);

type Value = string | number | Safe | false | null | undefined | readonly Value[];

const textOf = (value: Value): string => {
  if (value === false || value === null || value === undefined) return "";
  if (value instanceof Safe) return value.text;
  return Array.isArray(value) ? value.map(textOf).join("") : escaped(String(value));
};

/** Markup whose values are escaped, unless they are markup already. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Safe =>
  new Safe(parts.reduce((text, part, at) => text + textOf(values[at - 1]) + part));

export type Markup = Safe;
