import * as z from "zod";
import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { LIST_QUERY } from "../../backoffice/list.ts";
import { sandboxParam } from "../../contract/query.ts";
import { doneWith } from "../../contract/route.ts";
import { viewGrantedAccount } from "../../dashboard/accounts/account.ts";
import { GRANT_STATUSES } from "../../db/schema/grants.ts";
import type { ACCOUNT_DOCS } from "../../documentation/backoffice/accounts.ts";
import { listAccounts as list } from "../../domain/accounts/list-accounts.ts";

export const listAccounts = backofficeEndpoint({
  method: "get",
  path: "/accounts",
  operationId: "listAccounts",
  tags: ["Accounts"],
  query: LIST_QUERY.extend({ access: z.enum(GRANT_STATUSES).optional(), sandbox: sandboxParam }),
  responses: { 200: doneWith<typeof ACCOUNT_DOCS.operations.listAccounts.answer>() },
  errors: [],
  operator: { roles: ["SUPPORT", "ADMIN"] },
  handle: async (call, { query: { access, sandbox, cursor, limit } }) => {
    const after = await call.readCursor(cursor);
    const { accounts, next } = await list(call, access, { sandbox, after, limit });
    return ok({ data: accounts.map(viewGrantedAccount), nextCursor: await call.writeCursor(next) });
  },
});
