import * as z from "zod";
import { pageSchema } from "../schemas/page.ts";
import type { BackofficeDocs, EnglishTexts } from "../text.ts";
import { IN_PAGES, pick, SEED } from "./everywhere.ts";

const KEY: EnglishTexts = {
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
      summary: { en: "Create a key" },
      description: { en: "The key appears only in this answer. A known seed returns 200 with the same key." },
      body: { name: "CRM", scopes: ["properties:read"] },
    },
    listKeys: {
      answer: pageSchema(UsedKeyView),
      summary: { en: "List an account's keys" },
      description: IN_PAGES,
    },
    changeKey: {
      answer: z.object({ data: KeyView }),
      summary: { en: "Change a key" },
      description: { en: "Effective on the next call. Permissions stay within the grant." },
      body: { name: "CRM", scopes: ["properties:read"] },
    },
    rollKey: {
      answer: KeyCreated,
      summary: { en: "Roll a key" },
      description: {
        en: "A new key like the old one, which works on for the time asked. The new one appears only in this answer.",
      },
      body: { overlap: "24H" },
    },
    revokeKey: {
      answer: z.object({ data: KeyView }),
      summary: { en: "Revoke a key" },
      description: { en: "The next call with the key gets 401. Revoking again changes nothing." },
    },
  },
  params: { keyId: { en: "Id of the key." } },
  schemas: {
    ApiKey: { _: { en: "A key, without its secret." }, ...KEY },
    UsedApiKey: {
      _: { en: "A key, and when it was used." },
      ...KEY,
      lastUsedAt: { en: "Latest use.", example: null },
    },
    CreateKeyInput: {
      _: { en: "A new key." },
      ...pick(KEY, "name", "scopes", "expiresAt", "allowedIps"),
      ...SEED,
    },
    ChangeKeyInput: {
      _: { en: "What changes." },
      ...pick(KEY, "name", "scopes", "allowedIps"),
    },
    RollKeyInput: {
      _: { en: "How the key is rolled." },
      overlap: {
        en: "How long the old one still works: not at all, 1 hour, 24 hours or 7 days.",
        example: "24H",
      },
    },
    ApiKeyCreated: {
      _: { en: "The created key." },
      data: { en: "The key, without its secret." },
      key: { en: "The whole key: shown only here.", example: "rea_…" },
    },
  },
} satisfies BackofficeDocs;
