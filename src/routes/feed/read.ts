import { createRoute } from "@hono/zod-openapi";
import { DONE } from "../../contract/route.ts";
import { loadFeed } from "../../domain/feeds/feed.ts";
import { presentFeed } from "../../domain/feeds/present-feed.ts";
import { readEndpoint } from "../endpoint.ts";

export const readFeed = readEndpoint(
  createRoute({
    method: "get",
    path: "/feed",
    operationId: "getFeed" as const,
    tags: ["Feed"],
    responses: { 200: DONE },
  }),
  {
    permission: "properties:read",
    errors: [],
    read: async ({ db, accountId, meter, language }) => ({
      data: presentFeed(await loadFeed(db, accountId, meter), language),
    }),
  },
);
