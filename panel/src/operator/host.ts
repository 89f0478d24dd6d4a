import type { MiddlewareHandler } from "hono";
import { Unanswered } from "../api/client.ts";
import type { PanelBindings, PanelContext } from "../context.ts";
import { isConsole } from "../is-console.ts";
import { notFoundPage } from "../trouble/page.tsx";
import { findOperator } from "./identity.ts";
import { lookingOf } from "./look/look.ts";
import { operatorShell } from "./navigation.tsx";

const CONSOLE = /^\/operator(\/|$)/;
/** Shown to an operator who returns after a while, before a code. */
const FOR_THE_IDLE = /^\/operator\/prove(\/|$)|^\/look$/;
/** A page of the dashboard. */
const ACCOUNT = /^\/a\/([\w-]+)(?:\/|$)/;
const LOCAL_ENTRY = "/local/operator";
/** @returns whether it is somebody on the list. @throws Unanswered for an operator who returns after a while */
const signInOperator = async (c: PanelContext): Promise<boolean> => {
  const found = await findOperator(c);
  if (!found) return false;
  c.set("operator", found.operator);
  c.set("shell", operatorShell);
  if (found.isIdle && !FOR_THE_IDLE.test(c.req.path)) throw new Unanswered({ kind: "prove_again" });
  return true;
};

/** A page of an account, of one that who acts sees now; where the reason is asked for, of any other. */
const toLook = async (c: PanelContext): Promise<Response | null> => {
  const [, accountId] = ACCOUNT.exec(c.req.path) ?? [];
  if (accountId === undefined) return null;
  const looking = await lookingOf(c);
  if (looking?.accountId !== accountId) return c.redirect(`/operator/accounts/${accountId}/look`, 303);
  c.set("looking", looking);
  return null;
};

/**
 * Each host has its own pages. At the console's nothing answers before the caller is known, not even whether a page
 * exists.
 */
export const byHost = (): MiddlewareHandler<PanelBindings> =>
  async function byHost(c, next) {
    const { path } = c.req;
    if (!isConsole(c)) return CONSOLE.test(path) || path === LOCAL_ENTRY ? notFoundPage(c) : next();
    if (c.get("settings").isLocal && path === LOCAL_ENTRY) return next();
    if (!(await signInOperator(c))) return c.text("Forbidden", 403);
    if (path === "/") return c.redirect("/operator", 303);
    const asked = await toLook(c);
    if (asked) return asked;
    return c.get("looking") || CONSOLE.test(path) || path === "/look" ? next() : notFoundPage(c);
  };
