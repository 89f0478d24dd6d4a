import { Hono } from "hono";
import { Refusal } from "../errors/refusal.ts";
import type { AppContext, AppEnv } from "./context.ts";
import type { Endpoint } from "./endpoint.ts";
import { rawPath } from "./raw-url.ts";
import { methodsOf, type Route } from "./routes-table.ts";
import { serveRead } from "./serve-read.ts";
import { serveWrite } from "./serve-write.ts";

const honoPath = (path: string): string => path.replace(/\{(\w+)\}/g, ":$1");

const serve = (c: AppContext, endpoint: Endpoint): Promise<Response> =>
  endpoint.kind === "read" ? serveRead(c, endpoint) : serveWrite(c, endpoint);

/** Adds declared routes below `base` to an application; what is not declared there is 404, 405 or OPTIONS. */
export const mountRoutes = <R extends Route>(
  app: Hono<AppEnv>,
  base: string,
  routes: readonly R[],
  handler: (c: AppContext, route: R) => Promise<Response>,
): void => {
  for (const route of routes) {
    app.on(route.method, base + honoPath(route.path), (c) => handler(c, route));
  }
  const methods = methodsOf(routes);
  app.all(`${base}/*`, (c) => {
    const allow = methods(rawPath(c.req.raw).slice(base.length)).join(", ");
    if (allow === "") throw new Refusal("route_not_found");
    if (c.req.method === "OPTIONS") return c.body(null, 204, { Allow: allow });
    throw new Refusal("method_not_allowed", { headers: { Allow: allow } });
  });
};

/** The application of the v1 endpoints. */
export const mount = (base: string, endpoints: readonly Endpoint[]): Hono<AppEnv> => {
  const app = new Hono<AppEnv>({ getPath: rawPath });
  mountRoutes(app, base, endpoints, serve);
  return app;
};
