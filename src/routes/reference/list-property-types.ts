import { propertyTypeGroups } from "../../domain/reference/property-types.ts";
import { referenceList } from "./reference-list.ts";

export const listPropertyTypes = referenceList({
  path: "/reference/property-types",
  operationId: "listPropertyTypes",
  title: { "pt-BR": "Listar os subtipos de imóvel", en: "List property types" },
  list: propertyTypeGroups,
});
