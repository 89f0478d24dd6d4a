import * as z from "zod";
import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { ACCOUNT_PARAMS } from "../../backoffice/field.ts";
import { operate } from "../../backoffice/operate.ts";
import { doneWith } from "../../contract/route.ts";
import type { FEED_DOCS } from "../../documentation/backoffice/feed.ts";
import { configureFeed as configure, feedTargetFaults } from "../../domain/feeds/configure-feed.ts";
import { presentFeed } from "../../domain/feeds/present-feed.ts";
import { refuseAny } from "../../errors/refusal.ts";
import { MAX_URL_CHARS } from "../../lib/url-length.ts";
import { CONNECTORS } from "../../vocabulary/value-lists.ts";

export const FEED_LINK = z.strictObject({
  url: z.string().min(1).max(MAX_URL_CHARS).meta({ format: "uri" }),
  connector: z.enum(CONNECTORS).default("VRSYNC"),
  autoSync: z.boolean().default(true),
});

export const configureFeed = backofficeEndpoint({
  method: "put",
  path: "/accounts/{accountId}/feed",
  operationId: "configureFeed",
  tags: ["Feed"],
  params: ACCOUNT_PARAMS,
  body: FEED_LINK,
  responses: { 200: doneWith<typeof FEED_DOCS.operations.configureFeed.answer>() },
  panel: { roles: ["OWNER", "MANAGER"], stepUp: true },
  errors: ["not_found", "concurrent_write"],
  faults: (call, { body }) => feedTargetFaults(call.services.outbound, body.url),
  handle: async (call, { params: { accountId }, body }) => {
    refuseAny(await feedTargetFaults(call.services.outbound, body.url));
    const { plan } = await operate(call, accountId, {
      action: "feed.configure",
      fields: ["url", "connector", "autoSync"],
      decide: (ctx) => configure(ctx, body),
    });
    return ok({ data: presentFeed(plan.data, call.language) });
  },
});
