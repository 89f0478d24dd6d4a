import * as z from "zod";
import { readEndpoint } from "../../contract/endpoint.ts";
import { loadFeed } from "../../domain/feeds/feed.ts";
import { presentFeed } from "../../domain/feeds/present-feed.ts";
import { FeedSync } from "./schemas.ts";

export const readFeed = readEndpoint({
  path: "/feed",
  operationId: "getFeed",
  tag: "Feed",
  summary: "How the feed stands",
  permission: "properties:read",
  params: {},
  query: {},
  response: z.object({ data: FeedSync }),
  errors: [],
  read: async ({ db, accountId, meter, language }) => ({
    data: presentFeed(await loadFeed(db, accountId, meter), language),
  }),
});
