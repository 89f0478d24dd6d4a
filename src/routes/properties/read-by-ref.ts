import { createRoute } from "@hono/zod-openapi";
import * as z from "zod";
import { DONE } from "../../contract/route.ts";
import { readPropertyByRef as read } from "../../domain/properties/read-one.ts";
import { presentProperty } from "../../domain/properties/record/present.ts";
import { Ref } from "../../vocabulary/field.ts";
import { readEndpoint } from "../endpoint.ts";

export const readPropertyByRef = readEndpoint(
  createRoute({
    method: "get",
    path: "/properties/by-ref/{ref}",
    operationId: "getPropertyByRef" as const,
    tags: ["Properties"],
    request: { params: z.strictObject({ ref: Ref }) },
    responses: { 200: DONE },
  }),
  {
    permission: "properties:read",
    errors: ["not_found"],
    read: async (call, { params }) => ({ data: presentProperty(await read(call, params.ref), call) }),
  },
);
