import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { MINUTE_MS, SECOND_MS } from "../../../src/lib/clock.ts";
import { mac, sameSecret } from "../../../src/lib/digest.ts";
import { PROOF_MS } from "../../../src/ports/panel.ts";
import { isPoll, type PanelContext } from "../context.ts";
import { authOf } from "../sign-in/identity/auth.ts";
import { admitOwnCode } from "../sign-in/identity/code-limits.ts";
import { sendCodeTo } from "../sign-in/identity/mail.ts";
import { newBrowser } from "../sign-in/identity/random-browser.ts";
import { record } from "../sign-in/identity/records.ts";

const MAC_BYTES = 20;

/** The signature of a cookie of the console. */
export const signatureOf = async (c: PanelContext, text: string): Promise<string> =>
  (await mac(c.get("settings").secrets[0], `operator-${text}`, MAC_BYTES)).toHex();

const isSecure = (c: PanelContext): boolean => c.get("settings").operator?.url.startsWith("https:") ?? true;

export const cookieName = (c: PanelContext, name: string): string => (isSecure(c) ? `__Host-${name}` : name);

export const keepCookie = (c: PanelContext, name: string, value: string, forMs = PROOF_MS): void =>
  setCookie(c, cookieName(c, name), value, {
    path: "/",
    secure: isSecure(c),
    httpOnly: true,
    sameSite: "Strict",
    maxAge: forMs / SECOND_MS,
  });

export const dropCookie = (c: PanelContext, name: string): void => {
  deleteCookie(c, cookieName(c, name), { path: "/", secure: isSecure(c) });
};

/** What a signed time in this browser records: the last proof, or the last use. */
type SignedTime = "proof" | "used";

const macOf = (c: PanelContext, kind: SignedTime, id: string, at: number): Promise<string> =>
  signatureOf(c, `${kind}:${id}:${at}`);

/** The time recorded for the person in this browser; 0 if there is none. */
const timeOf = async (c: PanelContext, kind: SignedTime, id: string): Promise<number> => {
  const [at = "", digest = ""] = (getCookie(c, cookieName(c, kind)) ?? "").split(".");
  const time = Number(at);
  return Number.isSafeInteger(time) && (await sameSecret(digest, await macOf(c, kind, id, time))) ? time : 0;
};

const keepTime = async (c: PanelContext, kind: SignedTime, id: string, forMs: number): Promise<void> => {
  const now = c.get("clock").now();
  keepCookie(c, kind, `${now}.${await macOf(c, kind, id, now)}`, forMs);
};

/** When a person last proved who they are in this browser; 0 if never. */
export const provedAt = (c: PanelContext, id: string): Promise<number> => timeOf(c, "proof", id);

/** How long nobody may use the console before a proof is due (rules 36.11). */
const IDLE_MS = 30 * MINUTE_MS;

/**
 * Whether nobody has used the console in this browser for too long. A browser without a recorded use counts from when
 * its token of Access was issued. Requests that a page makes by itself do not count as use.
 * @param since when the token was issued
 */
export const isIdle = async (c: PanelContext, id: string, since: number): Promise<boolean> => {
  const now = c.get("clock").now();
  const used = await timeOf(c, "used", id);
  if (now - Math.max(used, since, await provedAt(c, id)) > IDLE_MS) return true;
  if (!isPoll(c) && now - used > MINUTE_MS) await keepTime(c, "used", id, IDLE_MS);
  return false;
};

const identityOf = (c: PanelContext, browser: string) => {
  const { settings } = c.var;
  const { url } = settings.operator!;
  return authOf({
    settings,
    secret: settings.secrets[0],
    database: c.env.PANEL_DB,
    browser: `operator:${browser}`,
    send: async (code) => c.executionCtx.waitUntil(sendCodeTo(c, new URL(url).host, code)),
  });
};

/**
 * Mails the person a code, valid only in this browser.
 * @returns when the next may be asked for, if there were too many
 */
export const sendProofCode = async (c: PanelContext): Promise<number | null> => {
  const { email } = c.get("operator");
  const until = await admitOwnCode(c, c.get("operator").id);
  if (until !== null) return until;
  const browser = newBrowser();
  keepCookie(c, "asked", browser);
  await identityOf(c, browser).api.sendVerificationOTP({ body: { email, type: "sign-in" } });
  return null;
};

/** Checks the code and records the proof. The session that it opened at the dashboard is deleted at once. */
export const prove = async (c: PanelContext, code: string): Promise<boolean> => {
  const { id, email } = c.get("operator");
  const browser = getCookie(c, cookieName(c, "asked"));
  if (!browser) return false;
  const answer = await identityOf(c, browser).api.signInEmailOTP({
    body: { email, otp: code },
    headers: new Headers(),
    asResponse: true,
  });
  if (!answer.ok) return false;
  const { token } = (await answer.json()) as { readonly token: string };
  await c.env.PANEL_DB.batch([
    c.env.PANEL_DB.prepare("DELETE FROM sessions WHERE token = ?").bind(token),
    record(c, id, "PROVED_AGAIN"),
  ]);
  await keepTime(c, "proof", id, PROOF_MS);
  dropCookie(c, "asked");
  return true;
};
