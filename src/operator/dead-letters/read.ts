import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { doneWith } from "../../contract/route.ts";
import type { DEAD_LETTER_DOCS } from "../../documentation/backoffice/dead-letters.ts";
import { findDeadLetter } from "../../domain/dead-letters/letter.ts";
import { orNotFound } from "../../errors/refusal.ts";
import { LETTER_PARAMS, viewDeadLetter } from "./letter.ts";

export const readDeadLetter = backofficeEndpoint({
  method: "get",
  path: "/dead-letters/{deadLetterId}",
  operationId: "getDeadLetter",
  tags: ["Jobs"],
  params: LETTER_PARAMS,
  responses: { 200: doneWith<typeof DEAD_LETTER_DOCS.operations.getDeadLetter.answer>() },
  errors: ["not_found"],
  operator: { roles: ["ADMIN"] },
  handle: async (call, { params: { deadLetterId } }) => {
    const letter = orNotFound(await findDeadLetter(call.directory, deadLetterId, call.meter));
    const message = letter.body as Readonly<Record<string, unknown>>;
    return ok({ data: { ...viewDeadLetter(letter), message } });
  },
});
