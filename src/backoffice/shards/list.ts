import { createRoute } from "@hono/zod-openapi";
import { doneWith } from "../../contract/route.ts";
import { readSizes, stateOf } from "../../domain/shards/sizes.ts";
import { isoOrNull } from "../../lib/clock.ts";
import { backofficeEndpoint, ok } from "../endpoint.ts";
import type { SHARD_ANSWERS } from "./answers.ts";

export const listShards = backofficeEndpoint(
  createRoute({
    method: "get",
    path: "/shards",
    operationId: "listShards",
    tags: ["Shards"],
    responses: { 200: doneWith<typeof SHARD_ANSWERS.listShards>() },
  }),
  {
    errors: [],
    handle: async (call) => {
      const data = (await readSizes(call)).map(({ measuredAt, ...shard }) => ({
        ...shard,
        state: stateOf(shard.bytes ?? 0),
        measuredAt: isoOrNull(measuredAt),
      }));
      return ok({ data, nextCursor: null });
    },
  },
);
