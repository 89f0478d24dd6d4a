import * as z from "zod";
import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { ACCOUNT_PARAMS } from "../../backoffice/field.ts";
import { operate } from "../../backoffice/operate.ts";
import { doneWith } from "../../contract/route.ts";
import type { FEED_DOCS } from "../../documentation/backoffice/feed.ts";
import { CONFLICT_DECISIONS, decideConflicts } from "../../domain/feeds/decide-conflicts.ts";
import { propertyId } from "../../routes/properties/params.ts";
import { BUSINESS_ROLES } from "../../vocabulary/member-roles.ts";
import { conflictField } from "./conflict-field.ts";

const Body = z
  .strictObject({
    field: conflictField,
    decision: z.enum(CONFLICT_DECISIONS),
    propertyId: propertyId.optional(),
    count: z.int().min(0).max(1_000_000).optional(),
  })
  .refine((body) => body.decision !== "ASK" || body.propertyId !== undefined, {
    path: ["propertyId"],
    params: { fault: "required" },
  });

const ACTIONS = { KEEP: "feed.keep", TAKE: "feed.take", ASK: "feed.ask" } as const;

export const decideFeedConflicts = backofficeEndpoint({
  method: "post",
  path: "/accounts/{accountId}/feed/conflicts",
  operationId: "decideFeedConflicts",
  tags: ["Feed"],
  params: ACCOUNT_PARAMS,
  body: Body,
  responses: { 200: doneWith<typeof FEED_DOCS.operations.decideFeedConflicts.answer>() },
  panel: { roles: BUSINESS_ROLES },
  errors: ["not_found", "request_refused", "concurrent_write"],
  handle: async (call, { params: { accountId }, body }) => {
    const { plan } = await operate(call, accountId, {
      action: ACTIONS[body.decision],
      fields: [body.field],
      decide: (ctx) => decideConflicts(ctx, body),
    });
    return ok({ result: plan.result });
  },
});
