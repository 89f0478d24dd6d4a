import { DRY_RUN } from "../../contract/query.ts";
import { acceptedWith, doneWith } from "../../contract/route.ts";
import type { FEED_DOCS } from "../../documentation/feed.ts";
import { presentFeed } from "../../domain/feeds/present-feed.ts";
import { requestSync } from "../../domain/feeds/request-sync.ts";
import { isoOrNull } from "../../lib/clock.ts";
import { ptEn } from "../../lib/language.ts";
import { writeEndpoint } from "../endpoint.ts";

export const syncFeed = writeEndpoint({
  method: "post",
  path: "/feed/sync",
  operationId: "syncFeed",
  tags: ["Feed"],
  query: DRY_RUN,
  responses: {
    200: doneWith<typeof FEED_DOCS.operations.syncFeed.answer>(),
    202: acceptedWith<typeof FEED_DOCS.operations.syncFeed.answer>(),
  },
  title: ptEn("Sincronizar o feed agora", "Sync the feed now"),
  tool: {
    description:
      "Sync the portal feed now, once per 10 minutes. Returns whether it runs or is scheduled; get_feed shows how it ended.",
  },
  permission: "properties:write",
  hints: { destructive: true, repeatable: false, reachesOut: true },
  idempotent: true,
  errors: ["feed_not_configured", "request_refused"],
  plan: (call) => requestSync(call, call.outbound),
  status: ({ result }) => (result.dryRun || result.outcome === "ALREADY_SCHEDULED" ? 200 : 202),
  render: ({ data, result }, { language }) => ({
    data: presentFeed(data, language),
    result: { ...result, scheduledFor: isoOrNull(result.scheduledFor) },
  }),
});
