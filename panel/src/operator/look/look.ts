import { getCookie } from "hono/cookie";
import { MINUTE_MS } from "../../../../src/lib/clock.ts";
import { fromBase64Url, sameSecret, toBase64Url } from "../../../../src/lib/digest.ts";
import type { Looking, PanelContext } from "../../context.ts";
import { cookieName, dropCookie, keepCookie, signatureOf } from "../proof.ts";

const COOKIE = "look";
/** How long a look lasts; a new one asks for, and records, the reason again. */
const LOOK_MS = 30 * MINUTE_MS;

const macOf = (c: PanelContext, value: string): Promise<string> =>
  signatureOf(c, `look:${c.get("operator").id}:${value}`);

/** Stores in a signed cookie which account the operator is viewing, and until when. */
export const beginLook = async (c: PanelContext, account: Omit<Looking, "until">): Promise<void> => {
  const looking: Looking = { ...account, until: c.get("clock").now() + LOOK_MS };
  const value = toBase64Url(new TextEncoder().encode(JSON.stringify(looking)));
  keepCookie(c, COOKIE, `${value}.${await macOf(c, value)}`, LOOK_MS);
};

export const endLook = (c: PanelContext): void => dropCookie(c, COOKIE);

/** The account that this operator is viewing in this browser; null if none, or no longer. */
export const lookingOf = async (c: PanelContext): Promise<Looking | null> => {
  const [value = "", digest = ""] = (getCookie(c, cookieName(c, COOKIE)) ?? "").split(".");
  if (value === "" || !(await sameSecret(digest, await macOf(c, value)))) return null;
  const looking = JSON.parse(new TextDecoder().decode(fromBase64Url(value) ?? new Uint8Array())) as Looking;
  return c.get("clock").now() < looking.until ? looking : null;
};
