import * as z from "zod";
import { backofficeEndpoint, created } from "../../backoffice/endpoint.ts";
import { ACCOUNT_PARAMS } from "../../backoffice/field.ts";
import { createdWith } from "../../contract/route.ts";
import type { ACCESS_DOCS } from "../../documentation/backoffice/access.ts";
import { requestAccess as request } from "../../domain/accounts/request-access.ts";
import { lineOf } from "../../vocabulary/field.ts";
import { PERMISSIONS } from "../../vocabulary/permissions.ts";
import { NAME_CHARS } from "../accounts/limits.ts";
import { ANSWER_CHARS, viewRequest } from "./view-request.ts";

const MAX_CALLS_PER_DAY = 100_000_000;

export const requestAccess = backofficeEndpoint({
  method: "post",
  path: "/accounts/{accountId}/access/requests",
  operationId: "requestAccess",
  tags: ["Access"],
  params: ACCOUNT_PARAMS,
  body: z.strictObject({
    system: lineOf(NAME_CHARS),
    purpose: lineOf(ANSWER_CHARS),
    callsPerDay: z.int().min(1).max(MAX_CALLS_PER_DAY),
    scopes: z.array(z.enum(PERMISSIONS)).min(1),
  }),
  responses: { 201: createdWith<typeof ACCESS_DOCS.operations.requestAccess.answer>() },
  errors: ["not_found", "request_refused", "concurrent_write"],
  panel: { roles: ["OWNER"] },
  handle: async (call, { params, body }) =>
    created({ data: viewRequest(await request(call, params.accountId, body, call.once)) }),
});
