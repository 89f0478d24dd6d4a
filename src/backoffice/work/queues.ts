import { createRoute } from "@hono/zod-openapi";
import { doneWith } from "../../contract/route.ts";
import { waitingQueues } from "../../domain/assignments/waiting.ts";
import { isoOrNull } from "../../lib/clock.ts";
import { OPERATOR_ROLES } from "../../vocabulary/operator-roles.ts";
import type { WORK_WORDS } from "../../words/backoffice/work.ts";
import { backofficeEndpoint, ok } from "../endpoint.ts";

export const listQueues = backofficeEndpoint(
  createRoute({
    method: "get",
    path: "/queues",
    operationId: "listQueues",
    tags: ["Work"],
    request: {},
    responses: { 200: doneWith<typeof WORK_WORDS.operations.listQueues.answer>() },
  }),
  {
    errors: [],
    operator: { roles: OPERATOR_ROLES },
    handle: async (call) =>
      ok({
        data: (await waitingQueues(call)).map(({ oldestAt, ...queue }) => ({
          ...queue,
          oldestAt: isoOrNull(oldestAt),
        })),
      }),
  },
);
