import { backofficeEndpoint, created } from "../../backoffice/endpoint.ts";
import { createdWith } from "../../contract/route.ts";
import type { NOTICE_DOCS } from "../../documentation/backoffice/notices.ts";
import { draftNotice as draft } from "../../domain/notices/owner-notice.ts";
import { NOTICE_TEXT, viewNotice } from "./notice.ts";

export const draftNotice = backofficeEndpoint({
  method: "post",
  path: "/notices",
  operationId: "draftNotice",
  tags: ["Mail"],
  body: NOTICE_TEXT,
  responses: { 201: createdWith<typeof NOTICE_DOCS.operations.draftNotice.answer>() },
  errors: [],
  operator: { roles: ["ADMIN"] },
  handle: async (call, { body }) => created({ data: viewNotice(await draft(call, body, call.once)) }),
});
