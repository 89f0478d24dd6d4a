import * as z from "zod";
import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { doneWith } from "../../contract/route.ts";
import type { SHARD_DOCS } from "../../documentation/backoffice/shards.ts";
import { SET_STATES, setShardState as set } from "../../domain/shards/set-state.ts";
import { viewShardNamed } from "./view.ts";

const MAX_NAME_CHARS = 20;

export const SHARD_PARAMS = z.strictObject({ shard: z.string().max(MAX_NAME_CHARS) });

export const setShardState = backofficeEndpoint({
  method: "put",
  path: "/shards/{shard}",
  operationId: "setShardState",
  tags: ["Shards"],
  params: SHARD_PARAMS,
  body: z.strictObject({ state: z.enum(SET_STATES) }).meta({ id: "ShardInput" }),
  responses: { 200: doneWith<typeof SHARD_DOCS.operations.setShardState.answer>() },
  errors: ["not_found", "concurrent_write"],
  operator: { roles: ["ADMIN"], stepUp: true },
  handle: async (call, { params: { shard }, body: { state } }) => {
    await set(call, shard, state);
    return ok({ data: await viewShardNamed(call, shard) });
  },
});
