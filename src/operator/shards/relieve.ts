import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { doneWith } from "../../contract/route.ts";
import type { SHARD_DOCS } from "../../documentation/backoffice/shards.ts";
import { RELIEF, wakeMover } from "../../domain/moves/wake.ts";
import { RELIEVED_BYTES, setShardState } from "../../domain/shards/set-state.ts";
import { SHARD_PARAMS } from "./set.ts";
import { viewShardNamed } from "./view.ts";

export const relieveShard = backofficeEndpoint({
  method: "post",
  path: "/shards/{shard}/relieve",
  operationId: "relieveShard",
  tags: ["Shards"],
  params: SHARD_PARAMS,
  responses: { 200: doneWith<typeof SHARD_DOCS.operations.relieveShard.answer>() },
  errors: ["not_found", "concurrent_write"],
  operator: { roles: ["ADMIN"], stepUp: true },
  handle: async (call, { params: { shard } }) => {
    await setShardState(call, shard, "CLOSED", RELIEVED_BYTES);
    await wakeMover(call.services, RELIEF + shard);
    return ok({ data: await viewShardNamed(call, shard) });
  },
});
