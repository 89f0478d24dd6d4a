import { readLead as read } from "../../domain/leads/read-one.ts";
import { presentLead } from "../../domain/leads/record/present.ts";
import { readEndpoint } from "../endpoint.ts";
import { leadId } from "./params.ts";

export const readLead = readEndpoint({
  path: "/leads/{leadId}",
  operationId: "getLead",
  tag: "Clients",
  summary: "One client",
  permission: "leads:read",
  params: { leadId },
  query: {},
  errors: ["not_found"],
  read: async (call, { params }) => ({ data: presentLead(await read(call, params.leadId), call.language) }),
});
