import * as z from "zod";
import { scopeInfos } from "../../domain/reference/scopes.ts";
import { PERMISSIONS } from "../../vocabulary/permissions.ts";
import { referenceList } from "./reference-list.ts";

const ScopeInfo = z
  .object({ id: z.enum(PERMISSIONS), group: z.string(), label: z.string(), description: z.string() })
  .meta({
    id: "ScopeInfo",
    example: {
      id: "properties:read",
      group: "Imóveis",
      label: "Ler imóveis",
      description: "Lê a carteira de imóveis, os lotes e o feed.",
    },
  });

export const listScopes = referenceList({
  path: "/reference/scopes",
  operationId: "listScopes",
  summary: "Permissions a key can have",
  item: ScopeInfo,
  list: scopeInfos,
});
