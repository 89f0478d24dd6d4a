import * as z from "zod";
import { backofficeEndpoint } from "../../backoffice/endpoint.ts";
import { PROPERTY_PARAMS } from "../../backoffice/field.ts";
import { doneWith } from "../../contract/route.ts";
import type { PROPERTY_DOCS } from "../../documentation/backoffice/properties.ts";
import { releaseProperty as release } from "../../domain/properties/release.ts";
import { BUSINESS_ROLES } from "../../vocabulary/member-roles.ts";
import { propertyFieldName } from "./field-names.ts";
import { operateOnProperty } from "./operate-on-property.ts";

export const releaseProperty = backofficeEndpoint({
  method: "post",
  path: "/accounts/{accountId}/properties/{propertyId}/release",
  operationId: "releasePropertyFields",
  tags: ["Properties"],
  params: PROPERTY_PARAMS,
  body: z.strictObject({ fields: z.array(propertyFieldName).min(1) }),
  responses: { 200: doneWith<typeof PROPERTY_DOCS.operations.releasePropertyFields.answer>() },
  panel: { roles: BUSINESS_ROLES },
  errors: ["not_found", "concurrent_write"],
  handle: (call, { params: { accountId, propertyId }, body }) =>
    operateOnProperty(call, accountId, {
      action: "property.release",
      fields: body.fields,
      decide: (ctx) => release(ctx, propertyId, body.fields),
    }),
});
