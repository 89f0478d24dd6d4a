import * as z from "zod";
import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { ACCOUNT_PARAMS } from "../../backoffice/field.ts";
import { doneWith } from "../../contract/route.ts";
import { ANSWER_CHARS, viewRequest } from "../../dashboard/access/view-request.ts";
import { TIERS } from "../../db/schema/grants.ts";
import type { ACCESS_DOCS } from "../../documentation/backoffice/access.ts";
import { decideAccess as decide } from "../../domain/accounts/decide-access.ts";
import { lineOf, timeText } from "../../vocabulary/field.ts";
import { PERMISSIONS } from "../../vocabulary/permissions.ts";
import { Limits } from "./grant.ts";

export const decideAccess = backofficeEndpoint({
  method: "post",
  path: "/accounts/{accountId}/access/decision",
  operationId: "decideAccess",
  tags: ["Access"],
  params: ACCOUNT_PARAMS,
  body: z
    .strictObject({
      decision: z.enum(["APPROVE", "ASK", "DENY"]),
      message: lineOf(ANSWER_CHARS).nullish(),
      tier: z.enum(TIERS).default("STANDARD"),
      scopes: z.array(z.enum(PERMISSIONS)).optional(),
      pilotUntil: timeText.nullable().default(null),
      limits: Limits.default({}),
    })
    .refine(({ decision, message }) => decision === "APPROVE" || message != null, {
      path: ["message"],
      params: { fault: "required" },
    })
    .meta({
      id: "AccessDecision",
      if: { properties: { decision: { const: "APPROVE" } } },
      else: { required: ["message"], properties: { message: { type: "string" } } },
    }),
  responses: { 200: doneWith<typeof ACCESS_DOCS.operations.decideAccess.answer>() },
  errors: ["access_denied", "not_found", "concurrent_write"],
  operator: { roles: ["SUPPORT", "ADMIN"], stepUp: true, person: true },
  handle: async (call, { params, body }) =>
    ok({ data: viewRequest(await decide(call, params.accountId, body)) }),
});
