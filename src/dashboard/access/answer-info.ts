import * as z from "zod";
import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { ACCOUNT_PARAMS } from "../../backoffice/field.ts";
import { doneWith } from "../../contract/route.ts";
import type { ACCESS_DOCS } from "../../documentation/backoffice/access.ts";
import { answerInfo as answer } from "../../domain/accounts/request-access.ts";
import { lineOf } from "../../vocabulary/field.ts";
import { ANSWER_CHARS, viewRequest } from "./view-request.ts";

export const answerInfo = backofficeEndpoint({
  method: "post",
  path: "/accounts/{accountId}/access/answer",
  operationId: "answerInfo",
  tags: ["Access"],
  params: ACCOUNT_PARAMS,
  body: z.strictObject({ answer: lineOf(ANSWER_CHARS) }),
  responses: { 200: doneWith<typeof ACCESS_DOCS.operations.answerInfo.answer>() },
  errors: ["not_found", "request_refused", "concurrent_write"],
  panel: { roles: ["OWNER"] },
  handle: async (call, { params, body }) =>
    ok({ data: viewRequest(await answer(call, params.accountId, body.answer)) }),
});
