import { scopeInfos } from "../../domain/reference/scopes.ts";
import { referenceList } from "./reference-list.ts";

export const listScopes = referenceList({
  path: "/reference/scopes",
  operationId: "listScopes",
  title: { "pt-BR": "Listar as permissões de uma chave", en: "List key permissions" },
  list: scopeInfos,
});
