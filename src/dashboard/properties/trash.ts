import { backofficeEndpoint } from "../../backoffice/endpoint.ts";
import { PROPERTY_PARAMS } from "../../backoffice/field.ts";
import { doneWith } from "../../contract/route.ts";
import type { PROPERTY_DOCS } from "../../documentation/backoffice/properties.ts";
import { trashProperty as trash } from "../../domain/properties/trash.ts";
import { BUSINESS_ROLES } from "../../vocabulary/member-roles.ts";
import { operateOnProperty } from "./operate-on-property.ts";

export const trashProperty = backofficeEndpoint({
  method: "post",
  path: "/accounts/{accountId}/properties/{propertyId}/trash",
  operationId: "trashProperty",
  tags: ["Properties"],
  params: PROPERTY_PARAMS,
  responses: { 200: doneWith<typeof PROPERTY_DOCS.operations.trashProperty.answer>() },
  panel: { roles: BUSINESS_ROLES },
  errors: ["not_found", "concurrent_write"],
  handle: (call, { params: { accountId, propertyId } }) =>
    operateOnProperty(call, accountId, {
      action: "property.trash",
      decide: (ctx) => trash(ctx, propertyId),
    }),
});
