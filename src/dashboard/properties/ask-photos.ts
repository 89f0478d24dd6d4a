import { backofficeEndpoint } from "../../backoffice/endpoint.ts";
import { PROPERTY_PARAMS } from "../../backoffice/field.ts";
import { doneWith } from "../../contract/route.ts";
import type { PROPERTY_DOCS } from "../../documentation/backoffice/properties.ts";
import { askPhotosAgain } from "../../domain/properties/ask-photos.ts";
import { BUSINESS_ROLES } from "../../vocabulary/member-roles.ts";
import { operateOnProperty } from "./operate-on-property.ts";

export const askPropertyPhotosAgain = backofficeEndpoint({
  method: "post",
  path: "/accounts/{accountId}/properties/{propertyId}/photos/fetch",
  operationId: "fetchPropertyPhotos",
  tags: ["Properties"],
  params: PROPERTY_PARAMS,
  responses: { 200: doneWith<typeof PROPERTY_DOCS.operations.fetchPropertyPhotos.answer>() },
  panel: { roles: BUSINESS_ROLES },
  errors: ["not_found", "property_in_trash", "request_refused", "concurrent_write"],
  handle: (call, { params: { accountId, propertyId } }) =>
    operateOnProperty(call, accountId, {
      action: "property.photos",
      decide: (ctx) => askPhotosAgain(ctx, propertyId),
    }),
});
