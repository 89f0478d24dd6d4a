import { backofficeEndpoint } from "../../backoffice/endpoint.ts";
import { PROPERTY_PARAMS } from "../../backoffice/field.ts";
import { doneWith } from "../../contract/route.ts";
import type { PROPERTY_DOCS } from "../../documentation/backoffice/properties.ts";
import { forgetAnswers } from "../../domain/accounts/gate-notice.ts";
import { purgeProperty as purge } from "../../domain/properties/purge.ts";
import { operateOnProperty } from "./operate-on-property.ts";

export const purgeProperty = backofficeEndpoint({
  method: "post",
  path: "/accounts/{accountId}/properties/{propertyId}/purge",
  operationId: "purgeProperty",
  tags: ["Properties"],
  params: PROPERTY_PARAMS,
  responses: { 200: doneWith<typeof PROPERTY_DOCS.operations.purgeProperty.answer>() },
  panel: { roles: ["OWNER"], stepUp: true },
  errors: ["not_found", "request_refused", "concurrent_write"],
  handle: (call, { params: { accountId, propertyId } }) =>
    operateOnProperty(call, accountId, {
      action: "property.purge",
      decide: async (ctx) => {
        const plan = await purge(ctx, propertyId);
        await forgetAnswers(call, accountId, [propertyId]);
        return plan;
      },
    }),
});
