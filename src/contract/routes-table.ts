import type { Endpoint } from "./endpoint.ts";

export type Route = Pick<Endpoint, "method" | "path">;

const matcherOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{\w+\}/g, "[^/]+")}$`);

/**
 * The methods a path answers, for 405 and OPTIONS; empty where no route has the path.
 * Compiled at the first miss: a call that finds its route never needs it.
 */
export const methodsOf = (routes: readonly Route[]): ((path: string) => string[]) => {
  let compiled: { matcher: RegExp; method: string }[] | undefined;
  return (path) => {
    compiled ??= routes.map((route) => ({
      matcher: matcherOf(route.path),
      method: route.method.toUpperCase(),
    }));
    const methods = new Set(compiled.filter(({ matcher }) => matcher.test(path)).map(({ method }) => method));
    if (methods.size === 0) return [];
    if (methods.has("GET")) methods.add("HEAD");
    return [...methods, "OPTIONS"].sort();
  };
};
