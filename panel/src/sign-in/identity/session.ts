import { firstFit } from "../../../../src/lib/digest.ts";
import type { Person } from "../../../../src/ports/panel.ts";
import type { PanelContext } from "../../context.ts";
import { authOf, SESSION_MS, sessionCookie } from "./auth.ts";
import { vouchForBrowser } from "./known-browser.ts";
import { sendCode } from "./mail.ts";
import { record, recordRefusedCode } from "./records.ts";

export const identityOf = (c: PanelContext, browser: string, secret: string = c.get("settings").secrets[0]) =>
  authOf({
    settings: c.get("settings"),
    secret,
    database: c.env.PANEL_DB,
    browser,
    send: (code) => sendCode(c, code),
  });

export interface SignedIn {
  readonly person: Person;
  readonly token: string;
  readonly sessionId: string;
  /** The secret that signed the session's cookie. */
  readonly secret: string;
}

/** The signed-in person; null if the cookie has no valid session. */
export const findSession = async (c: PanelContext): Promise<SignedIn | null> => {
  if (!c.req.header("Cookie")?.includes(`${sessionCookie(c.get("settings"))}=`)) return null;
  // A secret that did not sign the cookie is ruled out without a query.
  const found = await firstFit(c.get("settings").secrets, async (secret) => {
    const answer = await identityOf(c, "", secret).api.getSession({ headers: c.req.raw.headers });
    return answer ? { ...answer, secret } : undefined;
  });
  if (!found) return null;
  const { session, user, secret } = found;
  const provedAt = session.createdAt.getTime();
  if (provedAt + SESSION_MS <= c.get("clock").now()) return null;
  return {
    person: { id: user.id, email: user.email, provedAt },
    token: session.token,
    sessionId: session.id,
    secret,
  };
};

export const ending = (c: PanelContext, token: string): D1PreparedStatement =>
  c.env.PANEL_DB.prepare("DELETE FROM sessions WHERE token = ?").bind(token);

/** Sends a code, valid only in this browser. Nothing shows whether an account knows the address. */
export const askForCode = async (c: PanelContext, browser: string, email: string): Promise<void> => {
  await identityOf(c, browser).api.sendVerificationOTP({ body: { email, type: "sign-in" } });
};

/** A code that is not mailed, for the sign-in link on a developer's machine. */
export const codeFor = (c: PanelContext, browser: string, email: string): Promise<string> =>
  identityOf(c, browser).api.createVerificationOTP({ body: { email, type: "sign-in" } });

/**
 * Signs in by a code. A new session replaces the old one, so that a session somebody else may have seen is useless.
 * @returns the session's cookie; null if the code is wrong, expired, used, or another browser's
 */
export const signInBy = async (
  c: PanelContext,
  browser: string,
  { email, code }: { readonly email: string; readonly code: string },
): Promise<string | null> => {
  const before = await findSession(c);
  const answer = await identityOf(c, browser).api.signInEmailOTP({
    body: { email, otp: code },
    headers: c.req.raw.headers,
    asResponse: true,
  });
  if (!answer.ok) {
    // After the answer, so that its time does not reveal who is a member.
    c.executionCtx.waitUntil(recordRefusedCode(c, email));
    return null;
  }
  const { user } = (await answer.json()) as { readonly user: { readonly id: string } };
  const again = before?.person.id === user.id;
  await c.env.PANEL_DB.batch([
    record(c, user.id, again ? "PROVED_AGAIN" : "SIGNED_IN"),
    ...(before ? [ending(c, before.token)] : []),
  ]);
  await vouchForBrowser(c, email);
  return answer.headers.get("Set-Cookie");
};

export const signOut = async (c: PanelContext): Promise<void> => {
  const session = await findSession(c);
  if (!session) return;
  await c.env.PANEL_DB.batch([record(c, session.person.id, "SIGNED_OUT"), ending(c, session.token)]);
};
