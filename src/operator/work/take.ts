import * as z from "zod";
import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { doneWith } from "../../contract/route.ts";
import { WORK_KINDS } from "../../db/schema/assignments.ts";
import type { WORK_DOCS } from "../../documentation/backoffice/work.ts";
import { takeWork as take } from "../../domain/assignments/take.ts";
import { lineOf } from "../../vocabulary/field.ts";
import { OPERATOR_ROLES } from "../../vocabulary/operator-roles.ts";
import { viewAssignment } from "./view.ts";

const MAX_SUBJECT_CHARS = 300;

export const takeWork = backofficeEndpoint({
  method: "post",
  path: "/work",
  operationId: "takeWork",
  tags: ["Work"],
  body: z.strictObject({ kind: z.enum(WORK_KINDS), subject: lineOf(MAX_SUBJECT_CHARS) }),
  responses: { 200: doneWith<typeof WORK_DOCS.operations.takeWork.answer>() },
  errors: ["access_denied"],
  operator: { roles: OPERATOR_ROLES, person: true },
  handle: async (call, { body }) => ok({ data: viewAssignment(await take(call, body)) }),
});
