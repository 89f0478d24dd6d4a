import { doneWith } from "../../contract/route.ts";
import type { FEED_DOCS } from "../../documentation/feed.ts";
import { loadFeedAndReport } from "../../domain/feeds/feed.ts";
import { presentFeed } from "../../domain/feeds/present-feed.ts";
import { presentStored } from "../../domain/feeds/present-report.ts";
import { ptEn } from "../../lib/language.ts";
import { readEndpoint } from "../endpoint.ts";

/** How many rows of the last report are shown; the dashboard shows all. */
const SHOWN_ROWS = 50;

export const readFeed = readEndpoint({
  method: "get",
  path: "/feed",
  operationId: "getFeed",
  tags: ["Feed"],
  responses: { 200: doneWith<typeof FEED_DOCS.operations.getFeed.answer>() },
  title: ptEn("Consultar o feed", "Retrieve the feed"),
  tool: {
    description:
      "See whether the portal feed is set up and how its last sync ended. Returns state and counts.",
  },
  permission: "properties:read",
  errors: [],
  read: async ({ db, accountId, meter, language }) => {
    const { feed, report } = await loadFeedAndReport(db, accountId, meter);
    const lastReport = report && presentStored(report, language, SHOWN_ROWS);
    return { data: { ...presentFeed(feed, language), lastReport } };
  },
});
