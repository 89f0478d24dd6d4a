import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { ACCOUNT_PARAMS } from "../../backoffice/field.ts";
import { operate } from "../../backoffice/operate.ts";
import { doneWith } from "../../contract/route.ts";
import type { FEED_DOCS } from "../../documentation/backoffice/feed.ts";
import { askAllPhotosAgain } from "../../domain/feeds/ask-all-photos.ts";
import { presentFeed } from "../../domain/feeds/present-feed.ts";
import { BUSINESS_ROLES } from "../../vocabulary/member-roles.ts";

export const askFeedPhotosAgain = backofficeEndpoint({
  method: "post",
  path: "/accounts/{accountId}/feed/photos/fetch",
  operationId: "fetchFeedPhotos",
  tags: ["Feed"],
  params: ACCOUNT_PARAMS,
  responses: { 200: doneWith<typeof FEED_DOCS.operations.fetchFeedPhotos.answer>() },
  panel: { roles: BUSINESS_ROLES },
  errors: ["not_found", "feed_not_configured", "request_refused", "concurrent_write"],
  handle: async (call, { params: { accountId } }) => {
    const { plan } = await operate(call, accountId, {
      action: "feed.photos",
      decide: askAllPhotosAgain,
    });
    return ok({ data: presentFeed(plan.data, call.language) });
  },
});
