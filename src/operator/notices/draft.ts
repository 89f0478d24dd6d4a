import { createRoute } from "@hono/zod-openapi";
import { createdWith, json } from "../../contract/route.ts";
import { draftNotice as draft } from "../../domain/notices/owner-notice.ts";
import type { NOTICE_WORDS } from "../../words/backoffice/notices.ts";
import { backofficeEndpoint, created } from "../../backoffice/endpoint.ts";
import { NOTICE_TEXT, viewNotice } from "./notice.ts";

export const draftNotice = backofficeEndpoint(
  createRoute({
    method: "post",
    path: "/notices",
    operationId: "draftNotice",
    tags: ["Mail"],
    request: { body: json(NOTICE_TEXT) },
    responses: { 201: createdWith<typeof NOTICE_WORDS.operations.draftNotice.answer>() },
  }),
  {
    errors: [],
    operator: { roles: ["ADMIN"] },
    handle: async (call, { body }) => created({ data: viewNotice(await draft(call, body, call.once)) }),
  },
);
