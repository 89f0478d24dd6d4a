import type { FEED_ANSWERS } from "../../../src/routes/feed/answers.ts";
import { backoffice } from "../../support/api.ts";
import { plain, type Samples } from "./sample.ts";

export const FEED_SAMPLES: Samples<keyof typeof FEED_ANSWERS> = {
  getFeed: plain,
  syncFeed: async ({ path }) => {
    // Another link is another feed, whose first window has yet to begin.
    const url = `http://localhost:9098/${crypto.randomUUID()}.xml`;
    await backoffice.put(`${path}/feed`, { url, connector: "VRSYNC", autoSync: false });
    return {};
  },
};
