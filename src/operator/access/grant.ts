import * as z from "zod";
import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { ACCOUNT_PARAMS } from "../../backoffice/field.ts";
import { doneWith } from "../../contract/route.ts";
import { viewGrantedAccount } from "../../dashboard/accounts/account.ts";
import { GRANT_STATUSES, TIERS } from "../../db/schema/grants.ts";
import type { ACCESS_DOCS } from "../../documentation/backoffice/access.ts";
import { grantAccess as grant } from "../../domain/accounts/grant-access.ts";
import { timeText } from "../../vocabulary/field.ts";
import { PERMISSIONS } from "../../vocabulary/permissions.ts";

const MAX_CALLS_PER_SECOND = 100_000;
const MAX_CALLS_PER_MONTH = 1_000_000_000;
const MAX_COUNT = 1_000;

/** A limit left out is the tier's. */
export const Limits = z.strictObject({
  ratePerSecond: z.int().min(1).max(MAX_CALLS_PER_SECOND).optional(),
  burst: z.int().min(1).max(MAX_CALLS_PER_SECOND).optional(),
  monthlyQuota: z.int().min(0).max(MAX_CALLS_PER_MONTH).optional(),
  maxKeys: z.int().min(0).max(MAX_COUNT).optional(),
  maxWebhooks: z.int().min(0).max(MAX_COUNT).optional(),
});

export const grantAccess = backofficeEndpoint({
  method: "put",
  path: "/accounts/{accountId}/access",
  operationId: "grantAccess",
  tags: ["Access"],
  params: ACCOUNT_PARAMS,
  body: z.strictObject({
    status: z.enum(GRANT_STATUSES),
    tier: z.enum(TIERS).default("STANDARD"),
    scopes: z.array(z.enum(PERMISSIONS)),
    pilotUntil: timeText.nullable().default(null),
    limits: Limits.default({}),
    expectedUpdatedAt: timeText.nullable().optional(),
  }),
  responses: { 200: doneWith<typeof ACCESS_DOCS.operations.grantAccess.answer>() },
  errors: ["not_found", "concurrent_write"],
  operator: { roles: ["ADMIN"], stepUp: true },
  handle: async (call, { params, body: { expectedUpdatedAt, ...access } }) =>
    ok({ data: viewGrantedAccount(await grant(call, params.accountId, access, expectedUpdatedAt)) }),
});
