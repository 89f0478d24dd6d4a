import { propertyTypeGroups } from "../../domain/reference/property-types.ts";
import { ptEn } from "../../lib/language.ts";
import { referenceList } from "./reference-list.ts";

export const listPropertyTypes = referenceList({
  path: "/reference/property-types",
  operationId: "listPropertyTypes",
  title: ptEn("Listar os subtipos de imóvel", "List property types"),
  list: propertyTypeGroups,
});
