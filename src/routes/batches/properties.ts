import { PROPERTY_FIELDS } from "../../domain/properties/record/input.ts";
import { ptEn } from "../../lib/language.ts";
import { batchRead, batchWrite } from "./endpoints.ts";
import { batchBodies } from "./item.ts";

export const createPropertyBatch = batchWrite({
  type: "properties",
  operationId: "createPropertyBatch",
  title: ptEn("Criar ou atualizar imóveis em lote", "Create or update properties in a batch"),
  tool: {
    description:
      "Write up to 500 listings by code at once. Returns a batch id; get_property_batch has the results.",
  },
  bodies: batchBodies("PropertyBatch", PROPERTY_FIELDS),
});

export const readPropertyBatch = batchRead({
  type: "properties",
  operationId: "getPropertyBatch",
  title: ptEn("Consultar um lote de imóveis", "Retrieve a batch of properties"),
  tool: {
    description:
      "See the results of a batch of properties, kept 7 days. Returns counts and the refused items with their faults.",
  },
});
