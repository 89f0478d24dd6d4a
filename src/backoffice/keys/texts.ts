import type { SchemaTexts, Texts } from "../../contract/texts.ts";
import { IN_PAGES, pick, SEED } from "../texts/everywhere.ts";

const KEY: SchemaTexts = {
  id: ["Id da chave.", "Id of the key.", "k_0123456789abcdef"],
  name: ["Nome dado à chave.", "Name given to the key.", "CRM"],
  hint: ["Começo e fim da chave.", "Beginning and end of the key.", "rea_zdxg…2vy1"],
  scopes: ["Permissões da chave.", "Permissions of the key.", ["properties:read"]],
  allowedIps: [
    "Endereços ou faixas CIDR de onde vale; vazio: de qualquer um.",
    "Addresses or CIDR ranges it works from; empty: any.",
    [],
  ],
  expiresAt: ["Quando vence; null: não vence.", "When it expires; null: never.", null],
  revokedAt: ["Quando foi revogada.", "When it was revoked.", null],
};

export const KEY_TEXTS: Texts = {
  operations: {
    createKey: {
      summary: ["Criar uma chave", "Create a key"],
      description: [
        "A chave aparece só nesta resposta. Uma semente conhecida responde 200 com a mesma chave.",
        "The key appears only in this answer. A known seed returns 200 with the same key.",
      ],
      body: { name: "CRM", scopes: ["properties:read"] },
    },
    listKeys: {
      summary: ["Listar as chaves de uma conta", "List an account's keys"],
      description: IN_PAGES,
    },
    revokeKey: {
      summary: ["Revogar uma chave", "Revoke a key"],
      description: [
        "A próxima chamada com ela recebe 401. Revogar de novo nada muda.",
        "The next call with the key gets 401. Revoking again changes nothing.",
      ],
    },
  },
  params: { keyId: ["Id da chave.", "Id of the key."] },
  schemas: {
    ApiKey: { _: ["Uma chave, sem o segredo.", "A key, without its secret."], ...KEY },
    UsedApiKey: {
      _: ["Uma chave, e quando foi usada.", "A key, and when it was used."],
      ...KEY,
      lastUsedAt: ["Último uso.", "Latest use.", null],
    },
    CreateKeyInput: {
      _: ["Uma chave nova.", "A new key."],
      ...pick(KEY, "name", "scopes", "expiresAt", "allowedIps"),
      ...SEED,
    },
    ApiKeyCreated: {
      _: ["A chave criada.", "The created key."],
      data: ["A chave, sem o segredo.", "The key, without its secret."],
      key: ["A chave inteira: só aparece aqui.", "The whole key: shown only here.", "rea_…"],
    },
  },
};
