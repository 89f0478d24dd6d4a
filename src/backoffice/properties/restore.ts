import { restoreProperty as restore } from "../../domain/properties/restore.ts";
import { backofficeEndpoint, ok } from "../endpoint.ts";
import { PROPERTY_PARAMS } from "../field.ts";
import { operateOnPropertyOf } from "./written.ts";

export const restoreProperty = backofficeEndpoint({
  method: "post",
  path: "/accounts/{accountId}/properties/{propertyId}/restore",
  operationId: "restoreProperty",
  tag: "Properties",
  summary: "Take a property out of the trash",
  description: "It comes back with the availability it had.",
  params: PROPERTY_PARAMS,
  query: {},
  body: null,
  statuses: [200],
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
