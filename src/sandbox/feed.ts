import { DRY_RUN } from "../contract/query.ts";
import { doneWith } from "../contract/route.ts";
import { FEED_LINK } from "../dashboard/feed/configure.ts";
import type { PLAYGROUND_DOCS } from "../documentation/sandbox.ts";
import { configureFeed, feedTargetFaults, removeFeed } from "../domain/feeds/configure-feed.ts";
import { presentFeed } from "../domain/feeds/present-feed.ts";
import { refuseAny } from "../errors/refusal.ts";
import { ptEn } from "../lib/language.ts";
import { sandboxEndpoint } from "./endpoint.ts";

export const setSandboxFeed = sandboxEndpoint({
  method: "put",
  path: "/sandbox/feed",
  operationId: "setSandboxFeed",
  tags: ["Sandbox"],
  query: DRY_RUN,
  body: FEED_LINK,
  responses: { 200: doneWith<typeof PLAYGROUND_DOCS.operations.setSandboxFeed.answer>() },
  title: ptEn("Definir o link do feed", "Set the feed link"),
  permission: "properties:write",
  hints: { destructive: true, repeatable: true, reachesOut: true },
  errors: [],
  audit: { action: "feed.configure", fields: ["url", "connector", "autoSync"] },
  faults: ({ outbound }, { body }) => feedTargetFaults(outbound, body.url),
  plan: async (call, { body }) => {
    refuseAny(await feedTargetFaults(call.outbound, body.url));
    return configureFeed(call, body);
  },
  render: ({ data }, { language, dryRun }) => ({
    data: presentFeed(data, language),
    result: { outcome: "SET", dryRun },
  }),
});

export const removeSandboxFeed = sandboxEndpoint({
  method: "delete",
  path: "/sandbox/feed",
  operationId: "removeSandboxFeed",
  tags: ["Sandbox"],
  query: DRY_RUN,
  responses: { 200: doneWith<typeof PLAYGROUND_DOCS.operations.removeSandboxFeed.answer>() },
  title: ptEn("Remover o feed", "Remove the feed"),
  permission: "properties:write",
  hints: { destructive: true, repeatable: true, reachesOut: false },
  errors: [],
  audit: { action: "feed.remove", fields: [] },
  plan: removeFeed,
  render: (_, { language, dryRun }) => ({
    data: presentFeed(null, language),
    result: { outcome: "REMOVED", dryRun },
  }),
});
