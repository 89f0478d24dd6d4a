import { LEAD_FIELDS } from "../../domain/leads/record/input.ts";
import { batchRead, batchWrite } from "./endpoints.ts";
import { batchBodies } from "./item.ts";

export const createLeadBatch = batchWrite({
  type: "leads",
  operationId: "createLeadBatch",
  bodies: batchBodies("LeadBatch", LEAD_FIELDS),
});

export const readLeadBatch = batchRead({
  type: "leads",
  operationId: "getLeadBatch",
});
