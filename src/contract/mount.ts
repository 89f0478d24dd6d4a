import { OpenAPIHono } from "@hono/zod-openapi";
import { Refusal } from "../errors/refusal.ts";
import { ptEn } from "../lib/language.ts";
import type { AppContext, AppEnv } from "./context.ts";
import type { Route } from "./route.ts";

/** Mounted after the operations of a path: OPTIONS lists their methods, any other method is answered with 405. */
export const otherMethods = (...methods: readonly Route["method"][]) => {
  const answered = new Set([...methods.map((method) => method.toUpperCase()), "OPTIONS"]);
  if (answered.has("GET")) answered.add("HEAD");
  const headers = { Allow: [...answered].sort().join(", ") };
  return (c: AppContext): Response => {
    if (c.req.method === "OPTIONS") return c.body(null, 204, headers);
    throw new Refusal("method_not_allowed", { headers });
  };
};

const ENCODE = ptEn(
  "No caminho, codifique o código inteiro, com %20 no lugar do espaço: AP/7 B vira AP%2F7%20B.",
  "In a path, encode the whole code, with %20 for a space: AP/7 B becomes AP%2F7%20B.",
);
const BY_REF = /\/by-ref\/:ref$/;

/** A name sorts before a `{parameter}`, so `batch` is never taken for an id. */
const byPath = <E extends { readonly route: Route }>({ route: one }: E, { route: other }: E): number =>
  one.path < other.path ? -1 : 1;

/**
 * An app that serves some operations. `on` registers them instead of `openapi`, whose validators refuse a request for
 * its first faulty part: see `parseInput`.
 */
export const mount = <E extends { readonly route: Route }>(
  endpoints: readonly E[],
  serve: (c: AppContext, endpoint: E) => Promise<Response>,
): OpenAPIHono<AppEnv> => {
  const app = new OpenAPIHono<AppEnv>();
  const paths = Map.groupBy(endpoints.toSorted(byPath), ({ route }) => route.getRoutingPath());
  for (const [path, own] of paths) {
    for (const endpoint of own) app.on(endpoint.route.method.toUpperCase(), path, (c) => serve(c, endpoint));
    app.all(path, otherMethods(...own.map(({ route }) => route.method)));
  }
  // A code with an unencoded slash has more path segments than any route.
  for (const path of paths.keys().filter((one) => BY_REF.test(one)))
    app.all(`${path}/*`, () => {
      throw new Refusal("route_not_found", { detail: ENCODE });
    });
  return app;
};
