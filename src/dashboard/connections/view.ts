import type { ApiKey } from "../../domain/keys/key.ts";
import { isoOrNull, isoTime } from "../../lib/clock.ts";

/** A connection has every member that another key may lack. */
export const viewConnection = (key: ApiKey) => ({
  id: key.id,
  name: key.name,
  clientId: key.clientId!,
  clientHost: key.clientHost!,
  personId: key.personId!,
  scopes: key.scopes,
  expiresAt: isoTime(key.expiresAt!),
  revokedAt: isoOrNull(key.revokedAt),
  createdAt: isoTime(key.createdAt),
});
