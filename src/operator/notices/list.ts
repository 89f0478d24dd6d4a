import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { answerList, LIST_QUERY } from "../../backoffice/list.ts";
import { doneWith } from "../../contract/route.ts";
import type { NOTICE_DOCS } from "../../documentation/backoffice/notices.ts";
import { ownerNoticeTable } from "../../domain/notices/owner-notice.ts";
import { viewNotice } from "./notice.ts";

export const listNotices = backofficeEndpoint({
  method: "get",
  path: "/notices",
  operationId: "listNotices",
  tags: ["Mail"],
  query: LIST_QUERY,
  responses: { 200: doneWith<typeof NOTICE_DOCS.operations.listNotices.answer>() },
  errors: [],
  operator: { roles: ["ADMIN"] },
  handle: async (call, { query }) => {
    const list = {
      databases: [call.directory],
      table: ownerNoticeTable,
      time: "changed_at",
      accountId: null,
    };
    return ok(await answerList(call, list, query, viewNotice));
  },
});
