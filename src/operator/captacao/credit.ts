import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { ACCOUNT_PARAMS } from "../../backoffice/field.ts";
import { operate } from "../../backoffice/operate.ts";
import { doneWith } from "../../contract/route.ts";
import { viewLedgerRow } from "../../dashboard/captacao/ledger-view.ts";
import type { CAPTACAO_DOCS } from "../../documentation/backoffice/captacao.ts";
import { creditAccount as credit } from "../../domain/captacao/credit.ts";
import { CreditInput } from "../../domain/captacao/desk-input.ts";

export const creditAccount = backofficeEndpoint({
  method: "post",
  path: "/accounts/{accountId}/captacao/credits",
  operationId: "creditAccount",
  tags: ["Captacao"],
  params: ACCOUNT_PARAMS,
  body: CreditInput,
  responses: { 200: doneWith<typeof CAPTACAO_DOCS.operations.creditAccount.answer>() },
  errors: ["not_found", "request_refused", "concurrent_write"],
  operator: { roles: ["FINANCE"], stepUp: true },
  handle: async (call, { params: { accountId }, body }) => {
    const { plan } = await operate(call, accountId, {
      action: "captacao.credit",
      fields: Object.keys(body),
      database: "directory",
      decide: (ctx) => credit(ctx, call.actor, body),
    });
    return ok({ data: viewLedgerRow(plan.data) });
  },
});
