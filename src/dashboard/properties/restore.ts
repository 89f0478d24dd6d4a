import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { PROPERTY_PARAMS } from "../../backoffice/field.ts";
import { doneWith } from "../../contract/route.ts";
import type { PROPERTY_DOCS } from "../../documentation/backoffice/properties.ts";
import { restoreProperty as restore } from "../../domain/properties/restore.ts";
import { operateOnPropertyOf } from "./operate-on-property.ts";

export const restoreProperty = backofficeEndpoint({
  method: "post",
  path: "/accounts/{accountId}/properties/{propertyId}/restore",
  operationId: "restoreProperty",
  tags: ["Properties"],
  params: PROPERTY_PARAMS,
  responses: { 200: doneWith<typeof PROPERTY_DOCS.operations.restoreProperty.answer>() },
  panel: { roles: ["OWNER", "MANAGER"] },
  errors: ["not_found", "request_refused", "plan_limit_reached", "concurrent_write"],
  handle: async (call, { params: { accountId, propertyId } }) =>
    ok(
      await operateOnPropertyOf(call, accountId, {
        action: "property.restore",
        fields: [],
        decide: (ctx) => restore(ctx, propertyId),
      }),
    ),
});
