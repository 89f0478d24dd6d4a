import * as z from "zod";
import { backofficeEndpoint } from "../../backoffice/endpoint.ts";
import { creciField, phoneField, seedField } from "../../backoffice/field.ts";
import { createdWith, doneWith } from "../../contract/route.ts";
import { viewAccount } from "../../dashboard/accounts/account.ts";
import { NAME_CHARS, PLAN_CHARS, propertyLimitField } from "../../dashboard/accounts/limits.ts";
import { SUBSCRIPTIONS } from "../../db/schema/accounts.ts";
import type { ACCOUNT_DOCS } from "../../documentation/backoffice/accounts.ts";
import { createAccount as create } from "../../domain/accounts/create-account.ts";
import { email, lineOf } from "../../vocabulary/field.ts";
import { ACCOUNT_TYPES } from "../../vocabulary/value-lists.ts";

export const createAccount = backofficeEndpoint({
  method: "post",
  path: "/accounts",
  operationId: "createAccount",
  tags: ["Accounts"],
  body: z.strictObject({
    name: lineOf(NAME_CHARS),
    type: z.enum(ACCOUNT_TYPES),
    plan: lineOf(PLAN_CHARS),
    propertyLimit: propertyLimitField,
    ownerName: lineOf(NAME_CHARS),
    ownerEmail: email,
    subscription: z.enum(SUBSCRIPTIONS).default("ACTIVE"),
    organization: lineOf(NAME_CHARS).nullish(),
    creci: creciField.nullish(),
    phone: phoneField.nullish(),
    seed: seedField,
  }),
  responses: {
    200: doneWith<typeof ACCOUNT_DOCS.operations.createAccount.answer>(),
    201: createdWith<typeof ACCOUNT_DOCS.operations.createAccount.answer>(),
  },
  errors: [],
  operator: { roles: ["ADMIN"], stepUp: true },
  developmentOnly: "seed",
  handle: async (call, { body: { seed, ...input } }) => {
    const { account, isNew } = await create(call, input, seed ?? call.once ?? undefined);
    return { status: isNew ? 201 : 200, body: { data: viewAccount(account) } };
  },
});
