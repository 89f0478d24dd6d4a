import * as z from "zod";
import { backofficeEndpoint } from "../../backoffice/endpoint.ts";
import { PROPERTY_PARAMS } from "../../backoffice/field.ts";
import { doneWith } from "../../contract/route.ts";
import type { PROPERTY_DOCS } from "../../documentation/backoffice/properties.ts";
import { arrangePhotos } from "../../domain/properties/arrange-photos.ts";
import { PROPERTY_FIELDS } from "../../domain/properties/record/input.ts";
import { BUSINESS_ROLES } from "../../vocabulary/member-roles.ts";
import { operateOnProperty } from "./operate-on-property.ts";

const photos = PROPERTY_FIELDS.photos.unwrap();

export const arrangePropertyPhotos = backofficeEndpoint({
  method: "put",
  path: "/accounts/{accountId}/properties/{propertyId}/photos",
  operationId: "arrangePropertyPhotos",
  tags: ["Properties"],
  params: PROPERTY_PARAMS,
  body: z.strictObject({ photos, shown: photos }),
  responses: { 200: doneWith<typeof PROPERTY_DOCS.operations.arrangePropertyPhotos.answer>() },
  panel: { roles: BUSINESS_ROLES },
  errors: ["not_found", "property_in_trash", "invalid_property", "request_refused", "concurrent_write"],
  handle: (call, { params: { accountId, propertyId }, body }) =>
    operateOnProperty(call, accountId, {
      action: "property.edit",
      fields: ["photos"],
      decide: (ctx) => arrangePhotos(ctx, propertyId, body),
    }),
});
