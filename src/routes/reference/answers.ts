import * as z from "zod";
import { PERMISSIONS } from "../../vocabulary/permissions.ts";
import { CATEGORIES, type Category } from "../../vocabulary/value-lists.ts";
import { pageSchema } from "../page-schema.ts";

const ValueLabel = z
  .object({ value: z.string(), label: z.string() })
  .meta({ id: "ValueLabel", example: { value: "VENDA", label: "Venda" } });

const EventTypeInfo = z
  .object({ type: z.string(), scope: z.enum(PERMISSIONS), description: z.string() })
  .meta({
    id: "EventTypeInfo",
    example: {
      type: "property.created",
      scope: "properties:read",
      description: "Um imóvel foi criado.",
    },
  });

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

export const VALUE_LIST_ANSWERS = {
  listPurposes: pageSchema(ValueLabel),
  listPropertyStatuses: pageSchema(ValueLabel),
  listLeadStatuses: pageSchema(ValueLabel),
  listPartnershipStatuses: pageSchema(ValueLabel),
  listConstructionStages: pageSchema(ValueLabel),
};

export const REFERENCE_ANSWERS = {
  ...VALUE_LIST_ANSWERS,
  listPropertyTypes: pageSchema(PropertyTypeGroup),
  listScopes: pageSchema(ScopeInfo),
  listEventTypes: pageSchema(EventTypeInfo),
};
