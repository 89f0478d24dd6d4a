import { getCookie, setCookie } from "hono/cookie";
import { DAY_MS, SECOND_MS } from "../../../../src/lib/clock.ts";
import { firstFit, mac, sameSecret } from "../../../../src/lib/digest.ts";
import type { PanelContext } from "../../context.ts";
import { sessionCookie } from "./auth.ts";
import { newBrowser } from "./random-browser.ts";

/** As long as browsers keep a cookie (RFC 6265bis). */
const KEPT_MS = 400 * DAY_MS;
const MAC_BYTES = 16;
/** How many people may share a browser. */
const MAX_PEOPLE = 5;

const nameOf = (c: PanelContext): string => `${sessionCookie(c.get("settings"))}-known`;

const tagOf = async (secret: string, id: string, email: string): Promise<string> =>
  (await mac(secret, `known-browser:${id}:${email}`, MAC_BYTES)).toHex();

/** Stands for whoever has signed in: the tag of the browser itself. */
const ANYBODY = "";

interface KnownTags {
  readonly id: string;
  /** The first is the browser's own, then one for each person, the latest first. */
  readonly tags: readonly string[];
}

const tagsIn = (c: PanelContext): KnownTags => {
  const [id = "", ...tags] = (getCookie(c, nameOf(c)) ?? "").split(".");
  return { id, tags: tags.slice(0, MAX_PEOPLE + 1) };
};

/**
 * This browser's id if the person has signed in here before, or, without an e-mail address, if anybody has; else null.
 * Limits counted under the id are not used up by what strangers request elsewhere.
 */
export const knownBrowser = async (c: PanelContext, email = ANYBODY): Promise<string | null> => {
  const { id, tags } = tagsIn(c);
  const found = await firstFit(c.get("settings").secrets, async (secret) => {
    const right = await tagOf(secret, id, email);
    for (const tag of tags) if (await sameSecret(tag, right)) return id;
    return undefined;
  });
  return found ?? null;
};

/** Marks the browser as known, once a person has signed in. */
export const vouchForBrowser = async (c: PanelContext, email: string): Promise<void> => {
  const [secret] = c.get("settings").secrets;
  const isKnown = (await knownBrowser(c)) !== null;
  const before = tagsIn(c);
  const id = isKnown ? before.id : newBrowser();
  const tag = await tagOf(secret, id, email);
  const others = isKnown ? before.tags.slice(1).filter((one) => one !== tag) : [];
  const tags = [await tagOf(secret, id, ANYBODY), tag, ...others].slice(0, MAX_PEOPLE + 1);
  setCookie(c, nameOf(c), [id, ...tags].join("."), {
    path: "/",
    httpOnly: true,
    sameSite: "Lax",
    secure: c.get("settings").url.startsWith("https:"),
    maxAge: KEPT_MS / SECOND_MS,
  });
};
