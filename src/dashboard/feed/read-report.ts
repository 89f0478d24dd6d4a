import * as z from "zod";
import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { ACCOUNT_PARAMS } from "../../backoffice/field.ts";
import { contextOf } from "../../backoffice/operate.ts";
import { doneWith } from "../../contract/route.ts";
import type { FEED_DOCS } from "../../documentation/backoffice/feed.ts";
import { loadAccount } from "../../domain/accounts/account.ts";
import { loadReport } from "../../domain/feeds/kept-reports.ts";
import { presentStored } from "../../domain/feeds/present-report.ts";
import { Refusal } from "../../errors/refusal.ts";
import { BUSINESS_ROLES } from "../../vocabulary/member-roles.ts";

const MAX_ID_CHARS = 100;

export const getFeedReport = backofficeEndpoint({
  method: "get",
  path: "/accounts/{accountId}/feed/reports/{syncId}",
  operationId: "getFeedReport",
  tags: ["Feed"],
  params: ACCOUNT_PARAMS.extend({ syncId: z.string().min(1).max(MAX_ID_CHARS) }),
  responses: { 200: doneWith<typeof FEED_DOCS.operations.getFeedReport.answer>() },
  panel: { roles: BUSINESS_ROLES },
  errors: ["not_found"],
  handle: async (call, { params: { accountId, syncId } }) => {
    const account = await loadAccount(call, accountId);
    const { db } = contextOf(call, account);
    const report = await loadReport({ db, meter: call.meter }, accountId, syncId);
    if (!report) throw new Refusal("not_found");
    return ok({ data: presentStored(report, call.language) });
  },
});
