import * as z from "zod";
import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { doneWith } from "../../contract/route.ts";
import { run, sql } from "../../db/statement.ts";
import type { NAME_DOCS } from "../../documentation/backoffice/names.ts";
import { OPERATOR_ROLES } from "../../vocabulary/operator-roles.ts";

const MAX_IDS = 200;
const MAX_CHARS = 6_000;

export const listAccountNames = backofficeEndpoint({
  method: "get",
  path: "/account-names",
  operationId: "listAccountNames",
  tags: ["Accounts"],
  query: z.strictObject({ ids: z.string().min(1).max(MAX_CHARS) }),
  responses: { 200: doneWith<typeof NAME_DOCS.operations.listAccountNames.answer>() },
  errors: [],
  operator: { roles: OPERATOR_ROLES },
  handle: async (call, { query }) => {
    const ids = JSON.stringify([...new Set(query.ids.split(","))].slice(0, MAX_IDS));
    const statement = sql("SELECT id, name FROM accounts WHERE id IN (SELECT value FROM json_each(?))", ids);
    const [rows = []] = await run(call.directory, [statement], call.meter);
    return ok({ data: rows.map(({ id, name }) => ({ id: String(id), name: String(name) })) });
  },
});
