import type { Fault } from "../errors/faults.ts";
import type { SentNames } from "./call.ts";
import type { AppContext } from "./context.ts";
import { rawQuery } from "./raw-url.ts";

/**
 * Path parameters of the raw path, decoded once: `%2F` in a ref is data.
 * @param template the end of the path, with `{name}` for parameters
 */
export const readPath = (c: AppContext, template: string): SentNames => {
  const raw = c.req.path.split("/");
  const parts = template.split("/");
  const segments = raw.slice(raw.length - parts.length);
  const values: Record<string, string> = {};
  const faults: Fault[] = [];
  for (const [at, part] of parts.entries()) {
    if (!part.startsWith("{")) continue;
    const name = part.slice(1, -1);
    try {
      values[name] = decodeURIComponent(segments[at] ?? "");
    } catch {
      // URIError: a malformed escape, or bytes that are not UTF-8.
      faults.push({ in: "path", name, code: "malformed_escape" });
    }
  }
  return { values, faults };
};

export const readQuery = (c: AppContext): SentNames => {
  const values: Record<string, string> = {};
  const faults: Fault[] = [];
  for (const [name, value] of rawQuery(c.req.raw)) {
    if (Object.hasOwn(values, name)) faults.push({ in: "query", name, code: "repeated" });
    else Object.defineProperty(values, name, { value, enumerable: true, configurable: true, writable: true });
  }
  return { values, faults };
};
