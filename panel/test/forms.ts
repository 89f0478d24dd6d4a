import { app } from "../src/app.ts";
import type { Browser, Page } from "./browser.ts";

/** The forms whose addresses begin so, each once. */
export const formsBelow = (base: string): string[] => {
  const posts = app.routes.filter(({ method, path }) => method === "POST" && path.startsWith(base));
  return [...new Set(posts.map(({ path }) => path.slice(base.length) || "/"))].sort();
};

/** An address of a form's pattern; what is not given is an id that nothing has. */
export const addressOf = (pattern: string, ids: Readonly<Record<string, string>> = {}): string =>
  pattern.replace(
    /:(\w+)(?:\{(\w+)[^}]*\})?/g,
    (_, name: string, first?: string) => ids[name] ?? first ?? "x",
  );

/** Notes whether pages of the browser reach the API. */
export const noting = (browser: Browser): { readonly calls: string[] } => {
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

/** What stands above a form that was refused, a line each. */
export const refusalIn = ({ text }: Page): string[] => {
  const notice = /<div class="notice bad" role="alert">([\s\S]*?)<\/div>/.exec(text)?.[1] ?? "";
  return [...notice.matchAll(/<li>([\s\S]*?)<\/li>/g)].map(([, line]) => line!);
};
