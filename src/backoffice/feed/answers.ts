import * as z from "zod";
import { FeedSync } from "../../routes/feed/schemas.ts";

export const FEED_ANSWERS = {
  configureFeed: z.object({ data: FeedSync }),
  removeFeed: z.object({ data: FeedSync }),
};
