import { newMeter, run } from "../db/statement.ts";
import { beginConnection } from "../domain/keys/begin-connection.ts";
import { endByToken } from "../domain/keys/end-connection.ts";
import { hasEnded, keyQuery, keyTable } from "../domain/keys/key.ts";
import { Refusal } from "../errors/refusal.ts";
import type { ConnectionAt, EndedConnection } from "../ports/panel.ts";
import type { DashboardScope } from "./call-parts.ts";

/** The actor if no person acted: a client gave its token back, or the token expired. */
const ACTOR = "oauth";

/** Whether the connection may still issue tokens. */
export const connectionStands = async (
  dashboard: DashboardScope,
  { accountId, connectionId }: ConnectionAt,
): Promise<boolean> => {
  const meter = newMeter();
  const { directory, clock } = dashboard.services(meter);
  const [rows] = await run(directory, [keyQuery(accountId, connectionId)], meter);
  const key = keyTable.first(rows);
  return key?.kind === "CONNECTION" && !hasEnded(key, clock.now());
};

/** Begins a connection when its authorization code is exchanged. */
export const beginOAuthConnection = async (
  dashboard: DashboardScope,
  { accountId, connectionId: keyId, expiresAt }: ConnectionAt & { readonly expiresAt: number },
): Promise<boolean> => {
  const meter = newMeter();
  const context = { ...dashboard.services(meter), meter, actor: ACTOR };
  return beginConnection(context, { accountId, keyId, expiresAt });
};

/** Ends the connection of an ended token; one that no longer exists counts as ended. */
export const endOAuthConnection = async (
  dashboard: DashboardScope,
  { accountId, connectionId, isReuse }: EndedConnection,
): Promise<void> => {
  const meter = newMeter();
  const services = dashboard.services(meter);
  try {
    await endByToken({ ...services, meter, actor: ACTOR }, { accountId, keyId: connectionId, isReuse });
  } catch (error) {
    if (!(error instanceof Refusal && error.code === "not_found")) throw error;
  }
};
