import type { PanelContext } from "../context.ts";

export const signInPath = (next: string): string => `/signin?next=${encodeURIComponent(next)}`;

/** Redirects to the sign-in page, and from there back to the requested page. */
export const toSignIn = (c: PanelContext): Response =>
  c.redirect(c.req.path === "/" ? "/signin" : signInPath(c.get("pagePath")), 303);

/** Where a person proves again who they are, before going on. */
export const provePath = (next: string): string => `/prove?next=${encodeURIComponent(next)}`;
