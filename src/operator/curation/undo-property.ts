import * as z from "zod";
import { backofficeEndpoint } from "../../backoffice/endpoint.ts";
import { doneWith } from "../../contract/route.ts";
import { operateOnProperty } from "../../dashboard/properties/operate-on-property.ts";
import type { CURATION_DOCS } from "../../documentation/backoffice/curation.ts";
import { undoCuration } from "../../domain/properties/decide-curation.ts";
import { propertyId } from "../../routes/properties/params.ts";
import { findOwner } from "./property-owner.ts";

export const undoProperty = backofficeEndpoint({
  method: "post",
  path: "/curation/properties/{propertyId}/undo",
  operationId: "undoPropertyCuration",
  tags: ["Curation"],
  params: z.strictObject({ propertyId }),
  responses: { 200: doneWith<typeof CURATION_DOCS.operations.undoPropertyCuration.answer>() },
  errors: ["access_denied", "not_found", "property_in_trash", "request_refused", "concurrent_write"],
  operator: { roles: ["CURATION"], person: true },
  handle: async (call, { params }) =>
    operateOnProperty(call, await findOwner(call, params.propertyId), {
      action: "curation.undo",
      fields: ["curation"],
      decide: (ctx) => undoCuration(ctx, call.actor, params.propertyId),
    }),
});
