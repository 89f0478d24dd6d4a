import * as z from "zod";
import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { answerList, LIST_QUERY } from "../../backoffice/list.ts";
import { doneWith } from "../../contract/route.ts";
import { DEAD_LETTER_STATES } from "../../db/schema/dead-letters.ts";
import { sql } from "../../db/statement.ts";
import type { DEAD_LETTER_DOCS } from "../../documentation/backoffice/dead-letters.ts";
import { deadLetterTable } from "../../domain/dead-letters/letter.ts";
import { viewDeadLetter } from "./letter.ts";

export const listDeadLetters = backofficeEndpoint({
  method: "get",
  path: "/dead-letters",
  operationId: "listDeadLetters",
  tags: ["Jobs"],
  query: LIST_QUERY.extend({ state: z.enum(DEAD_LETTER_STATES).default("OPEN") }),
  responses: { 200: doneWith<typeof DEAD_LETTER_DOCS.operations.listDeadLetters.answer>() },
  errors: [],
  operator: { roles: ["ADMIN"] },
  handle: async (call, { query }) => {
    const only = sql("state = ?", query.state);
    const list = { databases: [call.directory], table: deadLetterTable, time: "at", accountId: null, only };
    return ok(await answerList(call, list, query, viewDeadLetter));
  },
});
