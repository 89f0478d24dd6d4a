import * as z from "zod";
import { pageSchema } from "../../routes/page-schema.ts";

const KeyView = z
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

const UsedKeyView = KeyView.extend({ lastUsedAt: z.iso.datetime().nullable() }).meta({ id: "UsedApiKey" });

export const KEY_ANSWERS = {
  createKey: z.object({ data: KeyView, key: z.string() }).meta({ id: "ApiKeyCreated" }),
  listKeys: pageSchema(UsedKeyView),
  revokeKey: z.object({ data: KeyView }),
};
