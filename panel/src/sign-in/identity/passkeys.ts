import { getAuthenticatorName } from "@better-auth/passkey";
import { firstFit } from "../../../../src/lib/digest.ts";
import type { PanelContext } from "../../context.ts";
import { admitChallenge } from "./code-limits.ts";
import { endingOthers } from "./devices.ts";
import { vouchForBrowser } from "./known-browser.ts";
import { record } from "./records.ts";
import { ending, findSession, identityOf, type SignedIn } from "./session.ts";

export interface Passkey {
  readonly id: string;
  readonly name: string | null;
  readonly createdAt: number | null;
}

interface StoredPasskey extends Passkey {
  readonly aaguid: string | null;
}

export const passkeysOf = async (c: PanelContext, personId: string): Promise<Passkey[]> => {
  const statement = `SELECT id, name, aaguid, created_at AS createdAt FROM passkeys
    WHERE user_id = ? ORDER BY created_at`;
  const { results } = await c.env.PANEL_DB.prepare(statement).bind(personId).all<StoredPasskey>();
  return results.map(({ aaguid, ...one }) => ({
    ...one,
    name: one.name ?? getAuthenticatorName(aaguid) ?? null,
  }));
};

/** What the browser passes to its authenticator, and the cookie that keeps the challenge for five minutes. */
interface Challenge {
  readonly options: object;
  readonly cookie: string | null;
}

const challengeOf = async (answer: Response, changes: object): Promise<Challenge> => ({
  options: { ...((await answer.json()) as object), ...changes },
  cookie: answer.headers.get("Set-Cookie"),
});

/** @returns the challenge of a sign-in; null if too many were asked for */
export const signInChallenge = async (c: PanelContext): Promise<Challenge | null> => {
  const session = await findSession(c);
  if (!(await admitChallenge(c, session?.person.id ?? null))) return null;
  const { api } = identityOf(c, "");
  const answer = await api.generatePasskeyAuthenticationOptions({
    headers: c.req.raw.headers,
    asResponse: true,
  });
  return challengeOf(answer, { userVerification: "required" });
};

export const newPasskeyChallenge = async (c: PanelContext, { secret }: SignedIn): Promise<Challenge> => {
  const { api } = identityOf(c, "", secret);
  const answer = await api.generatePasskeyRegistrationOptions({
    headers: c.req.raw.headers,
    query: {},
    asResponse: true,
  });
  return challengeOf(answer, {});
};

type Verify = ReturnType<typeof identityOf>["api"]["verifyPasskeyAuthentication"];

type Proof = NonNullable<Parameters<Verify>[0]>["body"]["response"];

/** The authenticator's answer, unverified; the library verifies it. */
const parsed = (response: string): Proof | null => {
  try {
    const value: unknown = JSON.parse(response);
    return typeof value === "object" && value !== null ? (value as Proof) : null;
  } catch {
    return null;
  }
};

/** The owner of the passkey with this id, which the answer only claims. */
const ownerOf = async (c: PanelContext, id: unknown): Promise<string | null> =>
  typeof id === "string"
    ? ((await c.env.PANEL_DB.prepare("SELECT user_id AS personId FROM passkeys WHERE credential_id = ?")
        .bind(id)
        .first<string>("personId")) ?? null)
    : null;

const recordRefusal = async (c: PanelContext, id: unknown): Promise<null> => {
  const personId = await ownerOf(c, id);
  if (personId !== null) await record(c, personId, "PASSKEY_REFUSED").run();
  return null;
};

/**
 * Signs a person in, or lets a signed-in person prove who they are. As with a code, a new session replaces the old one.
 * @returns the session's cookie; null if the passkey is unknown, another person's, or answers another challenge
 */
export const signInByPasskey = async (c: PanelContext, response: string): Promise<string | null> => {
  const credential = parsed(response);
  if (!credential) return null;
  const before = await findSession(c);
  // Another person's passkey proves nothing about the person who is signed in.
  if (before && (await ownerOf(c, credential.id)) !== before.person.id)
    return recordRefusal(c, credential.id);
  // With a secret that did not sign the challenge's cookie, this fails without a query.
  const answer = await firstFit(c.get("settings").secrets, async (secret) => {
    const asked = { body: { response: credential }, headers: c.req.raw.headers, asResponse: true } as const;
    const one = await identityOf(c, "", secret).api.verifyPasskeyAuthentication(asked);
    return one.ok ? one : undefined;
  });
  if (!answer) return recordRefusal(c, credential.id);
  const { user } = (await answer.json()) as {
    readonly user: { readonly id: string; readonly email: string };
  };
  await c.env.PANEL_DB.batch([
    record(c, user.id, before ? "PROVED_AGAIN" : "SIGNED_IN"),
    ...(before ? [ending(c, before.token)] : []),
  ]);
  await vouchForBrowser(c, user.email);
  return answer.headers.getSetCookie().find((line) => !line.includes("-passkey=")) ?? null;
};

const MAX_NAME_CHARS = 60;

/** Adds a passkey for the signed-in person, and ends their other sessions. */
export const addPasskey = async (
  c: PanelContext,
  { person, token, secret }: SignedIn,
  { response, name }: { readonly response: string; readonly name: string },
): Promise<boolean> => {
  const credential = parsed(response);
  if (!credential) return false;
  const { api } = identityOf(c, "", secret);
  const body = { response: credential, ...(name !== "" && { name: name.slice(0, MAX_NAME_CHARS) }) };
  const answer = await api.verifyPasskeyRegistration({
    body,
    headers: c.req.raw.headers,
    asResponse: true,
  });
  if (!answer.ok) return false;
  await c.env.PANEL_DB.batch([record(c, person.id, "PASSKEY_ADDED"), endingOthers(c, person.id, token)]);
  return true;
};

/** Removes a passkey of the person's own, and ends their other sessions. */
export const removePasskey = async (
  c: PanelContext,
  { person, token }: SignedIn,
  id: string,
): Promise<void> => {
  const [removed] = await c.env.PANEL_DB.batch([
    c.env.PANEL_DB.prepare("DELETE FROM passkeys WHERE id = ? AND user_id = ?").bind(id, person.id),
    endingOthers(c, person.id, token),
  ]);
  if (removed?.meta.changes) await record(c, person.id, "PASSKEY_REMOVED").run();
};
