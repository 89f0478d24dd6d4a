import { createRoute } from "@hono/zod-openapi";
import * as z from "zod";
import { DONE } from "../../contract/route.ts";
import { readProperty as read } from "../../domain/properties/read-one.ts";
import { presentProperty } from "../../domain/properties/record/present.ts";
import { readEndpoint } from "../endpoint.ts";
import { propertyId } from "./params.ts";

export const readProperty = readEndpoint(
  createRoute({
    method: "get",
    path: "/properties/{propertyId}",
    operationId: "getProperty" as const,
    tags: ["Properties"],
    request: { params: z.strictObject({ propertyId }) },
    responses: { 200: DONE },
  }),
  {
    permission: "properties:read",
    errors: ["not_found"],
    read: async (call, { params }) => ({
      data: presentProperty(await read(call, params.propertyId), call),
    }),
  },
);
