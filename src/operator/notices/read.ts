import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { doneWith } from "../../contract/route.ts";
import type { NOTICE_DOCS } from "../../documentation/backoffice/notices.ts";
import { readOwnerNotice } from "../../domain/notices/owner-notice.ts";
import { NOTICE_PARAMS, viewNotice } from "./notice.ts";

export const readNotice = backofficeEndpoint({
  method: "get",
  path: "/notices/{noticeId}",
  operationId: "getNotice",
  tags: ["Mail"],
  params: NOTICE_PARAMS,
  responses: { 200: doneWith<typeof NOTICE_DOCS.operations.getNotice.answer>() },
  errors: ["not_found"],
  operator: { roles: ["ADMIN"] },
  handle: async (call, { params: { noticeId } }) =>
    ok({ data: viewNotice(await readOwnerNotice(call, noticeId)) }),
});
