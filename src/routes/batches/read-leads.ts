import { batchRead } from "./endpoints.ts";

export const readLeadBatch = batchRead({
  type: "leads",
  operationId: "getLeadBatch",
  summary: "A batch of clients and what became of its items",
});
