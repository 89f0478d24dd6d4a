import * as z from "zod";
import { pageSchema } from "../schemas/page.ts";
import type { BackofficeDocs, StaffTexts } from "../text.ts";
import { IN_PAGES, pick, SEED } from "./everywhere.ts";

const KEY: StaffTexts = {
  id: { en: "Id of the key.", example: "k_0123456789abcdef" },
  name: { en: "Name given to the key.", example: "CRM" },
  hint: { en: "Beginning and end of the key.", example: "rea_zdxg…2vy1" },
  scopes: { en: "Permissions of the key.", example: ["properties:read"] },
  allowedIps: { en: "Addresses or CIDR ranges it works from; empty: any.", example: [] },
  expiresAt: { en: "When it expires; null: never.", example: null },
  revokedAt: { en: "When it was revoked.", example: null },
};

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

const KeyCreated = z.object({ data: KeyView, key: z.string() }).meta({ id: "ApiKeyCreated" });

export const KEY_DOCS = {
  operations: {
    createKey: {
      answer: KeyCreated,
      summary: "Create a key",
      description: "The key appears only in this answer. A known seed returns 200 with the same key.",
      body: { name: "CRM", scopes: ["properties:read"] },
    },
    listKeys: {
      answer: pageSchema(UsedKeyView),
      summary: "List an account's keys",
      description: IN_PAGES,
    },
    changeKey: {
      answer: z.object({ data: KeyView }),
      summary: "Change a key",
      description: "Effective on the next call. Permissions stay within the grant.",
      body: { name: "CRM", scopes: ["properties:read"] },
    },
    rollKey: {
      answer: KeyCreated,
      summary: "Roll a key",
      description:
        "Creates a key like the old one, which keeps working for the requested time. The new one appears only in this answer.",
      body: { overlap: "24H" },
    },
    revokeKey: {
      answer: z.object({ data: KeyView }),
      summary: "Revoke a key",
      description: "The next call with the key gets 401. Revoking again changes nothing.",
    },
  },
  params: { keyId: "Id of the key." },
  schemas: {
    ApiKey: { _: "A key, without its secret.", ...KEY },
    UsedApiKey: {
      _: "A key, and when it was used.",
      ...KEY,
      lastUsedAt: { en: "Latest use.", example: null },
    },
    CreateKeyInput: {
      _: "A new key.",
      ...pick(KEY, "name", "scopes", "expiresAt", "allowedIps"),
      ...SEED,
    },
    ChangeKeyInput: {
      _: "What changes.",
      ...pick(KEY, "name", "scopes", "allowedIps"),
    },
    RollKeyInput: {
      _: "How the key is rolled.",
      overlap: {
        en: "How long the old one keeps working: not at all, 1 hour, 24 hours or 7 days.",
        example: "24H",
      },
    },
    ApiKeyCreated: {
      _: "The created key.",
      data: "The key, without its secret.",
      key: { en: "The whole key: shown only here.", example: "rea_…" },
    },
  },
} satisfies BackofficeDocs;
