import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { ACCOUNT_PARAMS } from "../../backoffice/field.ts";
import { integerParam } from "../../contract/query.ts";
import { doneWith } from "../../contract/route.ts";
import type { WEBHOOK_DOCS } from "../../documentation/backoffice/webhooks.ts";
import { loadAccount } from "../../domain/accounts/account.ts";
import { presentDelivery } from "../../domain/webhooks/present.ts";
import { TECHNICAL_ROLES } from "../../vocabulary/member-roles.ts";

/** A delivery is found by its endpoint and the event's place in the log: one row for each of the few endpoints. */
export const listEventDeliveries = backofficeEndpoint({
  method: "get",
  path: "/accounts/{accountId}/events/{sequence}/deliveries",
  operationId: "listEventDeliveries",
  tags: ["Webhooks"],
  params: ACCOUNT_PARAMS.extend({ sequence: integerParam(1, Number.MAX_SAFE_INTEGER - 1) }),
  responses: { 200: doneWith<typeof WEBHOOK_DOCS.operations.listEventDeliveries.answer>() },
  panel: { roles: TECHNICAL_ROLES },
  errors: ["not_found"],
  handle: async (call, { params: { accountId, sequence } }) => {
    await loadAccount(call, accountId);
    const log = call.services.log(accountId);
    const nearest = { status: null, before: sequence + 1, limit: 1 };
    const found = (await log.listWebhooks()).map(async ({ id: webhookId }) => {
      const [delivery] = (await log.listDeliveries(webhookId, nearest)) ?? [];
      return delivery?.seq === sequence ? [{ webhookId, delivery: presentDelivery(delivery) }] : [];
    });
    return ok({ data: (await Promise.all(found)).flat() });
  },
});
