import { createRoute } from "@hono/zod-openapi";
import { DONE } from "../../contract/route.ts";
import { readSizes, stateOf } from "../../domain/shards/sizes.ts";
import { isoOrNull } from "../../lib/clock.ts";
import { backofficeEndpoint, ok } from "../endpoint.ts";

export const listShards = backofficeEndpoint(
  createRoute({
    method: "get",
    path: "/shards",
    operationId: "listShards" as const,
    tags: ["Shards"],
    responses: { 200: DONE },
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
