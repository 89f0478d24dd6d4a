import { backofficeEndpoint } from "../../backoffice/endpoint.ts";
import { PROPERTY_PARAMS } from "../../backoffice/field.ts";
import { doneWith } from "../../contract/route.ts";
import type { PROPERTY_DOCS } from "../../documentation/backoffice/properties.ts";
import { restoreProperty as restore } from "../../domain/properties/restore.ts";
import { operateOnProperty } from "./operate-on-property.ts";

export const restoreProperty = backofficeEndpoint({
  method: "post",
  path: "/accounts/{accountId}/properties/{propertyId}/restore",
  operationId: "restoreProperty",
  tags: ["Properties"],
  params: PROPERTY_PARAMS,
  responses: { 200: doneWith<typeof PROPERTY_DOCS.operations.restoreProperty.answer>() },
  panel: { roles: ["OWNER", "MANAGER"] },
  errors: ["not_found", "request_refused", "plan_limit_reached", "concurrent_write"],
  handle: (call, { params: { accountId, propertyId } }) =>
    operateOnProperty(call, accountId, {
      action: "property.restore",
      decide: (ctx) => restore(ctx, propertyId),
    }),
});
