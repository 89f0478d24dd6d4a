import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { PROPERTY_PARAMS } from "../../backoffice/field.ts";
import { contextOf } from "../../backoffice/operate.ts";
import { doneWith } from "../../contract/route.ts";
import type { PROPERTY_DOCS } from "../../documentation/backoffice/properties.ts";
import { loadAccount } from "../../domain/accounts/account.ts";
import { readProperty } from "../../domain/properties/read-one.ts";
import { shownName } from "../../domain/properties/record/index.ts";
import { TECHNICAL_ROLES } from "../../vocabulary/member-roles.ts";

export const listPropertyEdits = backofficeEndpoint({
  method: "get",
  path: "/accounts/{accountId}/properties/{propertyId}/edits",
  operationId: "listPropertyEdits",
  tags: ["Properties"],
  params: PROPERTY_PARAMS,
  responses: { 200: doneWith<typeof PROPERTY_DOCS.operations.listPropertyEdits.answer>() },
  panel: { roles: TECHNICAL_ROLES },
  errors: ["not_found"],
  handle: async (call, { params: { accountId, propertyId } }) => {
    const ctx = contextOf(call, await loadAccount(call, accountId));
    const { dashboardFields } = await readProperty(ctx, propertyId);
    return ok({ data: { fields: dashboardFields.map(shownName) } });
  },
});
