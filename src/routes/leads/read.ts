import * as z from "zod";
import { Versioned } from "../../contract/call.ts";
import { doneWith } from "../../contract/route.ts";
import type { LEAD_DOCS } from "../../documentation/leads.ts";
import { readLead as read } from "../../domain/leads/read-one.ts";
import { presentLead } from "../../domain/leads/record/present.ts";
import { ptEn } from "../../lib/language.ts";
import { readEndpoint } from "../endpoint.ts";
import { leadId } from "./params.ts";

export const readLead = readEndpoint({
  method: "get",
  path: "/leads/{leadId}",
  operationId: "getLead",
  tags: ["Clients"],
  params: z.strictObject({ leadId }),
  responses: { 200: doneWith<typeof LEAD_DOCS.operations.getLead.answer>() },
  title: ptEn("Consultar um cliente", "Retrieve a client"),
  tool: {
    description: "Read one whole client by id. Returns contact, interest, stage and notes.",
  },
  permission: "leads:read",
  errors: ["not_found"],
  versioned: true,
  read: async (call, { params }) => {
    const lead = await read(call, params.leadId);
    return new Versioned({ data: presentLead(lead, call.language) }, lead.version);
  },
});
