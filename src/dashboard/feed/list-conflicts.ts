import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { ACCOUNT_PARAMS } from "../../backoffice/field.ts";
import { LIST_QUERY, pageOf } from "../../backoffice/list.ts";
import { contextOf } from "../../backoffice/operate.ts";
import { doneWith } from "../../contract/route.ts";
import { sql } from "../../db/statement.ts";
import type { FEED_DOCS } from "../../documentation/backoffice/feed.ts";
import { loadAccount } from "../../domain/accounts/account.ts";
import { conflictTable } from "../../domain/feeds/conflicts.ts";
import { countWaiting, presentConflicts } from "../../domain/feeds/list-conflicts.ts";
import { BUSINESS_ROLES } from "../../vocabulary/member-roles.ts";
import { conflictField } from "./conflict-field.ts";

export const listFeedConflicts = backofficeEndpoint({
  method: "get",
  path: "/accounts/{accountId}/feed/conflicts",
  operationId: "listFeedConflicts",
  tags: ["Feed"],
  params: ACCOUNT_PARAMS,
  query: LIST_QUERY.extend({ field: conflictField.optional() }),
  responses: { 200: doneWith<typeof FEED_DOCS.operations.listFeedConflicts.answer>() },
  panel: { roles: BUSINESS_ROLES },
  errors: ["not_found"],
  handle: async (call, { params: { accountId }, query }) => {
    const account = await loadAccount(call, accountId);
    const { db, links } = contextOf(call, account);
    const { name: table, columns } = conflictTable;
    const { field } = query;
    const only = field === undefined ? sql("kept = 0") : sql("kept = 0 AND field = ?", field);
    const list = { databases: [db], table, columns, time: "found_at", accountId, only };
    const { rows, nextCursor } = await pageOf(call, list, query);
    const { meter, language } = call;
    const view = { language, links };
    const data = await presentConflicts({ db, meter }, rows.map(conflictTable.decode), view);
    const waiting = await countWaiting({ db, meter }, accountId, field);
    return ok({ data, nextCursor, waiting });
  },
});
