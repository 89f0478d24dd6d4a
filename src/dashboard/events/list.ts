import * as z from "zod";
import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { ACCOUNT_PARAMS } from "../../backoffice/field.ts";
import { commaList, cursorParam, pageLimit } from "../../contract/query.ts";
import { doneWith } from "../../contract/route.ts";
import type { EVENT_LIST_DOCS } from "../../documentation/backoffice/events.ts";
import { loadAccount } from "../../domain/accounts/account.ts";
import { isoTime } from "../../lib/clock.ts";
import { EVENT_NAMES, mayRead, readableTypes } from "../../vocabulary/event-types.ts";
import { PERMISSIONS_OF } from "../../vocabulary/member-permissions.ts";
import { TECHNICAL_ROLES } from "../../vocabulary/member-roles.ts";
import { PERMISSIONS } from "../../vocabulary/permissions.ts";

const MAX_ID_CHARS = 100;
const MAX_TYPES_CHARS = 1_000;

export const listEvents = backofficeEndpoint({
  method: "get",
  path: "/accounts/{accountId}/events",
  operationId: "listEvents",
  tags: ["Events"],
  params: ACCOUNT_PARAMS,
  query: z.strictObject({
    types: commaList(EVENT_NAMES, MAX_TYPES_CHARS).optional(),
    objectId: z.string().min(1).max(MAX_ID_CHARS).optional(),
    limit: pageLimit(),
    cursor: cursorParam,
  }),
  responses: { 200: doneWith<typeof EVENT_LIST_DOCS.operations.listEvents.answer>() },
  panel: { roles: TECHNICAL_ROLES },
  errors: ["not_found"],
  handle: async (call, { params: { accountId }, query }) => {
    const { shard } = await loadAccount(call, accountId);
    const scopes = call.member ? PERMISSIONS_OF[call.member.role] : PERMISSIONS;
    const readable = readableTypes(scopes);
    const after = await call.readCursor(query.cursor);
    const page = await call.services.log(accountId).readNewest({
      accountId,
      shard,
      before: after && Number(after[0]),
      types: query.types ? query.types.filter((type) => readable.includes(type)) : readable,
      objectId: query.objectId ?? null,
      limit: query.limit,
    });
    const data = page.events
      .filter((event) => mayRead(scopes, event))
      .map(({ createdAt, data: text, ...event }) => ({
        ...event,
        createdAt: isoTime(createdAt),
        data: JSON.parse(text) as Record<string, unknown>,
      }));
    return ok({ data, nextCursor: await call.writeCursor(page.next === null ? null : [page.next]) });
  },
});
