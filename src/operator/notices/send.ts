import { createRoute } from "@hono/zod-openapi";
import * as z from "zod";
import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { doneWith, json } from "../../contract/route.ts";
import type { NOTICE_DOCS } from "../../documentation/backoffice/notices.ts";
import { sendNotice as send } from "../../domain/notices/owner-notice.ts";
import { NOTICE_PARAMS, VERSION, viewNotice } from "./notice.ts";

export const sendNotice = backofficeEndpoint(
  createRoute({
    method: "post",
    path: "/notices/{noticeId}/send",
    operationId: "sendNotice",
    tags: ["Mail"],
    request: { params: NOTICE_PARAMS, body: json(z.strictObject(VERSION)) },
    responses: { 200: doneWith<typeof NOTICE_DOCS.operations.sendNotice.answer>() },
  }),
  {
    errors: ["access_denied", "not_found", "concurrent_write"],
    operator: { roles: ["ADMIN"], stepUp: true, person: true },
    handle: async (call, { params: { noticeId }, body: { version } }) =>
      ok({ data: viewNotice(await send(call, noticeId, version)) }),
  },
);
