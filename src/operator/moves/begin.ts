import * as z from "zod";
import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { ACCOUNT_PARAMS } from "../../backoffice/field.ts";
import { doneWith } from "../../contract/route.ts";
import type { MOVE_DOCS } from "../../documentation/backoffice/moves.ts";
import { moveAccount as begin } from "../../domain/moves/begin.ts";
import { wakeMover } from "../../domain/moves/wake.ts";
import { viewMove } from "./view.ts";

const MAX_NAME_CHARS = 20;

export const moveAccount = backofficeEndpoint({
  method: "post",
  path: "/accounts/{accountId}/moves",
  operationId: "moveAccount",
  tags: ["Shards"],
  params: ACCOUNT_PARAMS,
  body: z
    .strictObject({ to: z.string().max(MAX_NAME_CHARS), dryRun: z.boolean().optional() })
    .meta({ id: "MoveInput" }),
  responses: { 200: doneWith<typeof MOVE_DOCS.operations.moveAccount.answer>() },
  errors: ["not_found", "request_refused", "concurrent_write"],
  operator: { roles: ["ADMIN"], stepUp: true },
  handle: async (call, { params: { accountId }, body: { to, dryRun = false } }) => {
    const { move, expected } = await begin(call, accountId, to, dryRun);
    if (!dryRun) await wakeMover(call.services, accountId);
    return ok({ data: move && viewMove(move), expected });
  },
});
