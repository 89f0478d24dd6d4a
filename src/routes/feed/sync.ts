import { createRoute } from "@hono/zod-openapi";
import { DRY_RUN } from "../../contract/query.ts";
import { acceptedWith, doneWith } from "../../contract/route.ts";
import { presentFeed } from "../../domain/feeds/present-feed.ts";
import { requestSync } from "../../domain/feeds/request-sync.ts";
import { isoOrNull } from "../../lib/clock.ts";
import { writeEndpoint } from "../endpoint.ts";
import type { FEED_ANSWERS } from "./answers.ts";

export const syncFeed = writeEndpoint(
  createRoute({
    method: "post",
    path: "/feed/sync",
    operationId: "syncFeed",
    tags: ["Feed"],
    request: { query: DRY_RUN },
    responses: {
      200: doneWith<typeof FEED_ANSWERS.syncFeed>(),
      202: acceptedWith<typeof FEED_ANSWERS.syncFeed>(),
    },
  }),
  {
    permission: "properties:write",
    effects: { destructive: true, repeatable: false, reachesOut: true },
    idempotent: true,
    errors: ["feed_not_configured", "request_refused"],
    plan: (call) => requestSync(call, call.outbound),
    status: ({ result }) => (result.dryRun || result.outcome === "ALREADY_SCHEDULED" ? 200 : 202),
    render: ({ data, result }, { language }) => ({
      data: presentFeed(data, language),
      result: { ...result, scheduledFor: isoOrNull(result.scheduledFor) },
    }),
  },
);
