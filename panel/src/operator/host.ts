import type { MiddlewareHandler } from "hono";
import type { PanelBindings } from "../context.ts";
import { notFoundPage } from "../pages/trouble.tsx";
import { findOperator } from "./identity.ts";
import { isConsole } from "./is-console.ts";

const CONSOLE = /^\/operator(\/|$)/;
const LOCAL_ENTRY = "/local/operator";
/**
 * Each host has its own pages. At the console's nothing answers before who asks is known, not even whether a page
 * exists.
 */
export const byHost = (): MiddlewareHandler<PanelBindings> =>
  async function byHost(c, next) {
    const { path } = c.req;
    if (!isConsole(c)) return CONSOLE.test(path) || path === LOCAL_ENTRY ? notFoundPage(c) : next();
    if (c.get("settings").isLocal && path === LOCAL_ENTRY) return next();
    const operator = await findOperator(c);
    if (!operator) return c.text("Forbidden", 403);
    c.set("operator", operator);
    if (path === "/") return c.redirect("/operator", 303);
    return CONSOLE.test(path) || path === "/look" ? next() : notFoundPage(c);
  };
