import * as z from "zod";
import { pageSchema } from "../schemas/page.ts";
import type { BackofficeWords, SchemaTexts } from "../text.ts";
import { IN_PAGES, pick, SEED } from "./everywhere.ts";

const KEY: SchemaTexts = {
  id: { "pt-BR": "Id da chave.", en: "Id of the key.", example: "k_0123456789abcdef" },
  name: { "pt-BR": "Nome dado à chave.", en: "Name given to the key.", example: "CRM" },
  hint: { "pt-BR": "Começo e fim da chave.", en: "Beginning and end of the key.", example: "rea_zdxg…2vy1" },
  scopes: { "pt-BR": "Permissões da chave.", en: "Permissions of the key.", example: ["properties:read"] },
  allowedIps: {
    "pt-BR": "Endereços ou faixas CIDR de onde vale; vazio: de qualquer um.",
    en: "Addresses or CIDR ranges it works from; empty: any.",
    example: [],
  },
  expiresAt: {
    "pt-BR": "Quando vence; null: não vence.",
    en: "When it expires; null: never.",
    example: null,
  },
  revokedAt: { "pt-BR": "Quando foi revogada.", en: "When it was revoked.", example: null },
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

export const KEY_WORDS = {
  operations: {
    createKey: {
      answer: z.object({ data: KeyView, key: z.string() }).meta({ id: "ApiKeyCreated" }),
      summary: { "pt-BR": "Criar uma chave", en: "Create a key" },
      description: {
        "pt-BR": "A chave aparece só nesta resposta. Uma semente conhecida responde 200 com a mesma chave.",
        en: "The key appears only in this answer. A known seed returns 200 with the same key.",
      },
      body: { name: "CRM", scopes: ["properties:read"] },
    },
    listKeys: {
      answer: pageSchema(UsedKeyView),
      summary: { "pt-BR": "Listar as chaves de uma conta", en: "List an account's keys" },
      description: IN_PAGES,
    },
    revokeKey: {
      answer: z.object({ data: KeyView }),
      summary: { "pt-BR": "Revogar uma chave", en: "Revoke a key" },
      description: {
        "pt-BR": "A próxima chamada com ela recebe 401. Revogar de novo nada muda.",
        en: "The next call with the key gets 401. Revoking again changes nothing.",
      },
    },
  },
  params: { keyId: { "pt-BR": "Id da chave.", en: "Id of the key." } },
  schemas: {
    ApiKey: { _: { "pt-BR": "Uma chave, sem o segredo.", en: "A key, without its secret." }, ...KEY },
    UsedApiKey: {
      _: { "pt-BR": "Uma chave, e quando foi usada.", en: "A key, and when it was used." },
      ...KEY,
      lastUsedAt: { "pt-BR": "Último uso.", en: "Latest use.", example: null },
    },
    CreateKeyInput: {
      _: { "pt-BR": "Uma chave nova.", en: "A new key." },
      ...pick(KEY, "name", "scopes", "expiresAt", "allowedIps"),
      ...SEED,
    },
    ApiKeyCreated: {
      _: { "pt-BR": "A chave criada.", en: "The created key." },
      data: { "pt-BR": "A chave, sem o segredo.", en: "The key, without its secret." },
      key: {
        "pt-BR": "A chave inteira: só aparece aqui.",
        en: "The whole key: shown only here.",
        example: "rea_…",
      },
    },
  },
} satisfies BackofficeWords;
