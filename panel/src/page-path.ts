import type { MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import type { PanelBindings } from "./context.ts";

interface Route {
  readonly method: string;
  readonly path: string;
}

const segmentsOf = (path: string): string[] => path.split("/").filter((segment) => segment !== "");

/** The path pattern of the page that holds a form: the longest one that the form's pattern begins with. */
export const pageFor = (form: string, routes: readonly Route[]): string =>
  routes
    .filter(({ method, path }) => method === "GET" && `${form}/`.startsWith(path === "/" ? path : `${path}/`))
    .reduce((longest, { path }) => (path.length > longest.length ? path : longest), "/");

/** Sets the page's path; in the answer to a form, the path of the page with the form. */
export const pagePath = (routes: () => readonly Route[]): MiddlewareHandler<PanelBindings> =>
  async function findPagePath(c, next) {
    const form = c.req.method === "POST" && matchedRoutes(c).find(({ method }) => method === "POST");
    const depth = form ? segmentsOf(pageFor(form.path, routes())).length : Number.POSITIVE_INFINITY;
    const isUnknown = c.req.method === "POST" && !form;
    c.set("pagePath", isUnknown ? "/" : `/${segmentsOf(c.req.path).slice(0, depth).join("/")}`);
    await next();
  };
