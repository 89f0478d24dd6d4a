import { scopeInfos } from "../../domain/reference/scopes.ts";
import { ptEn } from "../../lib/language.ts";
import { referenceList } from "./reference-list.ts";

export const listScopes = referenceList({
  path: "/reference/scopes",
  operationId: "listScopes",
  title: ptEn("Listar as permissões de uma chave", "List key permissions"),
  list: scopeInfos,
});
