import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { ACCOUNT_PARAMS } from "../../backoffice/field.ts";
import { contextOf } from "../../backoffice/operate.ts";
import { doneWith } from "../../contract/route.ts";
import type { PARTNERSHIP_DOCS } from "../../documentation/backoffice/partnerships.ts";
import { loadAccount } from "../../domain/accounts/account.ts";
import { listPartnerships } from "../../domain/partnerships/list.ts";
import { PARTNERSHIP_QUERY } from "../../routes/partnerships/list.ts";
import { SALES_ROLES } from "../../vocabulary/member-roles.ts";
import { presentAllOwn } from "./present-own.ts";

export const listAccountPartnerships = backofficeEndpoint({
  method: "get",
  path: "/accounts/{accountId}/partnerships",
  operationId: "listAccountPartnerships",
  tags: ["Partnerships"],
  params: ACCOUNT_PARAMS,
  query: PARTNERSHIP_QUERY,
  responses: { 200: doneWith<typeof PARTNERSHIP_DOCS.operations.listAccountPartnerships.answer>() },
  panel: { roles: SALES_ROLES },
  errors: ["not_found"],
  handle: async (call, { params: { accountId }, query: { cursor, limit, ...filter } }) => {
    const account = await loadAccount(call, accountId);
    const ctx = contextOf(call, account, "directory");
    const paging = { limit, after: await call.readCursor(cursor) };
    const { partnerships, next } = await listPartnerships(ctx, filter, paging);
    const data = await presentAllOwn(call, account, ctx, partnerships);
    return ok({ data, nextCursor: await call.writeCursor(next) });
  },
});
