import { getCookie } from "hono/cookie";
import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from "jose";
import { SECOND_MS } from "../../../src/lib/clock.ts";
import { mac, sameSecret } from "../../../src/lib/digest.ts";
import { foldEmail } from "../../../src/lib/email.ts";
import { encodeBase32, ID_PREFIXES } from "../../../src/lib/id.ts";
import { failureOf, logger } from "../../../src/lib/logger.ts";
import type { Operator, PanelContext } from "../context.ts";
import type { OperatorSettings } from "../operator-settings.ts";
import { isIdle, provedAt } from "./proof.ts";

const CLOCK_SECONDS = 60;
const ID_BYTES = 10;
const LOCAL_BYTES = 20;

/** An operator's id: the same for the same e-mail address, and not derived from a secret that may change. */
const operatorId = async ({ audience }: OperatorSettings, email: string): Promise<string> =>
  ID_PREFIXES.operator + encodeBase32(await mac(audience || "local", `operator:${email}`, ID_BYTES));

const keysOf = new Map<string, JWTVerifyGetKey>();

/** The team's signing keys, fetched when they are first needed and again as they change. */
const keysAt = (team: string): JWTVerifyGetKey => {
  const known = keysOf.get(team) ?? createRemoteJWKSet(new URL(`${team}/cdn-cgi/access/certs`));
  keysOf.set(team, known);
  return known;
};

interface Entered {
  readonly email: string;
  /** When the token was issued, in milliseconds. */
  readonly since: number;
}

/** @returns the person whom a token of Access names; null unless it is valid here and now */
const enteredByAccess = async (
  c: PanelContext,
  { team, audience }: OperatorSettings,
): Promise<Entered | null> => {
  const token = c.req.header("Cf-Access-Jwt-Assertion");
  if (!token) return null;
  try {
    const { payload } = await jwtVerify(token, keysAt(team), {
      issuer: team,
      audience,
      algorithms: ["RS256"],
      clockTolerance: CLOCK_SECONDS,
      requiredClaims: ["exp", "iat", "email"],
      currentDate: new Date(c.get("clock").now()),
    });
    const { email, iat = 0 } = payload;
    return typeof email === "string" ? { email: foldEmail(email), since: iat * SECOND_MS } : null;
  } catch (error) {
    const code = error instanceof errors.JOSEError ? error.code : failureOf(error);
    logger.warn("access refused", { requestId: c.get("requestId"), code });
    return null;
  }
};

export const LOCAL_COOKIE = "operator";

/** The key in the link that replaces Access on a developer's machine. */
export const localKey = async (secret: string, email: string): Promise<string> =>
  (await mac(secret, `enter-operator:${email}`, LOCAL_BYTES)).toHex();

const enteredByLink = async (c: PanelContext): Promise<Entered | null> => {
  const [key = "", email = ""] = (getCookie(c, LOCAL_COOKIE) ?? "").split(" ");
  const isRight = await sameSecret(key, await localKey(c.get("settings").secrets[0], email));
  // The link counts as a token issued just now.
  return isRight ? { email, since: c.get("clock").now() } : null;
};

/** The operator who makes the request; null if the caller is none. */
export const findOperator = async (
  c: PanelContext,
): Promise<{ readonly operator: Operator; readonly isIdle: boolean } | null> => {
  const { operator, isLocal } = c.get("settings");
  if (!operator) return null;
  const entered = await (isLocal ? enteredByLink(c) : enteredByAccess(c, operator));
  const roles = entered ? operator.roles.get(entered.email) : undefined;
  if (!entered || !roles) return null;
  const { email, since } = entered;
  const id = await operatorId(operator, email);
  return {
    operator: { id, email, roles, provedAt: await provedAt(c, id) },
    isIdle: await isIdle(c, id, since),
  };
};

/** The operators' e-mail addresses by id: audit rows have only ids. */
export const namesOfOperators = async (c: PanelContext): Promise<ReadonlyMap<string, string>> => {
  const { operator } = c.get("settings");
  if (!operator) return new Map();
  const emails = [...operator.roles.keys()];
  return new Map(
    await Promise.all(emails.map(async (email) => [await operatorId(operator, email), email] as const)),
  );
};
