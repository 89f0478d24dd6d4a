import * as z from "zod";
import { pageSchema } from "../schemas/page.ts";
import type { BackofficeDocs } from "../text.ts";

const ListedEvent = z
  .object({
    id: z.string(),
    type: z.string(),
    sequence: z.int(),
    createdAt: z.iso.datetime(),
    data: z.record(z.string(), z.unknown()),
    causedBy: z.string().nullable(),
  })
  .meta({ id: "ListedEvent" });

export const EVENT_LIST_DOCS = {
  operations: {
    listEvents: {
      answer: pageSchema(ListedEvent),
      summary: "List events, newest first",
      description:
        "A page looks at 5,000 events and may come back short or empty; `nextCursor` continues. A member sees the types whose objects their role sees.",
    },
  },
  params: {
    types: { en: "Comma-separated.", example: "property.created" },
    objectId: "Only events of this object.",
  },
  schemas: {
    ListedEvent: {
      _: "An event of the account's log.",
      id: { en: "Id of the event.", example: "evt_0123456789abcdef" },
      type: { en: "Its type.", example: "property.updated" },
      sequence: { en: "Its place in the log.", example: 42 },
      createdAt: "When it happened.",
      data: { en: "The data of its type.", example: { id: "prop-0123456789abcdef" } },
      causedBy: "The requestId of the call that caused it; null if a job caused it.",
    },
  },
} satisfies BackofficeDocs;
