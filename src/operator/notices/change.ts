import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { doneWith } from "../../contract/route.ts";
import type { NOTICE_DOCS } from "../../documentation/backoffice/notices.ts";
import { changeNotice as change } from "../../domain/notices/owner-notice.ts";
import { NOTICE_PARAMS, NOTICE_TEXT, VERSION, viewNotice } from "./notice.ts";

export const changeNotice = backofficeEndpoint({
  method: "put",
  path: "/notices/{noticeId}",
  operationId: "changeNotice",
  tags: ["Mail"],
  params: NOTICE_PARAMS,
  body: NOTICE_TEXT.extend(VERSION),
  responses: { 200: doneWith<typeof NOTICE_DOCS.operations.changeNotice.answer>() },
  errors: ["not_found", "concurrent_write"],
  operator: { roles: ["ADMIN"] },
  handle: async (call, { params: { noticeId }, body }) =>
    ok({ data: viewNotice(await change(call, noticeId, body)) }),
});
