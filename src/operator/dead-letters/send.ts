import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { doneWith } from "../../contract/route.ts";
import type { DEAD_LETTER_DOCS } from "../../documentation/backoffice/dead-letters.ts";
import { sendDeadLetter as send } from "../../domain/dead-letters/decide.ts";
import { LETTER_PARAMS, viewDeadLetter } from "./letter.ts";

export const sendDeadLetter = backofficeEndpoint({
  method: "post",
  path: "/dead-letters/{deadLetterId}/send",
  operationId: "sendDeadLetter",
  tags: ["Jobs"],
  params: LETTER_PARAMS,
  responses: { 200: doneWith<typeof DEAD_LETTER_DOCS.operations.sendDeadLetter.answer>() },
  errors: ["access_denied", "not_found", "concurrent_write"],
  operator: { roles: ["ADMIN"], person: true },
  handle: async (call, { params: { deadLetterId } }) =>
    ok({ data: viewDeadLetter(await send(call, call.services.queues, deadLetterId)) }),
});
