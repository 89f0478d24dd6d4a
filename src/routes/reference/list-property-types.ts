import * as z from "zod";
import { propertyTypeGroups } from "../../domain/reference/property-types.ts";
import { CATEGORIES, type Category } from "../../vocabulary/value-lists.ts";
import { referenceList, ValueLabel } from "./reference-list.ts";

const PropertyTypeGroup = z
  .object({
    category: z.enum(Object.keys(CATEGORIES) as [Category, ...Category[]]),
    label: z.string(),
    types: z.array(ValueLabel),
  })
  .meta({
    id: "PropertyTypeGroup",
    example: {
      category: "COMERCIAL",
      label: "Comercial",
      types: [{ value: "GALPAO", label: "Galpão" }],
    },
  });

export const listPropertyTypes = referenceList({
  path: "/reference/property-types",
  operationId: "listPropertyTypes",
  summary: "Property subtypes by category",
  item: PropertyTypeGroup,
  list: propertyTypeGroups,
});
