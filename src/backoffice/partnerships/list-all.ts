import { createRoute } from "@hono/zod-openapi";
import { doneWith } from "../../contract/route.ts";
import { partnershipTable } from "../../db/schema/partnerships.ts";
import type { PARTNERSHIP_WORDS } from "../../words/backoffice/partnerships.ts";
import { backofficeEndpoint, ok } from "../endpoint.ts";
import { answerList, LIST_QUERY } from "../list.ts";
import { viewBothSides } from "./of-all.ts";

export const listAllPartnerships = backofficeEndpoint(
  createRoute({
    method: "get",
    path: "/partnerships",
    operationId: "listAllPartnerships",
    tags: ["Partnerships"],
    request: { query: LIST_QUERY },
    responses: { 200: doneWith<typeof PARTNERSHIP_WORDS.operations.listAllPartnerships.answer>() },
  }),
  {
    errors: [],
    operator: { roles: ["SUPPORT", "ADMIN"] },
    handle: async (call, { query }) => {
      const { name: table, columns } = partnershipTable;
      const list = { databases: [call.directory], table, columns, time: "created_at", accountId: null };
      return ok(await answerList(call, list, query, (row) => viewBothSides(partnershipTable.decode(row))));
    },
  },
);
