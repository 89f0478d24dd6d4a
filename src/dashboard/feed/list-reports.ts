import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { ACCOUNT_PARAMS } from "../../backoffice/field.ts";
import { contextOf } from "../../backoffice/operate.ts";
import { doneWith } from "../../contract/route.ts";
import type { FEED_DOCS } from "../../documentation/backoffice/feed.ts";
import { loadAccount } from "../../domain/accounts/account.ts";
import { loadReports } from "../../domain/feeds/kept-reports.ts";
import { presentStored } from "../../domain/feeds/present-report.ts";
import { BUSINESS_ROLES } from "../../vocabulary/member-roles.ts";

export const listFeedReports = backofficeEndpoint({
  method: "get",
  path: "/accounts/{accountId}/feed/reports",
  operationId: "listFeedReports",
  tags: ["Feed"],
  params: ACCOUNT_PARAMS,
  responses: { 200: doneWith<typeof FEED_DOCS.operations.listFeedReports.answer>() },
  panel: { roles: BUSINESS_ROLES },
  errors: ["not_found"],
  handle: async (call, { params: { accountId } }) => {
    const account = await loadAccount(call, accountId);
    const { db } = contextOf(call, account);
    const reports = await loadReports({ db, meter: call.meter }, accountId);
    return ok({ data: reports.map((report) => presentStored(report, call.language, 0)) });
  },
});
