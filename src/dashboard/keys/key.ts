import type { ApiKey } from "../../domain/keys/key.ts";
import { isoOrNull, isoTime } from "../../lib/clock.ts";

export const viewKey = (key: ApiKey) => ({
  id: key.id,
  name: key.name,
  hint: key.hint,
  scopes: key.scopes,
  allowedIps: key.allowedIps,
  expiresAt: isoOrNull(key.expiresAt),
  revokedAt: isoOrNull(key.revokedAt),
  createdAt: isoTime(key.createdAt),
});
