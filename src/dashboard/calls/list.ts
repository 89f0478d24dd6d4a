import * as z from "zod";
import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { ACCOUNT_PARAMS } from "../../backoffice/field.ts";
import { cursorParam, pageLimit } from "../../contract/query.ts";
import { doneWith } from "../../contract/route.ts";
import type { CALL_DOCS } from "../../documentation/backoffice/calls.ts";
import { loadAccount } from "../../domain/accounts/account.ts";
import { presentCall, timeOfCall } from "../../domain/calls/present.ts";
import { type CallPosition, STATUS_CLASSES, VIAS } from "../../ports/call-log.ts";
import { timeText } from "../../vocabulary/field.ts";
import { TECHNICAL_ROLES } from "../../vocabulary/member-roles.ts";
import { auditReading } from "./reading.ts";

const word = z.string().min(1).max(100).optional();

export const listCalls = backofficeEndpoint({
  method: "get",
  path: "/accounts/{accountId}/calls",
  operationId: "listCalls",
  tags: ["Usage"],
  params: ACCOUNT_PARAMS,
  query: z.strictObject({
    since: timeText.optional(),
    until: timeText.optional(),
    status: z.enum(STATUS_CLASSES).optional(),
    code: word,
    keyId: word,
    operation: word,
    via: z.enum(VIAS).optional(),
    objectId: word,
    limit: pageLimit(),
    cursor: cursorParam,
  }),
  responses: { 200: doneWith<typeof CALL_DOCS.operations.listCalls.answer>() },
  panel: { roles: TECHNICAL_ROLES },
  errors: ["not_found"],
  handle: async (call, { params: { accountId }, query }) => {
    await loadAccount(call, accountId);
    await auditReading(call, accountId, null);
    const { status, limit, cursor, ...filter } = query;
    const after = (await call.readCursor(cursor)) as CallPosition | null;
    const log = call.services.callLog(accountId);
    const page = await log.list({ ...filter, statusClass: status }, after, limit);
    const data = page.calls.toSorted((one, other) => timeOfCall(other) - timeOfCall(one)).map(presentCall);
    return ok({ data, nextCursor: await call.writeCursor(page.next) });
  },
});
