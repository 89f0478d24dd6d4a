import * as z from "zod";
import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { doneWith } from "../../contract/route.ts";
import { WORK_KINDS } from "../../db/schema/assignments.ts";
import type { WORK_DOCS } from "../../documentation/backoffice/work.ts";
import { takenWork } from "../../domain/assignments/take.ts";
import { OPERATOR_ROLES } from "../../vocabulary/operator-roles.ts";
import { viewAssignment } from "./view.ts";

export const listTakenWork = backofficeEndpoint({
  method: "get",
  path: "/work",
  operationId: "listTakenWork",
  tags: ["Work"],
  query: z.strictObject({ kind: z.enum(WORK_KINDS) }),
  responses: { 200: doneWith<typeof WORK_DOCS.operations.listTakenWork.answer>() },
  errors: [],
  operator: { roles: OPERATOR_ROLES },
  handle: async (call, { query }) => ok({ data: (await takenWork(call, query.kind)).map(viewAssignment) }),
});
