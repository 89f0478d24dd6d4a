import { createRoute } from "@hono/zod-openapi";
import * as z from "zod";
import { DONE } from "../../contract/route.ts";
import { readLead as read } from "../../domain/leads/read-one.ts";
import { presentLead } from "../../domain/leads/record/present.ts";
import { readEndpoint } from "../endpoint.ts";
import { leadId } from "./params.ts";

export const readLead = readEndpoint(
  createRoute({
    method: "get",
    path: "/leads/{leadId}",
    operationId: "getLead" as const,
    tags: ["Clients"],
    request: { params: z.strictObject({ leadId }) },
    responses: { 200: DONE },
  }),
  {
    permission: "leads:read",
    errors: ["not_found"],
    read: async (call, { params }) => ({ data: presentLead(await read(call, params.leadId), call.language) }),
  },
);
