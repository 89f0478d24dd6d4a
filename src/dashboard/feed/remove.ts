import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { ACCOUNT_PARAMS } from "../../backoffice/field.ts";
import { operate } from "../../backoffice/operate.ts";
import { doneWith } from "../../contract/route.ts";
import type { FEED_DOCS } from "../../documentation/backoffice/feed.ts";
import { removeFeed as remove } from "../../domain/feeds/configure-feed.ts";
import { presentFeed } from "../../domain/feeds/present-feed.ts";

export const removeFeed = backofficeEndpoint({
  method: "delete",
  path: "/accounts/{accountId}/feed",
  operationId: "removeFeed",
  tags: ["Feed"],
  params: ACCOUNT_PARAMS,
  responses: { 200: doneWith<typeof FEED_DOCS.operations.removeFeed.answer>() },
  panel: { roles: ["OWNER", "MANAGER"], stepUp: true },
  errors: ["not_found", "concurrent_write"],
  handle: async (call, { params: { accountId } }) => {
    await operate(call, accountId, { action: "feed.remove", decide: remove });
    return ok({ data: presentFeed(null, call.language) });
  },
});
