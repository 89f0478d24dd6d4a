import { loadFeed } from "../../domain/feeds/feed.ts";
import { presentFeed } from "../../domain/feeds/present-feed.ts";
import { readEndpoint } from "../endpoint.ts";

export const readFeed = readEndpoint({
  path: "/feed",
  operationId: "getFeed",
  tag: "Feed",
  summary: "How the feed stands",
  permission: "properties:read",
  params: {},
  query: {},
  errors: [],
  read: async ({ db, accountId, meter, language }) => ({
    data: presentFeed(await loadFeed(db, accountId, meter), language),
  }),
});
