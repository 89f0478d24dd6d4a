import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import { vi } from "vitest";
import type { OperatorRole } from "../../src/vocabulary/operator-roles.ts";
import { aBrowser, type Browser, mailedCode, panelEnv } from "./browser.ts";

export const CONSOLE_URL = "https://operador.example.com";
export const AUDIENCE = "ab".repeat(32);

interface Team {
  readonly url: string;
  sign(claims?: JWTPayload, header?: Readonly<Record<string, string>>): Promise<string>;
}

const KID = "one";
let teams = 0;

/** Reused, because making a signing key takes half a second. */
const pairs = new Map<string, Promise<CryptoKeyPair>>();

export const pairOf = (name: string): Promise<CryptoKeyPair> => {
  const pair = pairs.get(name) ?? generateKeyPair("RS256", { extractable: true });
  pairs.set(name, pair);
  return pair;
};

/** A Cloudflare Access team whose certs endpoint answers. */
export const aTeam = async (): Promise<Team> => {
  teams += 1;
  const url = `https://team-${teams}.cloudflareaccess.com`;
  const { publicKey, privateKey } = await pairOf("team");
  const keys = [{ ...(await exportJWK(publicKey)), kid: KID, alg: "RS256", use: "sig" }];
  const known = vi.mocked(globalThis.fetch);
  const before = vi.isMockFunction(globalThis.fetch) ? known.getMockImplementation() : undefined;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) =>
    String(input) === `${url}/cdn-cgi/access/certs`
      ? Response.json({ keys })
      : (before?.(input as RequestInfo, init) ?? new Response(null, { status: 502 })),
  );
  return {
    url,
    sign: (claims = {}, header = {}) => {
      const now = Math.floor(Date.now() / 1_000);
      const usual = { iss: url, aud: [AUDIENCE], iat: now, exp: now + 3_600 };
      return new SignJWT({ ...usual, ...claims })
        .setProtectedHeader({ alg: "RS256", kid: KID, ...header })
        .sign(privateKey);
    },
  };
};

export const consoleEnv = (team: string, operators: string) =>
  panelEnv({
    ENVIRONMENT: "production",
    PANEL_URL: "https://painel.example.com",
    API_URL: "https://api.example.com",
    OPERATOR_URL: CONSOLE_URL,
    ACCESS_TEAM: team,
    ACCESS_AUDIENCE: AUDIENCE,
    OPERATORS: operators,
  });

let people = 0;

/** A browser in which a member of the staff has passed Access. */
export const anOperator = async (...roles: OperatorRole[]): Promise<Browser & { readonly email: string }> => {
  people += 1;
  const email = `staff-${people}@example.com`;
  const team = await aTeam();
  const browser = aBrowser();
  browser.origin = CONSOLE_URL;
  browser.env = consoleEnv(team.url, `${email} ${roles.join(" ")}`);
  browser.headers["Cf-Access-Jwt-Assertion"] = await team.sign({ email });
  return Object.assign(browser, { email });
};

/** An operator who has just proved who they are by a code. */
export const aProvedOperator = async (...roles: OperatorRole[]) => {
  const operator = await anOperator(...roles);
  await proveIdentity(operator);
  return operator;
};

const sent = vi.fn<(mail: { to: string; text: string }) => Promise<void>>(async () => undefined);

export const proveIdentity = async (operator: Browser & { readonly email: string }): Promise<void> => {
  operator.env = { ...operator.env, EMAIL: { send: sent } as unknown as SendEmail };
  await operator.post("/operator/prove", { next: "/operator" });
  const mail = sent.mock.calls.map(([one]) => one).findLast(({ to }) => to === operator.email);
  const code = /^\d{8}/.exec(mail?.text ?? "")?.[0] ?? (await mailedCode(operator.email)) ?? "";
  const { to, text } = await operator.post("/operator/prove/code", { code, next: "/operator" });
  if (to !== "/operator") throw new Error(`Not proved: ${text}`);
};
