import { passkey } from "@better-auth/passkey";
import { APIError, betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { emailOTP } from "better-auth/plugins";
import { drizzle } from "drizzle-orm/d1";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "../../../../src/lib/clock.ts";
import { sha256Hex } from "../../../../src/lib/digest.ts";
import { newId } from "../../../../src/lib/id.ts";
import type { PanelSettings } from "../../settings.ts";
import { identities, passkeys, people, sessions, verifications } from "./tables.ts";

export const CODE_MS = 10 * MINUTE_MS;
export const SESSION_MS = 30 * DAY_MS;
export const CODE_DIGITS = 8;
export const IDLE_MS = 12 * HOUR_MS;
const RENEW_MS = 10 * MINUTE_MS;
export const TRIES = 5;

const seconds = (ms: number): number => ms / SECOND_MS;

/** Browsers keep no `__Host-` cookie over plain http, which only a developer's machine uses. */
export const sessionCookie = ({ url }: PanelSettings): string =>
  url.startsWith("https:") ? "__Host-panel" : "panel";

/** The library accepts a passkey that only proves presence; this requires that it verified the person. */
const requireVerified = (isVerified: boolean | undefined): void => {
  if (!isVerified) throw new APIError("UNAUTHORIZED");
};

interface AuthParts {
  readonly settings: PanelSettings;
  /** Signs and verifies the session's cookie. */
  readonly secret: string;
  readonly database: D1Database;
  /** 128 random bits of the browser that asks for a code or enters it: a code works only in the browser that asked. */
  readonly browser: string;
  /** Sends a code. */
  send(code: { readonly email: string; readonly otp: string }): Promise<void>;
}

/** Created for each request, because a D1 handle belongs to one request. */
export const authOf = ({ settings, secret, database, browser, send }: AuthParts) =>
  betterAuth({
    secret,
    baseURL: settings.url,
    telemetry: { enabled: false },
    logger: { disabled: true },
    database: drizzleAdapter(drizzle(database), {
      provider: "sqlite",
      schema: {
        user: people,
        session: sessions,
        account: identities,
        verification: verifications,
        passkey: passkeys,
      },
    }),
    // Each browser that asks has a code of its own: no stranger can replace it or use up its tries.
    verification: { storeIdentifier: { hash: (identifier) => sha256Hex(`${browser}:${identifier}`) } },
    session: { expiresIn: seconds(IDLE_MS), updateAge: seconds(RENEW_MS) },
    advanced: {
      useSecureCookies: false,
      cookies: {
        session_token: {
          name: sessionCookie(settings),
          attributes: { secure: settings.url.startsWith("https:"), maxAge: seconds(SESSION_MS) },
        },
        passkey: {
          name: `${sessionCookie(settings)}-passkey`,
          attributes: { secure: settings.url.startsWith("https:") },
        },
      },
      ipAddress: { ipAddressHeaders: ["cf-connecting-ip"] },
      database: {
        generateId: ({ model }) => (model === "user" ? newId("person") : crypto.randomUUID()),
      },
    },
    plugins: [
      emailOTP({
        otpLength: CODE_DIGITS,
        expiresIn: seconds(CODE_MS),
        allowedAttempts: TRIES,
        storeOTP: {
          hash: (code) => sha256Hex(`${browser}:${code}`),
        },
        sendVerificationOTP: send,
      }),
      passkey({
        rpID: new URL(settings.url).hostname,
        rpName: "Painel de integração",
        origin: settings.url,
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
        registration: {
          afterVerification: async ({ verification: { registrationInfo } }) =>
            requireVerified(registrationInfo?.userVerified),
        },
        authentication: {
          afterVerification: async ({ verification: { authenticationInfo } }) =>
            requireVerified(authenticationInfo.userVerified),
        },
        advanced: { webAuthnChallengeCookie: "passkey" },
      }),
    ],
  });
