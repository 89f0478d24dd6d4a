import * as z from "zod";
import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { ACCOUNT_PARAMS } from "../../backoffice/field.ts";
import { answerList, LIST_QUERY } from "../../backoffice/list.ts";
import { sandboxParam } from "../../contract/query.ts";
import { doneWith } from "../../contract/route.ts";
import { partnershipTable } from "../../db/schema/partnerships.ts";
import { allOf, sql } from "../../db/statement.ts";
import type { PARTNERSHIP_DOCS } from "../../documentation/backoffice/partnerships.ts";
import { isOfSandboxSql } from "../../lib/id.ts";
import { PARTNERSHIP_STAGES } from "../../vocabulary/value-lists.ts";
import { viewBothSides } from "./of-all.ts";

export const listAllPartnerships = backofficeEndpoint({
  method: "get",
  path: "/partnerships",
  operationId: "listAllPartnerships",
  tags: ["Partnerships"],
  query: LIST_QUERY.extend({
    status: z.enum(PARTNERSHIP_STAGES).optional(),
    accountId: ACCOUNT_PARAMS.shape.accountId.optional(),
    sandbox: sandboxParam,
  }),
  responses: { 200: doneWith<typeof PARTNERSHIP_DOCS.operations.listAllPartnerships.answer>() },
  errors: [],
  operator: { roles: ["SUPPORT", "ADMIN"] },
  handle: async (call, { query }) => {
    const { status, accountId, sandbox } = query;
    const conditions = [
      ...(status ? [sql("status = ?", status)] : []),
      ...(accountId
        ? [sql("id IN (SELECT partnership_id FROM partnership_sides WHERE account_id = ?)", accountId)]
        : [sql(isOfSandboxSql("client_account_id", sandbox))]),
    ];
    const list = {
      databases: [call.directory],
      table: partnershipTable,
      time: "created_at",
      accountId: null,
      only: allOf(conditions),
    };
    return ok(await answerList(call, list, query, viewBothSides));
  },
});
