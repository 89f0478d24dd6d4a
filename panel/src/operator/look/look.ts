import { getCookie } from "hono/cookie";
import { MINUTE_MS } from "../../../../src/lib/clock.ts";
import { fromBase64Url, sameSecret, toBase64Url } from "../../../../src/lib/digest.ts";
import type { Looking, PanelContext } from "../../context.ts";
import { forget, keep, nameOf, signed } from "../proof.ts";

const COOKIE = "look";
/** Then the reason is asked for, and noted, again. */
const LOOK_MS = 30 * MINUTE_MS;

const macOf = (c: PanelContext, value: string): Promise<string> =>
  signed(c, `look:${c.get("operator").id}:${value}`);

/** Keeps in the browser which account its operator sees, and until when. */
export const beginLook = async (c: PanelContext, account: Omit<Looking, "until">): Promise<void> => {
  const looking: Looking = { ...account, until: c.get("clock").now() + LOOK_MS };
  const value = toBase64Url(new TextEncoder().encode(JSON.stringify(looking)));
  keep(c, COOKIE, `${value}.${await macOf(c, value)}`, LOOK_MS);
};

export const endLook = (c: PanelContext): void => forget(c, COOKIE);

/** What this operator sees in this browser now; null if nothing, or no longer. */
export const lookingOf = async (c: PanelContext): Promise<Looking | null> => {
  const [value = "", digest = ""] = (getCookie(c, nameOf(c, COOKIE)) ?? "").split(".");
  if (value === "" || !(await sameSecret(digest, await macOf(c, value)))) return null;
  const looking = JSON.parse(new TextDecoder().decode(fromBase64Url(value) ?? new Uint8Array())) as Looking;
  return c.get("clock").now() < looking.until ? looking : null;
};
