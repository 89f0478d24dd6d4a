import * as z from "zod";
import { JsonText } from "../../contract/call.ts";
import { commaList, cursorParam, pageLimit } from "../../contract/query.ts";
import { doneWith } from "../../contract/route.ts";
import type { EVENT_DOCS } from "../../documentation/events.ts";
import { eventQueryFaults, readEvents as read } from "../../domain/events/read-events.ts";
import { ptEn } from "../../lib/language.ts";
import { EVENT_NAMES } from "../../vocabulary/event-types.ts";
import { timeText } from "../../vocabulary/field.ts";
import { readEndpoint } from "../endpoint.ts";

const typeList = commaList(EVENT_NAMES, 1_000).meta({
  example: "property.created,property.updated",
  description: "Comma-separated.",
});

export const readEvents = readEndpoint({
  method: "get",
  path: "/events",
  operationId: "readEvents",
  tags: ["Events"],
  query: z.strictObject({
    since: timeText.optional(),
    from: z.enum(["now"]).optional(),
    cursor: cursorParam,
    types: typeList.optional(),
    limit: pageLimit(500, 100),
  }),
  responses: { 200: doneWith<typeof EVENT_DOCS.operations.readEvents.answer>() },
  title: ptEn("Ler o registro de eventos", "Read the event log"),
  tool: {
    description:
      "See what happened in the account, in order, over the last 30 days. Returns events and nextCursor to continue with; if hasMore, read again. For the current state use lists.",
  },
  permission: "events:read",
  errors: [],
  faults: ({ clock }, { query: { cursor, since = null, from } }) =>
    cursor === undefined
      ? eventQueryFaults({ after: null, since, isFromNow: from === "now" }, clock.now())
      : [],
  read: async (call, { query }) => {
    const position = query.cursor === undefined ? null : await call.readCursor(query.cursor);
    const { text, last, hasMore } = await read(call, await call.principal(), call.log(), {
      after: position && (position[0] as number),
      since: query.since ?? null,
      isFromNow: query.from === "now",
      types: query.types ?? null,
      limit: query.limit,
    });
    const nextCursor = await call.writeCursor([last]);
    return new JsonText(`{"events":[${text}],"nextCursor":"${nextCursor}","hasMore":${hasMore}}`);
  },
});
