import * as z from "zod";
import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { ACCOUNT_PARAMS } from "../../backoffice/field.ts";
import { operate } from "../../backoffice/operate.ts";
import { doneWith } from "../../contract/route.ts";
import type { FEED_DOCS } from "../../documentation/backoffice/feed.ts";
import { decideHeld, HELD_DECISIONS } from "../../domain/feeds/hold.ts";
import { presentFeed } from "../../domain/feeds/present-feed.ts";

export const decideHeldFeed = backofficeEndpoint({
  method: "post",
  path: "/accounts/{accountId}/feed/decision",
  operationId: "decideHeldFeed",
  tags: ["Feed"],
  params: ACCOUNT_PARAMS,
  body: z.strictObject({ decision: z.enum(HELD_DECISIONS) }),
  responses: { 200: doneWith<typeof FEED_DOCS.operations.decideHeldFeed.answer>() },
  panel: { roles: ["OWNER", "MANAGER"] },
  errors: ["not_found", "feed_not_configured", "request_refused", "concurrent_write"],
  handle: async (call, { params: { accountId }, body }) => {
    const { plan } = await operate(call, accountId, {
      action: body.decision === "WRONG_FEED" ? "feed.wrong" : "feed.same",
      decide: (ctx) => decideHeld(ctx, body.decision),
    });
    return ok({ data: presentFeed(plan.data, call.language) });
  },
});
