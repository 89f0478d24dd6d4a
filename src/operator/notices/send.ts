import * as z from "zod";
import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { doneWith } from "../../contract/route.ts";
import type { NOTICE_DOCS } from "../../documentation/backoffice/notices.ts";
import { sendNotice as send } from "../../domain/notices/owner-notice.ts";
import { NOTICE_PARAMS, VERSION, viewNotice } from "./notice.ts";

export const sendNotice = backofficeEndpoint({
  method: "post",
  path: "/notices/{noticeId}/send",
  operationId: "sendNotice",
  tags: ["Mail"],
  params: NOTICE_PARAMS,
  body: z.strictObject(VERSION),
  responses: { 200: doneWith<typeof NOTICE_DOCS.operations.sendNotice.answer>() },
  errors: ["access_denied", "not_found", "concurrent_write"],
  operator: { roles: ["ADMIN"], stepUp: true, person: true },
  handle: async (call, { params: { noticeId }, body: { version } }) =>
    ok({ data: viewNotice(await send(call, noticeId, version)) }),
});
