import type { FEED_WORDS } from "../../../src/words/feed.ts";
import { backoffice } from "../../support/api.ts";
import { plain, type Samples } from "./sample.ts";

export const FEED_SAMPLES: Samples<keyof typeof FEED_WORDS.operations> = {
  getFeed: plain,
  syncFeed: async ({ path }) => {
    // Another link is another feed, whose first window has yet to begin.
    const url = `http://localhost:9098/${crypto.randomUUID()}.xml`;
    await backoffice.put(`${path}/feed`, { url, connector: "VRSYNC", autoSync: false });
    return {};
  },
};
