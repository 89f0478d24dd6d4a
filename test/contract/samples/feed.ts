import { backoffice } from "../../support/api.ts";
import type { Samples } from "./sample.ts";

export const FEED_SAMPLES: Samples = {
  syncFeed: async ({ path }) => {
    // Another link is another feed, whose first window has yet to begin.
    const url = `http://localhost:9098/${crypto.randomUUID()}.xml`;
    await backoffice.put(`${path}/feed`, { url, connector: "VRSYNC", autoSync: false });
    return {};
  },
};
