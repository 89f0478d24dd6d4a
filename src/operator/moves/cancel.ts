import * as z from "zod";
import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { ACCOUNT_PARAMS } from "../../backoffice/field.ts";
import { doneWith } from "../../contract/route.ts";
import type { MOVE_DOCS } from "../../documentation/backoffice/moves.ts";
import { cancelMove as cancel } from "../../domain/moves/cancel.ts";
import { wakeMover } from "../../domain/moves/wake.ts";
import { viewMove } from "./view.ts";

const MAX_ID_CHARS = 100;

export const cancelMove = backofficeEndpoint({
  method: "delete",
  path: "/accounts/{accountId}/moves/{moveId}",
  operationId: "cancelMove",
  tags: ["Shards"],
  params: ACCOUNT_PARAMS.extend({ moveId: z.string().max(MAX_ID_CHARS) }),
  responses: { 200: doneWith<typeof MOVE_DOCS.operations.cancelMove.answer>() },
  errors: ["not_found", "request_refused", "concurrent_write"],
  operator: { roles: ["ADMIN"], stepUp: true },
  handle: async (call, { params: { accountId, moveId } }) => {
    const move = await cancel(call, accountId, moveId);
    await wakeMover(call.services, accountId);
    return ok({ data: viewMove(move) });
  },
});
