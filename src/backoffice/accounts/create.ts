import * as z from "zod";
import { SUBSCRIPTIONS } from "../../db/schema/accounts.ts";
import { createAccount as create } from "../../domain/accounts/create-account.ts";
import { email, lineOf } from "../../vocabulary/field.ts";
import { ACCOUNT_TYPES } from "../../vocabulary/value-lists.ts";
import { backofficeEndpoint } from "../endpoint.ts";
import { creciField, phoneField, seedField } from "../field.ts";
import { viewAccount } from "./account.ts";
import { NAME_CHARS, PLAN_CHARS, propertyLimitField } from "./limits.ts";

export const createAccount = backofficeEndpoint({
  method: "post",
  path: "/accounts",
  operationId: "createAccount",
  tag: "Accounts",
  summary: "Create an account",
  description:
    "The owner becomes its first team member. A known seed answers 200 with the account as it stands.",
  params: {},
  query: {},
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
  statuses: [201, 200],
  errors: [],
  developmentOnly: "seed",
  handle: async (call, { body: { seed, ...input } }) => {
    const { account, isNew } = await create(call, input, seed);
    return { status: isNew ? 201 : 200, body: { data: viewAccount(account) } };
  },
});
