import { expect } from "vitest";
import { app } from "../src/app.ts";
import type { Browser, Page } from "./browser.ts";

/** The forms whose addresses begin with `base`, each once. */
export const formsBelow = (base: string): string[] => {
  const posts = app.routes.filter(({ method, path }) => method === "POST" && path.startsWith(base));
  return [...new Set(posts.map(({ path }) => path.slice(base.length) || "/"))].sort();
};

/** The address for a form's pattern; an id that is not given belongs to nothing. */
export const addressOf = (pattern: string, ids: Readonly<Record<string, string>> = {}): string =>
  pattern.replace(
    /:(\w+)(?:\{(\w+)[^}]*\})?/g,
    (_, name: string, first?: string) => ids[name] ?? first ?? "x",
  );

/** Records the calls of the browser's pages to the API. */
export const recordingCalls = (browser: Browser): { readonly calls: string[] } => {
  const calls: string[] = [];
  const api = browser.env.DASHBOARD_API;
  const get = (_: unknown, name: keyof typeof api) => (asked: never) => {
    calls.push(name);
    return api[name](asked);
  };
  browser.env = { ...browser.env, DASHBOARD_API: new Proxy(api, { get: get as never }) };
  return { calls };
};

/** The names of the fields that a page shows as wrong. */
export const faultyIn = ({ text }: Page): string[] =>
  [...text.matchAll(/id="f([^"]*)-fault"/g)].map(([, name]) => name!.replaceAll("-", "/")).sort();

/** The text above a refused form, a line each. */
export const refusalIn = ({ text }: Page): string[] => {
  const notice = /<div class="notice bad" role="alert">([\s\S]*?)<\/div>/.exec(text)?.[1] ?? "";
  return [...notice.matchAll(/<li>([\s\S]*?)<\/li>/g)].map(([, line]) => line!);
};

/** Whether a field of the page holds the text. */
const isShown = ({ text }: Page, typed: string): boolean =>
  text.includes(`value="${typed}"`) || new RegExp(`<textarea[^>]*>\\s*${typed}`).test(text);

/** A form with several faults at once. */
export interface Faulty {
  readonly sent: Readonly<Record<string, string>>;
  /** The fields that have a fault. */
  readonly at: readonly string[];
  /** The typed value is an address with a secret, which no page shows again. */
  readonly isSecret?: true;
}

/** Expects, in both languages, every fault at its field, and the values with "typed" in them still in the form. */
export const expectRefused = async (
  browser: Browser,
  address: string,
  { sent, at, isSecret }: Faulty,
): Promise<void> => {
  const said: string[][] = [];
  for (const language of ["pt-BR", "en"]) {
    browser.language = language;
    const page = await browser.post(address, sent);
    expect([page.status, faultyIn(page)]).toEqual([422, at]);
    expect(page.text.match(/aria-invalid="true"/g)?.length).toBe(at.length);
    for (const typed of Object.values(sent).filter((value) => value.includes("typed")))
      expect([typed, isShown(page, typed)]).toEqual([typed, !isSecret]);
    said.push(refusalIn(page));
  }
  const [inPortuguese = [], inEnglish = []] = said;
  expect(inPortuguese.length).toBeGreaterThanOrEqual(at.length);
  expect(inEnglish).toHaveLength(inPortuguese.length);
  for (const [index, line] of inEnglish.entries()) expect(line).not.toBe(inPortuguese[index]);
};
