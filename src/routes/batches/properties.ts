import { PROPERTY_FIELDS } from "../../domain/properties/record/input.ts";
import { batchRead, batchWrite } from "./endpoints.ts";
import { batchBodies } from "./item.ts";

export const createPropertyBatch = batchWrite({
  type: "properties",
  operationId: "createPropertyBatch",
  summary: "Create or update up to 500 properties by the caller's codes",
  bodies: batchBodies("PropertyBatch", PROPERTY_FIELDS),
});

export const readPropertyBatch = batchRead({
  type: "properties",
  operationId: "getPropertyBatch",
  summary: "A batch of properties and what became of its items",
});
