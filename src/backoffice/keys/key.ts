import * as z from "zod";
import type { ApiKey } from "../../domain/keys/key.ts";
import { isoOrNull, isoTime } from "../../lib/clock.ts";

export const KeyView = z
  .object({
    id: z.string(),
    name: z.string(),
    hint: z.string(),
    scopes: z.array(z.string()),
    allowedIps: z.array(z.string()),
    expiresAt: z.iso.datetime().nullable(),
    revokedAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "ApiKey" });

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
