import { scopeInfos } from "../../domain/reference/scopes.ts";
import { referenceList } from "./reference-list.ts";
import { ptEn } from "../../lib/language.ts";

export const listScopes = referenceList({
  path: "/reference/scopes",
  operationId: "listScopes",
  title: ptEn("Listar as permissões de uma chave", "List key permissions"),
  list: scopeInfos,
});
