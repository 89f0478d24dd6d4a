import * as z from "zod";
import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { ACCOUNT_PARAMS } from "../../backoffice/field.ts";
import { doneWith } from "../../contract/route.ts";
import { run } from "../../db/statement.ts";
import type { LOOK_DOCS } from "../../documentation/backoffice/look.ts";
import { loadAccount } from "../../domain/accounts/account.ts";
import { auditRow } from "../../domain/audit/audit-row.ts";
import { LOOK_REASONS } from "../../vocabulary/look-reasons.ts";

/** Written before anything is shown, so that no look goes unrecorded (rules 36.20). */
export const lookAtAccount = backofficeEndpoint({
  method: "post",
  path: "/accounts/{accountId}/look",
  operationId: "lookAtAccount",
  tags: ["Accounts"],
  params: ACCOUNT_PARAMS,
  body: z.strictObject({ reason: z.enum(LOOK_REASONS) }),
  responses: { 200: doneWith<typeof LOOK_DOCS.operations.lookAtAccount.answer>() },
  errors: ["not_found"],
  operator: { roles: ["SUPPORT", "ADMIN"], stepUp: true },
  handle: async (call, { params: { accountId }, body: { reason } }) => {
    const { name, sandboxOf } = await loadAccount(call, accountId);
    const entry = { action: "account.look" as const, accountId, subject: accountId, fields: [reason] };
    await run(call.directory, [auditRow(call, entry)], call.meter);
    return ok({ data: { accountId, name, sandboxOf } });
  },
});
