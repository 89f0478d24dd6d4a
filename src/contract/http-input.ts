import type { Fault } from "../errors/faults.ts";
import type { SentNames } from "./call.ts";
import type { AppContext } from "./context.ts";

/** Where the path of an absolute URL begins. */
const pathStart = (url: string): number => url.indexOf("/", url.indexOf("://") + 3);

/** The path as sent: the router must not decode what `parseInput` decodes once. */
export const rawPath = ({ url }: Request): string => {
  const start = pathStart(url);
  const end = url.indexOf("?", start);
  return end < 0 ? url.slice(start) : url.slice(start, end);
};

/** Creating one costs as much as routing. */
const NO_QUERY: Readonly<URLSearchParams> = new URLSearchParams();

/** The query of a request. The platform has parsed the URL, so it is only cut here. */
export const rawQuery = ({ url }: Request): Readonly<URLSearchParams> => {
  const start = url.indexOf("?", pathStart(url));
  return start < 0 ? NO_QUERY : new URLSearchParams(url.slice(start + 1));
};

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
