import { createRoute } from "@hono/zod-openapi";
import { doneWith } from "../../contract/route.ts";
import { loadFeed } from "../../domain/feeds/feed.ts";
import { presentFeed } from "../../domain/feeds/present-feed.ts";
import { readEndpoint } from "../endpoint.ts";
import type { FEED_ANSWERS } from "./answers.ts";

export const readFeed = readEndpoint(
  createRoute({
    method: "get",
    path: "/feed",
    operationId: "getFeed",
    tags: ["Feed"],
    responses: { 200: doneWith<typeof FEED_ANSWERS.getFeed>() },
  }),
  {
    permission: "properties:read",
    errors: [],
    read: async ({ db, accountId, meter, language }) => ({
      data: presentFeed(await loadFeed(db, accountId, meter), language),
    }),
  },
);
