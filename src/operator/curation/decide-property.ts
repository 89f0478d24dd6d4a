import * as z from "zod";
import { backofficeEndpoint } from "../../backoffice/endpoint.ts";
import { doneWith } from "../../contract/route.ts";
import { operateOnProperty } from "../../dashboard/properties/operate-on-property.ts";
import type { CURATION_DOCS } from "../../documentation/backoffice/curation.ts";
import { decideCuration } from "../../domain/properties/decide-curation.ts";
import { propertyId } from "../../routes/properties/params.ts";
import { CURATION_REASONS } from "../../vocabulary/value-lists.ts";
import { findOwner } from "./property-owner.ts";

const DECISIONS = ["APPROVED", "REJECTED"] as const;

export const decideProperty = backofficeEndpoint({
  method: "post",
  path: "/curation/properties/{propertyId}",
  operationId: "decidePropertyCuration",
  tags: ["Curation"],
  params: z.strictObject({ propertyId }),
  body: z
    .strictObject({
      decision: z.enum(DECISIONS),
      reason: z.enum(CURATION_REASONS).nullable().optional(),
      replaces: z.enum(DECISIONS).optional(),
    })
    .refine(({ decision, reason }) => decision === "APPROVED" || reason != null, {
      path: ["reason"],
      params: { fault: "required" },
    })
    .meta({
      id: "CurationDecision",
      if: { properties: { decision: { const: "APPROVED" } } },
      else: { required: ["reason"], properties: { reason: { type: "string" } } },
    }),
  responses: { 200: doneWith<typeof CURATION_DOCS.operations.decidePropertyCuration.answer>() },
  errors: ["access_denied", "not_found", "property_in_trash", "concurrent_write"],
  operator: { roles: ["CURATION"], person: true },
  handle: async (call, { params, body: { decision, reason, replaces } }) =>
    operateOnProperty(call, await findOwner(call, params.propertyId), {
      action: "curation.property",
      fields: ["curation"],
      decide: (ctx) =>
        decideCuration(ctx, params.propertyId, {
          decision,
          reason: decision === "REJECTED" ? (reason ?? null) : null,
          replaces,
        }),
    }),
});
