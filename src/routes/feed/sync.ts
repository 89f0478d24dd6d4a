import { presentFeed } from "../../domain/feeds/present-feed.ts";
import { requestSync } from "../../domain/feeds/request-sync.ts";
import { isoOrNull } from "../../lib/clock.ts";
import { writeEndpoint } from "../endpoint.ts";

export const syncFeed = writeEndpoint({
  method: "post",
  path: "/feed/sync",
  operationId: "syncFeed",
  tag: "Feed",
  summary: "Sync the feed now",
  description:
    "The first call of each 10-minute window syncs at once; later ones leave one sync scheduled for its end.",
  permission: "properties:write",
  effects: { destructive: true, repeatable: false, reachesOut: true },
  params: {},
  query: {},
  body: null,
  idempotent: true,
  statuses: [200, 202],
  errors: ["feed_not_configured", "request_refused"],
  plan: (call) => requestSync(call, call.outbound),
  status: ({ result }) => (result.dryRun || result.outcome === "ALREADY_SCHEDULED" ? 200 : 202),
  render: ({ data, result }, { language }) => ({
    data: presentFeed(data, language),
    result: { ...result, scheduledFor: isoOrNull(result.scheduledFor) },
  }),
});
