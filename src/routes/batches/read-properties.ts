import { batchRead } from "./endpoints.ts";

export const readPropertyBatch = batchRead({
  type: "properties",
  operationId: "getPropertyBatch",
  summary: "A batch of properties and what became of its items",
});
