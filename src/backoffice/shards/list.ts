import { createRoute } from "@hono/zod-openapi";
import { doneWith } from "../../contract/route.ts";
import { readSizes, stateOf } from "../../domain/shards/sizes.ts";
import { isoOrNull } from "../../lib/clock.ts";
import { pageOfWhole, wholeListQuery } from "../../routes/whole-list.ts";
import type { SHARD_WORDS } from "../../words/backoffice/shards.ts";
import { backofficeEndpoint, ok } from "../endpoint.ts";

/** More than a deployment binds. */
const MOST = 1_000;

export const listShards = backofficeEndpoint(
  createRoute({
    method: "get",
    path: "/shards",
    operationId: "listShards",
    tags: ["Shards"],
    request: { query: wholeListQuery(MOST) },
    responses: { 200: doneWith<typeof SHARD_WORDS.operations.listShards.answer>() },
  }),
  {
    errors: [],
    operator: { roles: ["ADMIN"] },
    handle: async (call, { query }) => {
      const placed = (await readSizes(call)).map((shard, at) => ({ shard, at }));
      const { items, nextCursor } = await pageOfWhole(call, query, placed, ({ at }) => [at]);
      const data = items.map(({ shard: { measuredAt, ...shard } }) => ({
        ...shard,
        state: stateOf(shard.bytes ?? 0),
        measuredAt: isoOrNull(measuredAt),
      }));
      return ok({ data, nextCursor });
    },
  },
);
