import * as z from "zod";
import { Event } from "./event.ts";

export const EVENT_ANSWERS = {
  readEvents: z
    .object({ events: z.array(Event), nextCursor: z.string(), hasMore: z.boolean() })
    .meta({ id: "EventPage" }),
};
