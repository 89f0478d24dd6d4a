import { DAY_MS } from "../../../../src/lib/clock.ts";
import { firstFit, mac, sameSecret } from "../../../../src/lib/digest.ts";
import type { PanelContext } from "../../context.ts";

const MAC_BYTES = 16;

const tagOf = async (secret: string, day: number, email: string): Promise<string> =>
  (await mac(secret, `mailbox:${day}:${email}`, MAC_BYTES)).toHex();

const today = (c: PanelContext): number => Math.floor(c.get("clock").now() / DAY_MS);

/**
 * The link in every mail with a code. Only the mailbox's owner reads it, so it still gets them codes once strangers
 * have used up the address's limit. It signs nobody in, so a mail scanner may open it.
 */
export const mailboxLink = async (c: PanelContext, email: string): Promise<string> => {
  const { url, secrets } = c.get("settings");
  return `${new URL("/signin", url)}?mail=${today(c)}.${await tagOf(secrets[0], today(c), email)}`;
};

/** Whether a link is from a mail to this address, of today or yesterday. */
export const isOfMailbox = async (c: PanelContext, email: string, link: string): Promise<boolean> => {
  const [day = "", tag = ""] = link.split(".");
  const age = today(c) - Number(day);
  if (age !== 0 && age !== 1) return false;
  const found = await firstFit(c.get("settings").secrets, async (secret) =>
    (await sameSecret(tag, await tagOf(secret, Number(day), email))) ? true : undefined,
  );
  return found === true;
};
