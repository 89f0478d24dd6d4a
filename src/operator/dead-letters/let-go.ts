import * as z from "zod";
import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { doneWith } from "../../contract/route.ts";
import type { DEAD_LETTER_DOCS } from "../../documentation/backoffice/dead-letters.ts";
import { letGoDeadLetter as letGo } from "../../domain/dead-letters/decide.ts";
import { lineOf } from "../../vocabulary/field.ts";
import { MAX_LINE_CHARS } from "../../vocabulary/limits.ts";
import { LETTER_PARAMS, viewDeadLetter } from "./letter.ts";

export const letGoDeadLetter = backofficeEndpoint({
  method: "post",
  path: "/dead-letters/{deadLetterId}/let-go",
  operationId: "letGoDeadLetter",
  tags: ["Jobs"],
  params: LETTER_PARAMS,
  body: z.strictObject({ reason: lineOf(MAX_LINE_CHARS) }),
  responses: { 200: doneWith<typeof DEAD_LETTER_DOCS.operations.letGoDeadLetter.answer>() },
  errors: ["access_denied", "not_found", "concurrent_write"],
  operator: { roles: ["ADMIN"], person: true },
  handle: async (call, { params: { deadLetterId }, body: { reason } }) =>
    ok({ data: viewDeadLetter(await letGo(call, deadLetterId, reason)) }),
});
