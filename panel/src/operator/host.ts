import type { MiddlewareHandler } from "hono";
import { Unanswered } from "../api/client.ts";
import type { PanelBindings, PanelContext } from "../context.ts";
import { isConsole } from "../is-console.ts";
import { notFoundPage } from "../trouble/page.tsx";
import { findOperator } from "./identity.ts";
import { lookingOf } from "./look/look.ts";
import { operatorShell } from "./navigation.tsx";

const CONSOLE = /^\/operator(\/|$)/;
/** Open to an operator whose console was idle for too long, before they enter a code. */
const OPEN_WHEN_IDLE = /^\/operator\/prove(\/|$)|^\/look$/;
/** A page of an account at the dashboard. */
const ACCOUNT = /^\/a\/([\w-]+)(?:\/|$)/;
const LOCAL_ENTRY = "/local/operator";
/** @returns whether the caller is on the list of operators. @throws Unanswered if the console was idle too long */
const signInOperator = async (c: PanelContext): Promise<boolean> => {
  const found = await findOperator(c);
  if (!found) return false;
  c.set("operator", found.operator);
  c.set("shell", operatorShell);
  if (found.isIdle && !OPEN_WHEN_IDLE.test(c.req.path)) throw new Unanswered({ kind: "prove_again" });
  return true;
};

/** Lets through a page of the account that the operator is viewing; any other account's asks for the reason first. */
const enterLook = async (c: PanelContext): Promise<Response | null> => {
  const [, accountId] = ACCOUNT.exec(c.req.path) ?? [];
  if (accountId === undefined) return null;
  const looking = await lookingOf(c);
  if (looking?.accountId !== accountId) return c.redirect(`/operator/accounts/${accountId}/look`, 303);
  c.set("looking", looking);
  return null;
};

/**
 * Each host has its own pages. At the console's host nothing, not even whether a page exists, is answered before the
 * caller is known.
 */
export const byHost = (): MiddlewareHandler<PanelBindings> =>
  async function byHost(c, next) {
    const { path } = c.req;
    if (!isConsole(c)) return CONSOLE.test(path) || path === LOCAL_ENTRY ? notFoundPage(c) : next();
    if (c.get("settings").isLocal && path === LOCAL_ENTRY) return next();
    if (!(await signInOperator(c))) return c.text("Forbidden", 403);
    if (path === "/") return c.redirect("/operator", 303);
    const asked = await enterLook(c);
    if (asked) return asked;
    return c.get("looking") || CONSOLE.test(path) || path === "/look" ? next() : notFoundPage(c);
  };
