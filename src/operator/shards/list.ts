import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { doneWith } from "../../contract/route.ts";
import type { SHARD_DOCS } from "../../documentation/backoffice/shards.ts";
import { measuredShards } from "../../domain/shards/sizes.ts";
import { pageOfWhole, wholeListQuery } from "../../routes/whole-list.ts";
import { viewShard } from "./view.ts";

/** More than a deployment binds. */
const MAX_SHARDS = 1_000;

export const listShards = backofficeEndpoint({
  method: "get",
  path: "/shards",
  operationId: "listShards",
  tags: ["Shards"],
  query: wholeListQuery(MAX_SHARDS),
  responses: { 200: doneWith<typeof SHARD_DOCS.operations.listShards.answer>() },
  errors: [],
  operator: { roles: ["ADMIN"] },
  handle: async (call, { query }) => {
    const numbered = (await measuredShards(call)).map((shard, at) => ({ ...shard, at }));
    const { items, nextCursor } = await pageOfWhole(call, query, numbered, ({ at }) => [at]);
    const data = await Promise.all(items.map((shard) => viewShard(call, shard)));
    return ok({ data, nextCursor });
  },
});
