import type { FEED_DOCS } from "../../../src/documentation/feed.ts";
import { backoffice } from "../../support/api.ts";
import { feedStage } from "../../support/feed-stage.ts";
import { UNUSED } from "../refusals/refusal.ts";
import { plain, type Samples } from "./sample.ts";

export const FEED_SAMPLES: Samples<keyof typeof FEED_DOCS.operations> = {
  getFeed: { call: plain },
  syncFeed: {
    call: async ({ path }) => {
      // Another link is another feed, whose first window has yet to begin.
      const url = `http://localhost:9098/${crypto.randomUUID()}.xml`;
      await backoffice.put(`${path}/feed`, { url, connector: "VRSYNC", autoSync: false });
      return {};
    },
    meanwhile: ({ api }) => api.post("/feed/sync"),
    refusals: [
      UNUSED,
      {
        code: "feed_not_configured",
        why: "the owner sets the link",
        arrange: async () => {
          const stage = await feedStage();
          await backoffice.delete(`${stage.path}/feed`);
          const body = { url: stage.url, connector: "VRSYNC", autoSync: false };
          return {
            send: (options) => stage.api.post("/feed/sync", options),
            lift: () => backoffice.put(`${stage.path}/feed`, body),
          };
        },
      },
    ],
  },
};
