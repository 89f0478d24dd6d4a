import { PROPERTY_FIELDS } from "../../domain/properties/record/input.ts";
import { batchRead, batchWrite } from "./endpoints.ts";
import { batchBodies } from "./item.ts";

export const createPropertyBatch = batchWrite({
  type: "properties",
  operationId: "createPropertyBatch",
  bodies: batchBodies("PropertyBatch", PROPERTY_FIELDS),
});

export const readPropertyBatch = batchRead({
  type: "properties",
  operationId: "getPropertyBatch",
});
