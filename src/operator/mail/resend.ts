import * as z from "zod";
import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { ACCOUNT_PARAMS } from "../../backoffice/field.ts";
import { doneWith } from "../../contract/route.ts";
import type { MAIL_DOCS } from "../../documentation/backoffice/mail.ts";
import { loadDatabases } from "../../domain/accounts/account.ts";
import { resendMail as resend } from "../../domain/notices/resend-mail.ts";
import { viewMail } from "./view.ts";

export const resendMail = backofficeEndpoint({
  method: "post",
  path: "/accounts/{accountId}/mail/{mailId}/send",
  operationId: "resendMail",
  tags: ["Mail"],
  params: ACCOUNT_PARAMS.extend({ mailId: z.string() }),
  responses: { 200: doneWith<typeof MAIL_DOCS.operations.resendMail.answer>() },
  errors: ["not_found", "concurrent_write"],
  operator: { roles: ["SUPPORT", "ADMIN"] },
  handle: async (call, { params: { accountId, mailId } }) => {
    const databases = await loadDatabases(call, accountId);
    return ok({ data: viewMail(await resend(call, { accountId, databases }, mailId)) });
  },
});
