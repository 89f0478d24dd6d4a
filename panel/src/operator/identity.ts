import { getCookie } from "hono/cookie";
import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from "jose";
import { encodeBase32 } from "../../../src/lib/base32.ts";
import { mac, sameSecret } from "../../../src/lib/digest.ts";
import { foldEmail } from "../../../src/lib/email.ts";
import { ID_PREFIXES } from "../../../src/lib/id.ts";
import { failureOf, logger } from "../../../src/lib/logger.ts";
import type { Operator, PanelContext } from "../context.ts";
import { provedAt } from "./proof.ts";
import type { OperatorSettings } from "./settings.ts";

const ASSERTION = "Cf-Access-Jwt-Assertion";
const CLOCK_SECONDS = 60;
const ID_BYTES = 10;
const LOCAL_BYTES = 20;

/** The same for the same address, also when secrets change: the application of Access stays. */
export const operatorId = async ({ audience }: OperatorSettings, email: string): Promise<string> =>
  ID_PREFIXES.operator + encodeBase32(await mac(audience || "local", `operator:${email}`, ID_BYTES));

const keysOf = new Map<string, JWTVerifyGetKey>();

/** The team's signing keys, fetched when they are first needed and again as they change. */
const keysAt = (team: string): JWTVerifyGetKey => {
  const known = keysOf.get(team) ?? createRemoteJWKSet(new URL(`${team}/cdn-cgi/access/certs`));
  keysOf.set(team, known);
  return known;
};

/** @returns the address in a token of Access; null unless it is good here and now */
const emailByAccess = async (
  c: PanelContext,
  { team, audience }: OperatorSettings,
): Promise<string | null> => {
  const token = c.req.header(ASSERTION);
  if (!token) return null;
  try {
    const { payload } = await jwtVerify(token, keysAt(team), {
      ...{ issuer: team, audience, algorithms: ["RS256"], clockTolerance: CLOCK_SECONDS },
      requiredClaims: ["exp", "iat", "email"],
      currentDate: new Date(c.get("clock").now()),
    });
    return typeof payload.email === "string" ? foldEmail(payload.email) : null;
  } catch (error) {
    const code = error instanceof errors.JOSEError ? error.code : failureOf(error);
    logger.warn("access refused", { requestId: c.get("requestId"), code });
    return null;
  }
};

export const LOCAL_COOKIE = "operator";

/** What stands for Access on a developer's machine. */
export const localKey = async (secret: string, email: string): Promise<string> =>
  (await mac(secret, `enter-operator:${email}`, LOCAL_BYTES)).toHex();

const emailByLink = async (c: PanelContext): Promise<string | null> => {
  const [key = "", email = ""] = (getCookie(c, LOCAL_COOKIE) ?? "").split(" ");
  return (await sameSecret(key, await localKey(c.get("settings").secrets[0], email))) ? email : null;
};

/** Who acts at the console, checked at each request; null for everybody else. */
export const findOperator = async (c: PanelContext): Promise<Operator | null> => {
  const { operator, isLocal } = c.get("settings");
  if (!operator) return null;
  const email = isLocal ? await emailByLink(c) : await emailByAccess(c, operator);
  const roles = email === null ? undefined : operator.roles.get(email);
  if (email === null || !roles) return null;
  const id = await operatorId(operator, email);
  return { id, email, roles, provedAt: await provedAt(c, id) };
};

/** Names of those who act at the console, by their ids: audit rows have ids alone. */
export const namesOfOperators = async (c: PanelContext): Promise<ReadonlyMap<string, string>> => {
  const { operator } = c.get("settings");
  if (!operator) return new Map();
  const emails = [...operator.roles.keys()];
  return new Map(
    await Promise.all(emails.map(async (email) => [await operatorId(operator, email), email] as const)),
  );
};
