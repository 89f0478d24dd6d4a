import * as z from "zod";
import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { ACCOUNT_PARAMS } from "../../backoffice/field.ts";
import { pageLimit } from "../../contract/query.ts";
import { doneWith } from "../../contract/route.ts";
import type { WEBHOOK_DOCS } from "../../documentation/backoffice/webhooks.ts";
import { loadAccount } from "../../domain/accounts/account.ts";
import { presentDelivery } from "../../domain/webhooks/present.ts";
import { isoTime } from "../../lib/clock.ts";
import { TECHNICAL_ROLES } from "../../vocabulary/member-roles.ts";

/** The newest failed deliveries of each of the account's few webhooks, as one list. */
export const listFailedDeliveries = backofficeEndpoint({
  method: "get",
  path: "/accounts/{accountId}/failed-deliveries",
  operationId: "listFailedDeliveries",
  tags: ["Webhooks"],
  params: ACCOUNT_PARAMS,
  query: z.strictObject({ limit: pageLimit() }),
  responses: { 200: doneWith<typeof WEBHOOK_DOCS.operations.listFailedDeliveries.answer>() },
  panel: { roles: TECHNICAL_ROLES },
  errors: ["not_found"],
  handle: async (call, { params: { accountId }, query: { limit } }) => {
    await loadAccount(call, accountId);
    const log = call.services.log(accountId);
    const request = { status: "FAILED", before: null, limit } as const;
    const found = (await log.listWebhooks()).map(async ({ id: webhookId }) =>
      ((await log.listDeliveries(webhookId, request)) ?? []).map((one) => ({ webhookId, one })),
    );
    const data = (await Promise.all(found))
      .flat()
      .toSorted((one, other) => other.one.seq - one.one.seq)
      .slice(0, limit)
      .map(({ webhookId, one }) => ({
        webhookId,
        sequence: one.seq,
        at: isoTime(one.eventAt ?? one.createdAt),
        delivery: presentDelivery(one),
      }));
    return ok({ data });
  },
});
