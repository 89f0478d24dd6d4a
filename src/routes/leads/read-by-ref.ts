import { readLeadByRef as read } from "../../domain/leads/read-one.ts";
import { presentLead } from "../../domain/leads/record/present.ts";
import { Ref } from "../../vocabulary/field.ts";
import { readEndpoint } from "../endpoint.ts";

export const readLeadByRef = readEndpoint({
  path: "/leads/by-ref/{ref}",
  operationId: "getLeadByRef",
  tag: "Clients",
  summary: "One client by the caller's code",
  permission: "leads:read",
  params: { ref: Ref },
  query: {},
  errors: ["not_found"],
  read: async (call, { params }) => ({ data: presentLead(await read(call, params.ref), call.language) }),
});
