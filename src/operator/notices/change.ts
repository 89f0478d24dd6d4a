import { createRoute } from "@hono/zod-openapi";
import { doneWith, json } from "../../contract/route.ts";
import { changeNotice as change } from "../../domain/notices/owner-notice.ts";
import type { NOTICE_WORDS } from "../../words/backoffice/notices.ts";
import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { NOTICE_PARAMS, NOTICE_TEXT, VERSION, viewNotice } from "./notice.ts";

export const changeNotice = backofficeEndpoint(
  createRoute({
    method: "put",
    path: "/notices/{noticeId}",
    operationId: "changeNotice",
    tags: ["Mail"],
    request: { params: NOTICE_PARAMS, body: json(NOTICE_TEXT.extend(VERSION)) },
    responses: { 200: doneWith<typeof NOTICE_WORDS.operations.changeNotice.answer>() },
  }),
  {
    errors: ["not_found", "concurrent_write"],
    operator: { roles: ["ADMIN"] },
    handle: async (call, { params: { noticeId }, body }) =>
      ok({ data: viewNotice(await change(call, noticeId, body)) }),
  },
);
