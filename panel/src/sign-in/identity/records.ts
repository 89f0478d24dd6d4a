import { DAY_MS } from "../../../../src/lib/clock.ts";
import { addressOf, type PanelContext } from "../../context.ts";

const RECORD_KINDS = [
  "SIGNED_IN",
  "PROVED_AGAIN",
  "SIGNED_OUT",
  "CODE_REFUSED",
  "PASSKEY_REFUSED",
  "PASSKEY_ADDED",
  "PASSKEY_REMOVED",
  "DEVICE_ENDED",
] as const;

export type RecordKind = (typeof RECORD_KINDS)[number];

const MAX_BROWSER_CHARS = 300;

/** Records what happened to a person's sign-in, and from where. */
export const record = (c: PanelContext, personId: string, kind: RecordKind): D1PreparedStatement =>
  c.env.PANEL_DB.prepare(
    "INSERT INTO access_records (id, person_id, kind, address, browser, at) VALUES (?, ?, ?, ?, ?, ?)",
  ).bind(
    crypto.randomUUID(),
    personId,
    kind,
    addressOf(c),
    c.req.header("User-Agent")?.slice(0, MAX_BROWSER_CHARS) ?? null,
    c.get("clock").now(),
  );

/** Records a wrong code, if anybody signs in with the address. */
export const recordRefusedCode = async (c: PanelContext, email: string): Promise<void> => {
  const person = await c.env.PANEL_DB.prepare("SELECT id FROM people WHERE email = ?")
    .bind(email)
    .first<{ id: string }>();
  if (person) await record(c, person.id, "CODE_REFUSED").run();
};

export interface AccessRecord {
  readonly kind: RecordKind;
  readonly address: string | null;
  readonly browser: string | null;
  readonly at: number;
}

const SHOWN_MS = 30 * DAY_MS;

/** The newest records of the last 30 days. */
export const recordsOf = async (c: PanelContext, personId: string): Promise<AccessRecord[]> => {
  const statement = `SELECT kind, address, browser, at FROM access_records
    WHERE person_id = ? AND at > ? ORDER BY at DESC LIMIT ?`;
  const since = c.get("clock").now() - SHOWN_MS;
  return (await c.env.PANEL_DB.prepare(statement).bind(personId, since, 100).all<AccessRecord>()).results;
};

/** Whether a person has just signed in for the first time, and has no passkey. */
export const isFirstSignIn = async (c: PanelContext, email: string): Promise<boolean> => {
  const statement = `SELECT (SELECT count(*) FROM (SELECT 1 FROM access_records
      WHERE person_id = people.id AND kind = 'SIGNED_IN' LIMIT 2)) = 1
      AND NOT EXISTS (SELECT 1 FROM passkeys WHERE user_id = people.id) AS isFirst
    FROM people WHERE email = ?`;
  return (await c.env.PANEL_DB.prepare(statement).bind(email).first<number>("isFirst")) === 1;
};
