import { createRoute } from "@hono/zod-openapi";
import * as z from "zod";
import { doneWith, json } from "../../contract/route.ts";
import { shownName } from "../../domain/properties/record/index.ts";
import { DASHBOARD_PROPERTY_FIELDS } from "../../domain/properties/record/input.ts";
import { releaseProperty as release } from "../../domain/properties/release.ts";
import type { PROPERTY_WORDS } from "../../words/backoffice/properties.ts";
import { backofficeEndpoint, ok } from "../endpoint.ts";
import { PROPERTY_PARAMS } from "../field.ts";
import { operateOnPropertyOf } from "./written.ts";

/** In the words of `result.conflicts`. */
const FIELDS = Object.keys(DASHBOARD_PROPERTY_FIELDS).map(shownName) as [string, ...string[]];

export const releaseProperty = backofficeEndpoint(
  createRoute({
    method: "post",
    path: "/accounts/{accountId}/properties/{propertyId}/release",
    operationId: "releasePropertyFields",
    tags: ["Properties"],
    request: {
      params: PROPERTY_PARAMS,
      body: json(z.strictObject({ fields: z.array(z.enum(FIELDS)).min(1) })),
    },
    responses: { 200: doneWith<typeof PROPERTY_WORDS.operations.releasePropertyFields.answer>() },
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
