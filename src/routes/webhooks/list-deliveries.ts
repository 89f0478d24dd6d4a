import * as z from "zod";
import { cursorParam, pageLimit } from "../../contract/query.ts";
import { doneWith } from "../../contract/route.ts";
import type { WEBHOOK_DOCS } from "../../documentation/webhooks.ts";
import { presentDelivery } from "../../domain/webhooks/present.ts";
import { orNotFound } from "../../errors/refusal.ts";
import { ptEn } from "../../lib/language.ts";
import { DELIVERY_STATUSES } from "../../ports/webhooks.ts";
import { readEndpoint } from "../endpoint.ts";
import { webhookId } from "./params.ts";

const MAX_DELIVERIES = 200;

export const listDeliveries = readEndpoint({
  method: "get",
  path: "/webhooks/{webhookId}/deliveries",
  operationId: "listWebhookDeliveries",
  tags: ["Webhooks"],
  params: z.strictObject({ webhookId }),
  query: z.strictObject({
    limit: pageLimit(MAX_DELIVERIES),
    cursor: cursorParam,
    status: z.enum(DELIVERY_STATUSES).optional(),
  }),
  responses: { 200: doneWith<typeof WEBHOOK_DOCS.operations.listWebhookDeliveries.answer>() },
  title: ptEn("Listar as entregas de um webhook", "List webhook deliveries"),
  tool: null,
  permission: "webhooks:manage",
  errors: ["not_found"],
  read: async (call, { params, query: { limit, cursor, status } }) => {
    const position = cursor === undefined ? null : await call.readCursor(cursor);
    await call.principal();
    const before = position && (position[0] as number);
    const query = { status: status ?? null, before, limit: limit + 1 };
    const deliveries = orNotFound(await call.log().listDeliveries(params.webhookId, query));
    const page = deliveries.slice(0, limit);
    const hasMore = deliveries.length > limit;
    return {
      data: page.map(presentDelivery),
      nextCursor: hasMore ? await call.writeCursor([page.at(-1)!.seq]) : null,
    };
  },
});
