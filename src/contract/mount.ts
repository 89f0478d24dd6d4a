import { Hono } from "hono";
import { Refusal } from "../errors/refusal.ts";
import type { AppContext, AppEnv } from "./context.ts";
import type { Endpoint } from "./endpoint.ts";
import { rawPath } from "./raw-url.ts";
import { type Route, RoutesTable } from "./routes-table.ts";
import { serveRead } from "./serve-read.ts";
import { serveWrite } from "./serve-write.ts";

/** Answers a call of a declared endpoint, whichever way the call has come to it. */
export const serveEndpoint = (c: AppContext, endpoint: Endpoint): Promise<Response> =>
  endpoint.kind === "read" ? serveRead(c, endpoint) : serveWrite(c, endpoint);

/** Adds declared routes below `base` to an application; what is not declared there is 404, 405 or OPTIONS. */
export const mountRoutes = <R extends Route>(
  app: Hono<AppEnv>,
  base: string,
  routes: readonly R[],
  handler: (c: AppContext, route: R) => Promise<Response>,
): void => {
  const table = new RoutesTable(routes);
  app.all(`${base}/*`, (c): Response | Promise<Response> => {
    const path = c.req.path.slice(base.length);
    const route = table.find(c.req.method, path);
    if (route) return handler(c, route);
    const allow = table.methods(path).join(", ");
    if (allow === "") throw new Refusal("route_not_found");
    if (c.req.method === "OPTIONS") return c.body(null, 204, { Allow: allow });
    throw new Refusal("method_not_allowed", { headers: { Allow: allow } });
  });
};

/** The application of the v1 endpoints. */
export const mount = (base: string, endpoints: readonly Endpoint[]): Hono<AppEnv> => {
  const app = new Hono<AppEnv>({ getPath: rawPath });
  mountRoutes(app, base, endpoints, serveEndpoint);
  return app;
};
