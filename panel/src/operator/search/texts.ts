import { ptEn, type Sentence } from "../../../../src/lib/language.ts";

export const SEARCH = {
  label: ptEn("Id, requestId ou começo do nome da conta", "ID, requestId or start of an account's name"),
  find: ptEn("Buscar", "Search"),
  none: ptEn("Nada encontrado.", "Nothing found."),
  hint: ptEn(
    "Conta, chave (ou só o começo e o fim: rea_abcd…wxyz), pessoa da equipe, imóvel, cliente, parceria, proprietário, lote, pedido de acesso ou e-mail.",
    "Account, key ID (or its beginning and end: rea_abcd…wxyz), team member, property, client, partnership, owner, batch, access request or e-mail.",
  ),
  wholeKey: ptEn(
    "Isto é uma chave inteira, e chaves inteiras não são buscadas: use só o começo e o fim, rea_abcd…wxyz. Como ela foi exposta, o titular deve trocá-la.",
    "This is a whole key, and whole keys are not searched for: use only its beginning and end, rea_abcd…wxyz. It has been exposed, so its owner should roll it.",
  ),
  kind: ptEn("O que é", "Kind"),
  id: ptEn("Id", "ID"),
  account: ptEn("Conta", "Account"),
} as const satisfies Record<string, Sentence>;

export const HITS: Readonly<Record<string, Sentence>> = {
  ACCOUNT: ptEn("Conta", "Account"),
  KEY: ptEn("Chave", "Key"),
  TEAM_MEMBER: ptEn("Pessoa da equipe", "Team member"),
  PROPERTY: ptEn("Imóvel", "Property"),
  CLIENT: ptEn("Cliente", "Client"),
  PARTNERSHIP: ptEn("Parceria", "Partnership"),
  OWNER: ptEn("Proprietário", "Owner"),
  BATCH: ptEn("Lote", "Batch"),
  ACCESS_REQUEST: ptEn("Pedido de acesso", "Access request"),
  MAIL: ptEn("E-mail", "E-mail"),
};

export const CALL: Readonly<Record<"account" | "faults", Sentence>> = {
  account: ptEn("Conta", "Account"),
  faults: ptEn("Erros", "Errors"),
};
