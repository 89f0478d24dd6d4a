import { LEAD_FIELDS } from "../../domain/leads/record/input.ts";
import { ptEn } from "../../lib/language.ts";
import { batchRead, batchWrite } from "./endpoints.ts";
import { batchBodies } from "./item.ts";

export const createLeadBatch = batchWrite({
  type: "leads",
  operationId: "createLeadBatch",
  title: ptEn("Criar ou atualizar clientes em lote", "Create or update clients in a batch"),
  tool: {
    description:
      "Write up to 500 clients by code at once. Returns a batch id; get_lead_batch has the results.",
  },
  bodies: batchBodies("LeadBatch", LEAD_FIELDS),
});

export const readLeadBatch = batchRead({
  type: "leads",
  operationId: "getLeadBatch",
  title: ptEn("Consultar um lote de clientes", "Retrieve a batch of clients"),
  tool: {
    description:
      "See the results of a batch of clients, kept 7 days. Returns counts and the refused items with their faults.",
  },
});
