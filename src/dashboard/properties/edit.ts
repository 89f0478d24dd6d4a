import * as z from "zod";
import { backofficeEndpoint } from "../../backoffice/endpoint.ts";
import { PROPERTY_PARAMS } from "../../backoffice/field.ts";
import { contextOf } from "../../backoffice/operate.ts";
import { doneWith } from "../../contract/route.ts";
import type { PROPERTY_DOCS } from "../../documentation/backoffice/properties.ts";
import { loadAccount } from "../../domain/accounts/account.ts";
import { DASHBOARD_PROPERTY_FIELDS } from "../../domain/properties/record/input.ts";
import { findPropertyFaults, patchProperty } from "../../domain/properties/write.ts";
import { BUSINESS_ROLES } from "../../vocabulary/member-roles.ts";
import { propertyFieldName } from "./field-names.ts";
import { operateOnProperty } from "./operate-on-property.ts";

/** An edit that undoes another releases the fields that were not the dashboard's before. */
const Body = z.strictObject({
  ...DASHBOARD_PROPERTY_FIELDS,
  released: z.array(propertyFieldName).optional(),
});

export const editProperty = backofficeEndpoint({
  method: "patch",
  path: "/accounts/{accountId}/properties/{propertyId}",
  operationId: "editProperty",
  tags: ["Properties"],
  params: PROPERTY_PARAMS,
  body: Body,
  responses: { 200: doneWith<typeof PROPERTY_DOCS.operations.editProperty.answer>() },
  panel: { roles: BUSINESS_ROLES },
  operator: { roles: ["ADMIN"], stepUp: true },
  errors: ["not_found", "property_in_trash", "invalid_property", "concurrent_write"],
  faults: async (call, { params: { accountId = "", propertyId: id = "" }, body: { released, ...fields } }) =>
    findPropertyFaults(contextOf(call, await loadAccount(call, accountId)), { id }, fields, null),
  handle: (call, { params: { accountId, propertyId }, body: { released, ...fields } }) =>
    operateOnProperty(call, accountId, {
      action: "property.edit",
      fields: Object.keys(fields),
      decide: (ctx) => patchProperty(ctx, propertyId, fields, released),
    }),
});
