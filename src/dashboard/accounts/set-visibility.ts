import * as z from "zod";
import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { ACCOUNT_PARAMS } from "../../backoffice/field.ts";
import { doneWith } from "../../contract/route.ts";
import type { ACCOUNT_DOCS } from "../../documentation/backoffice/accounts.ts";
import { changeAccount } from "../../domain/accounts/change-account.ts";
import { HIDEABLE_FIELDS } from "../../vocabulary/visibility.ts";
import { viewAccount } from "./account.ts";

const VISIBILITY = z.strictObject({
  hiddenFields: z.array(z.enum(HIDEABLE_FIELDS)).max(HIDEABLE_FIELDS.length),
});

export const setVisibility = backofficeEndpoint({
  method: "put",
  path: "/accounts/{accountId}/visibility",
  operationId: "setVisibility",
  tags: ["Accounts"],
  params: ACCOUNT_PARAMS,
  body: VISIBILITY,
  responses: { 200: doneWith<typeof ACCOUNT_DOCS.operations.setVisibility.answer>() },
  panel: { roles: ["OWNER"] },
  errors: ["not_found", "concurrent_write"],
  handle: async (call, { params: { accountId }, body }) => {
    const hiddenFields = HIDEABLE_FIELDS.filter((field) => body.hiddenFields.includes(field));
    const account = await changeAccount(call, accountId, { hiddenFields }, "account.visibility");
    return ok({ data: viewAccount(account) });
  },
});
