import * as z from "zod";
import { Versioned } from "../../contract/call.ts";
import { doneWith } from "../../contract/route.ts";
import type { LEAD_DOCS } from "../../documentation/leads.ts";
import { readLeadByRef as read } from "../../domain/leads/read-one.ts";
import { presentLead } from "../../domain/leads/record/present.ts";
import { ptEn } from "../../lib/language.ts";
import { Ref } from "../../vocabulary/field.ts";
import { readEndpoint } from "../endpoint.ts";

export const readLeadByRef = readEndpoint({
  method: "get",
  path: "/leads/by-ref/{ref}",
  operationId: "getLeadByRef",
  tags: ["Clients"],
  params: z.strictObject({ ref: Ref }),
  responses: { 200: doneWith<typeof LEAD_DOCS.operations.getLeadByRef.answer>() },
  title: ptEn("Consultar um cliente por código", "Retrieve a client by code"),
  tool: { description: "Read one whole client by the caller's code. Returns the same as get_lead." },
  permission: "leads:read",
  errors: ["not_found"],
  versioned: true,
  read: async (call, { params }) => {
    const lead = await read(call, params.ref);
    return new Versioned({ data: presentLead(lead, call.language) }, lead.version);
  },
});
