import { createRoute } from "@hono/zod-openapi";
import * as z from "zod";
import { doneWith } from "../../contract/route.ts";
import { readLeadByRef as read } from "../../domain/leads/read-one.ts";
import { presentLead } from "../../domain/leads/record/present.ts";
import { Ref } from "../../vocabulary/field.ts";
import { readEndpoint } from "../endpoint.ts";
import type { LEAD_ANSWERS } from "./answers.ts";

export const readLeadByRef = readEndpoint(
  createRoute({
    method: "get",
    path: "/leads/by-ref/{ref}",
    operationId: "getLeadByRef",
    tags: ["Clients"],
    request: { params: z.strictObject({ ref: Ref }) },
    responses: { 200: doneWith<typeof LEAD_ANSWERS.getLeadByRef>() },
  }),
  {
    permission: "leads:read",
    errors: ["not_found"],
    read: async (call, { params }) => ({ data: presentLead(await read(call, params.ref), call.language) }),
  },
);
