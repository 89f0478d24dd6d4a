import * as z from "zod";
import { pageSchema } from "../schemas/page.ts";
import type { BackofficeDocs, SchemaTexts } from "../text.ts";
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

const KeyCreated = z.object({ data: KeyView, key: z.string() }).meta({ id: "ApiKeyCreated" });

export const KEY_DOCS = {
  operations: {
    createKey: {
      answer: KeyCreated,
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
    changeKey: {
      answer: z.object({ data: KeyView }),
      summary: { "pt-BR": "Mudar uma chave", en: "Change a key" },
      description: {
        "pt-BR": "Vale na próxima chamada. As permissões ficam dentro da concessão.",
        en: "Effective on the next call. Permissions stay within the grant.",
      },
      body: { name: "CRM", scopes: ["properties:read"] },
    },
    rollKey: {
      answer: KeyCreated,
      summary: { "pt-BR": "Trocar uma chave", en: "Roll a key" },
      description: {
        "pt-BR":
          "Uma chave nova como a antiga, que vale ainda pelo tempo pedido. A nova aparece só nesta resposta.",
        en: "A new key like the old one, which works on for the time asked. The new one appears only in this answer.",
      },
      body: { overlap: "24H" },
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
    ChangeKeyInput: {
      _: { "pt-BR": "O que muda.", en: "What changes." },
      ...pick(KEY, "name", "scopes", "allowedIps"),
    },
    RollKeyInput: {
      _: { "pt-BR": "Como a troca acontece.", en: "How the key is rolled." },
      overlap: {
        "pt-BR": "Quanto tempo a antiga ainda vale: nada, 1 hora, 24 horas ou 7 dias.",
        en: "How long the old one still works: not at all, 1 hour, 24 hours or 7 days.",
        example: "24H",
      },
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
} satisfies BackofficeDocs;
