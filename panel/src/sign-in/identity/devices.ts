import type { PanelContext } from "../../context.ts";
import { IDLE_MS, SESSION_MS } from "./auth.ts";
import { record } from "./records.ts";

export interface Device {
  readonly id: string;
  readonly address: string | null;
  readonly browser: string | null;
  readonly signedInAt: number;
  readonly seenAt: number;
}

/** The person's sessions that have not ended, newest first. */
export const devicesOf = async (c: PanelContext, personId: string): Promise<Device[]> => {
  const statement = `SELECT id, ip_address AS address, user_agent AS browser, created_at AS signedInAt,
      expires_at - ? AS seenAt
    FROM sessions WHERE user_id = ? AND expires_at > ? AND created_at > ? ORDER BY created_at DESC LIMIT ?`;
  const now = c.get("clock").now();
  const asked = c.env.PANEL_DB.prepare(statement).bind(IDLE_MS, personId, now, now - SESSION_MS, 100);
  return (await asked.all<Device>()).results;
};

/** Ends a session of this person; another person's counts as unknown. */
export const endDevice = async (c: PanelContext, personId: string, id: string): Promise<void> => {
  const ended = await c.env.PANEL_DB.prepare("DELETE FROM sessions WHERE id = ? AND user_id = ?")
    .bind(id, personId)
    .run();
  if (ended.meta.changes > 0) await record(c, personId, "DEVICE_ENDED").run();
};

/** Ends every session of the person except the one with this token. */
export const endingOthers = (c: PanelContext, personId: string, token: string): D1PreparedStatement =>
  c.env.PANEL_DB.prepare("DELETE FROM sessions WHERE user_id = ? AND token != ?").bind(personId, token);
