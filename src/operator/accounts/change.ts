import * as z from "zod";
import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { ACCOUNT_PARAMS, creciField, phoneField } from "../../backoffice/field.ts";
import { doneWith } from "../../contract/route.ts";
import { viewAccount } from "../../dashboard/accounts/account.ts";
import { NAME_CHARS, PLAN_CHARS, propertyLimitField } from "../../dashboard/accounts/limits.ts";
import { ACCOUNT_STATUSES, SUBSCRIPTIONS } from "../../db/schema/accounts.ts";
import type { ACCOUNT_DOCS } from "../../documentation/backoffice/accounts.ts";
import { changeAccount as change } from "../../domain/accounts/change-account.ts";
import { email, lineOf } from "../../vocabulary/field.ts";

export const changeAccount = backofficeEndpoint({
  method: "patch",
  path: "/accounts/{accountId}",
  operationId: "changeAccount",
  tags: ["Accounts"],
  params: ACCOUNT_PARAMS,
  body: z.strictObject({
    name: lineOf(NAME_CHARS).optional(),
    status: z.enum(ACCOUNT_STATUSES).optional(),
    plan: lineOf(PLAN_CHARS).optional(),
    subscription: z.enum(SUBSCRIPTIONS).optional(),
    propertyLimit: propertyLimitField.optional(),
    creciVerified: z.boolean().optional(),
    phone: phoneField.nullish(),
    ownerName: lineOf(NAME_CHARS).optional(),
    ownerEmail: email.optional(),
    organization: lineOf(NAME_CHARS).nullish(),
    creci: creciField.nullish(),
  }),
  responses: { 200: doneWith<typeof ACCOUNT_DOCS.operations.changeAccount.answer>() },
  errors: ["not_found", "concurrent_write"],
  operator: { roles: ["ADMIN"], stepUp: true },
  handle: async (call, { params, body }) =>
    ok({ data: viewAccount(await change(call, params.accountId, body)) }),
});
