import { scopeInfos } from "../../domain/reference/scopes.ts";
import { referenceList } from "./reference-list.ts";

export const listScopes = referenceList({
  path: "/reference/scopes",
  operationId: "listScopes",
  list: scopeInfos,
});
