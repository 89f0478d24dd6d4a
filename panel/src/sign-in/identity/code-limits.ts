import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../../../src/lib/clock.ts";
import { sha256Hex } from "../../../../src/lib/digest.ts";
import { callerNetworkOf } from "../../../../src/lib/ip.ts";
import { addressOf, type PanelContext } from "../../context.ts";
import { admit, cutTo, type Limit, networkLimits } from "../rate-limits.ts";
import { knownBrowser } from "./known-browser.ts";
import { isOfMailbox } from "./mailbox.ts";

const SHORT_MS = 15 * MINUTE_MS;

/** A short and a daily limit under one name. */
const limitsOf = (name: string, short: number, day: number): readonly Limit[] => [
  { name, limit: short, withinMs: SHORT_MS },
  { name, limit: day, withinMs: DAY_MS },
];

/** Codes and challenges live for minutes: people never wait for as many as this at once. */
const MAX_WAITING = 500_000;

const admitted = async (c: PanelContext, limits: readonly Limit[]): Promise<number | null> => {
  await cutTo(c.env.PANEL_DB, "verifications", MAX_WAITING).run();
  return admit(c.env.PANEL_DB, limits, c.get("clock").now());
};

/** Counts against limits of the person's own: nobody else's requests count. */
export const admitOwnCode = (c: PanelContext, who: string): Promise<number | null> =>
  admitted(c, limitsOf(`code:own:${who}`, 10, 60));

/**
 * Counts a request for a code, for unknown addresses too: nothing here depends on who is a member. A browser in which
 * the person has signed in before, or that comes from a mail to the address, has limits of its own, which no stranger
 * can use up.
 * @param mail the token in the mail's link; empty without one
 * @returns when the next may be asked for, if there were too many; null if this one may be sent
 */
export const admitCode = async (c: PanelContext, email: string, mail: string): Promise<number | null> => {
  const name = `code:${await sha256Hex(email)}`;
  const browser = await knownBrowser(c, email);
  if (browser !== null) return admitOwnCode(c, `${name}:${browser}`);
  if (mail !== "" && (await isOfMailbox(c, email, mail))) return admitOwnCode(c, `${name}:mail`);
  const address = addressOf(c);
  return admitted(c, [
    ...limitsOf(`${name}:${callerNetworkOf(address)}`, 3, 10),
    ...limitsOf(name, 10, 30),
    ...networkLimits("code", { address, limit: 20 }),
  ]);
};

const CHALLENGES = 120;

/**
 * Counts a request for a passkey's challenge.
 * @param personId the signed-in person's id; null if nobody is signed in
 * @returns whether it is admitted
 */
export const admitChallenge = async (c: PanelContext, personId: string | null): Promise<boolean> => {
  const own = personId ?? (await knownBrowser(c));
  const limits =
    own === null
      ? networkLimits("challenge", { address: addressOf(c), limit: CHALLENGES })
      : [{ name: `challenge:own:${own}`, limit: CHALLENGES, withinMs: HOUR_MS }];
  return (await admitted(c, limits)) === null;
};
