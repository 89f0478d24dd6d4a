import * as z from "zod";
import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { ACCOUNT_PARAMS } from "../../backoffice/field.ts";
import { integerParam } from "../../contract/query.ts";
import { doneWith } from "../../contract/route.ts";
import type { WEBHOOK_DOCS } from "../../documentation/backoffice/webhooks.ts";
import { loadAccount } from "../../domain/accounts/account.ts";
import { orNotFound } from "../../errors/refusal.ts";
import { DAY_MS, isoTime } from "../../lib/clock.ts";
import { webhookId } from "../../routes/webhooks/params.ts";
import { timeText } from "../../vocabulary/field.ts";
import { TECHNICAL_ROLES } from "../../vocabulary/member-roles.ts";

const MAX_DAYS = 30;
/** How many deliveries are read, the newest ones: an account may have millions. */
const MAX_DELIVERIES = 5_000;

const NONE = { PENDING: 0, RETRYING: 0, DELIVERED: 0, FAILED: 0, SKIPPED: 0 };
const DATE_CHARS = "YYYY-MM-DD".length;

export const sumDeliveries = backofficeEndpoint({
  method: "get",
  path: "/accounts/{accountId}/webhooks/{webhookId}/delivery-sums",
  operationId: "sumWebhookDeliveries",
  tags: ["Webhooks"],
  params: ACCOUNT_PARAMS.extend({ webhookId }),
  query: z.strictObject({ days: integerParam(1, MAX_DAYS), since: timeText.optional() }),
  responses: { 200: doneWith<typeof WEBHOOK_DOCS.operations.sumWebhookDeliveries.answer>() },
  panel: { roles: TECHNICAL_ROLES },
  errors: ["not_found"],
  handle: async (call, { params, query: { days, since } }) => {
    await loadAccount(call, params.accountId);
    const today = Math.floor(call.clock.now() / DAY_MS);
    const request = { since: Math.max(since ?? 0, (today - days + 1) * DAY_MS), most: MAX_DELIVERIES };
    const log = call.services.log(params.accountId);
    const sums = orNotFound(await log.sumDeliveries(params.webhookId, request));
    const data = sums.map(({ day, counts }) => ({
      day: isoTime(day * DAY_MS).slice(0, DATE_CHARS),
      statuses: { ...NONE, ...counts },
    }));
    return ok({ data: { days: data, most: MAX_DELIVERIES } });
  },
});
