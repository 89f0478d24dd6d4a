import { createRoute } from "@hono/zod-openapi";
import * as z from "zod";
import { DONE, json } from "../../contract/route.ts";
import { PROPERTY_FIELDS } from "../../domain/properties/record/input.ts";
import { releaseProperty as release } from "../../domain/properties/release.ts";
import { backofficeEndpoint, ok } from "../endpoint.ts";
import { PROPERTY_PARAMS } from "../field.ts";
import { operateOnPropertyOf } from "./written.ts";

const FIELDS: [string, ...string[]] = ["sharedToNetwork", "amenities", ...Object.keys(PROPERTY_FIELDS)];

export const releaseProperty = backofficeEndpoint(
  createRoute({
    method: "post",
    path: "/accounts/{accountId}/properties/{propertyId}/release",
    operationId: "releasePropertyFields" as const,
    tags: ["Properties"],
    summary: "Give fields back to the API",
    request: {
      params: PROPERTY_PARAMS,
      body: json(z.strictObject({ fields: z.array(z.enum(FIELDS)).min(1) })),
    },
    responses: { 200: DONE },
  }),
  {
    errors: ["not_found", "concurrent_write"],
    handle: async (call, { params: { accountId, propertyId }, body }) =>
      ok(
        await operateOnPropertyOf(call, accountId, {
          action: "property.release",
          fields: body.fields,
          decide: (ctx) => release(ctx, propertyId, body.fields),
        }),
      ),
  },
);
