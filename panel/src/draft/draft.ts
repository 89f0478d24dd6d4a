import { getCookie, setCookie } from "hono/cookie";
import { HOUR_MS, MINUTE_MS, SECOND_MS } from "../../../src/lib/clock.ts";
import { fromBase64Url, toBase64Url } from "../../../src/lib/digest.ts";
import { randomBytes } from "../../../src/lib/id.ts";
import { addressOf, ownPath, type PanelContext } from "../context.ts";
import { knownBrowser } from "../sign-in/identity/known-browser.ts";
import { admit, cutTo, type Limit, networkLimits } from "../sign-in/rate-limits.ts";

/** Long enough to find a code in one's mail. */
const KEPT_MS = 30 * MINUTE_MS;
const KEY_BYTES = 32;
const ID_BYTES = 16;
const IV_BYTES = 12;
/** Forms an hour from one person, one browser in which somebody has signed in, or one stranger's network. */
const MAX_OF_ONE = 60;
/** For all members, and the same for all strangers; beyond it the oldest are deleted. */
const MAX_ROWS = 20_000;

/** A form as it was sent. */
export interface Draft {
  /** The address it was sent to. */
  readonly to: string;
  /** The page that contained it. */
  readonly page: string;
  readonly fields: readonly (readonly [name: string, value: string])[];
}

const cookieName = (c: PanelContext): string =>
  c.get("settings").url.startsWith("https:") ? "__Host-draft" : "draft";

const keyFrom = (bytes: Uint8Array): Promise<CryptoKey> =>
  crypto.subtle.importKey("raw", new Uint8Array(bytes), "AES-GCM", false, ["encrypt", "decrypt"]);

/** The browser's own key, where it has one. */
const browserKey = (c: PanelContext): Uint8Array | null => {
  const bytes = fromBase64Url(getCookie(c, cookieName(c)) ?? "");
  return bytes?.byteLength === KEY_BYTES ? bytes : null;
};

/** The browser's key, new or renewed. Two tabs share it, so that what the first one kept stays readable. */
const renewedKey = (c: PanelContext): Uint8Array => {
  const bytes = browserKey(c) ?? crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  setCookie(c, cookieName(c), toBase64Url(bytes), {
    path: "/",
    httpOnly: true,
    sameSite: "Lax",
    secure: c.get("settings").url.startsWith("https:"),
    maxAge: KEPT_MS / SECOND_MS,
  });
  return bytes;
};

/** The table and limits for a form: a person or browser that has ever signed in shares neither with strangers. */
const tableFor = async (c: PanelContext): Promise<{ table: string; limits: readonly Limit[] }> => {
  const one = c.get("person")?.id ?? c.get("operator")?.id ?? (await knownBrowser(c));
  if (one === null)
    return {
      table: "stranger_drafts",
      limits: networkLimits("draft", { address: addressOf(c), limit: MAX_OF_ONE }),
    };
  return { table: "drafts", limits: [{ name: `draft:${one}`, limit: MAX_OF_ONE, withinMs: HOUR_MS }] };
};

/** Keeps a form until its sender has signed in or proved who they are. @returns its id; null if it is not kept */
export const keepDraft = async (c: PanelContext, form: FormData): Promise<string | null> => {
  const now = c.get("clock").now();
  const { table, limits } = await tableFor(c);
  if ((await admit(c.env.PANEL_DB, limits, now)) !== null) return null;
  const fields = [...form.entries()].map(([name, value]) => [name, String(value)] as const);
  const draft: Draft = { to: c.req.path, page: c.get("pagePath"), fields };
  const id = toBase64Url(randomBytes(ID_BYTES));
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const text = new TextEncoder().encode(JSON.stringify(draft));
  const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, await keyFrom(renewedKey(c)), text);
  const bytes = new Uint8Array([...iv, ...new Uint8Array(sealed)]);
  const insert = `INSERT INTO ${table} (id, sealed, expires_at) VALUES (?, ?, ?)`;
  await c.env.PANEL_DB.batch([
    c.env.PANEL_DB.prepare(insert).bind(id, bytes, now + KEPT_MS),
    cutTo(c.env.PANEL_DB, table, MAX_ROWS),
  ]);
  return id;
};

/** What this browser has kept under the id; null for anybody else's, and for an expired one. */
export const readDraft = async (c: PanelContext, id: string): Promise<Draft | null> => {
  const key = browserKey(c);
  if (!key) return null;
  const of = (table: string) => `SELECT sealed FROM ${table} WHERE id = ?1 AND expires_at > ?2`;
  const row = await c.env.PANEL_DB.prepare(`${of("drafts")} UNION ALL ${of("stranger_drafts")}`)
    .bind(id, c.get("clock").now())
    .first<{ sealed: number[] }>();
  if (!row) return null;
  const bytes = new Uint8Array(row.sealed);
  const iv = bytes.subarray(0, IV_BYTES);
  const opened = await crypto.subtle
    .decrypt({ name: "AES-GCM", iv }, await keyFrom(key), bytes.subarray(IV_BYTES))
    .catch(() => null);
  if (!opened) return null;
  const draft = JSON.parse(new TextDecoder().decode(opened)) as Draft;
  return { ...draft, to: ownPath(draft.to), page: ownPath(draft.page) };
};
