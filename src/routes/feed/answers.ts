import * as z from "zod";
import { FeedSync, FeedSyncResult } from "./schemas.ts";

export const FEED_ANSWERS = {
  getFeed: z.object({ data: FeedSync }),
  syncFeed: z.object({ data: FeedSync, result: FeedSyncResult }).meta({ id: "FeedSynced" }),
};
