import type { Sentence } from "../../../../src/lib/language.ts";

export const SEARCH = {
  label: {
    "pt-BR": "Id, requestId ou começo do nome da conta",
    en: "Id, requestId or beginning of an account's name",
  },
  find: { "pt-BR": "Buscar", en: "Search" },
  none: { "pt-BR": "Nada encontrado.", en: "Nothing found." },
  hint: {
    "pt-BR":
      "Conta, chave (ou só o começo e o fim: rea_abcd…wxyz), pessoa da equipe, imóvel, cliente, parceria, proprietário, lote, pedido de acesso ou e-mail.",
    en: "Account, key id (or its beginning and end: rea_abcd…wxyz), team member, property, client, partnership, owner, batch, access request or e-mail.",
  },
  wholeKey: {
    "pt-BR":
      "Isto é uma chave inteira, e chaves inteiras não são buscadas: use só o começo e o fim, rea_abcd…wxyz. Como ela foi exposta, o titular deve trocá-la.",
    en: "This is a whole key, and whole keys are not searched for: use only its beginning and end, rea_abcd…wxyz. It has been exposed, so its owner should roll it.",
  },
  kind: { "pt-BR": "O que é", en: "Kind" },
  id: { "pt-BR": "Id", en: "Id" },
  account: { "pt-BR": "Conta", en: "Account" },
} as const satisfies Record<string, Sentence>;

export const HITS: Readonly<Record<string, Sentence>> = {
  ACCOUNT: { "pt-BR": "Conta", en: "Account" },
  KEY: { "pt-BR": "Chave", en: "Key" },
  TEAM_MEMBER: { "pt-BR": "Pessoa da equipe", en: "Team member" },
  PROPERTY: { "pt-BR": "Imóvel", en: "Property" },
  CLIENT: { "pt-BR": "Cliente", en: "Client" },
  PARTNERSHIP: { "pt-BR": "Parceria", en: "Partnership" },
  OWNER: { "pt-BR": "Proprietário", en: "Owner" },
  BATCH: { "pt-BR": "Lote", en: "Batch" },
  ACCESS_REQUEST: { "pt-BR": "Pedido de acesso", en: "Access request" },
  MAIL: { "pt-BR": "E-mail", en: "E-mail" },
};

export const CALL: Readonly<Record<"account" | "faults", Sentence>> = {
  account: { "pt-BR": "Conta", en: "Account" },
  faults: { "pt-BR": "Erros", en: "Errors" },
};
