import * as z from "zod";
import { readEndpoint } from "../../contract/endpoint.ts";
import { cursorParam, pageLimit } from "../../contract/query.ts";
import { presentDelivery } from "../../domain/webhooks/present.ts";
import { found } from "../../errors/refusal.ts";
import { DELIVERY_STATUSES } from "../../ports/webhooks.ts";
import { Delivery, webhookId } from "./schemas.ts";

const MAX_DELIVERIES = 200;

export const listDeliveries = readEndpoint({
  path: "/webhooks/{webhookId}/deliveries",
  operationId: "listWebhookDeliveries",
  tag: "Webhooks",
  summary: "Deliveries of a webhook endpoint, newest first",
  permission: "webhooks:manage",
  params: { webhookId },
  query: {
    limit: pageLimit(MAX_DELIVERIES),
    cursor: cursorParam,
    status: z.enum(DELIVERY_STATUSES).optional(),
  },
  errors: ["not_found"],
  response: z.object({ data: z.array(Delivery), nextCursor: z.string().nullable() }),
  read: async (call, { params, query: { limit, cursor, status } }) => {
    const position = cursor === undefined ? null : await call.readCursor(cursor);
    await call.principal();
    const before = position && (position[0] as number);
    const query = { status: status ?? null, before, limit: limit + 1 };
    const deliveries = found(await call.log().listDeliveries(params.webhookId, query));
    const page = deliveries.slice(0, limit);
    const more = deliveries.length > limit;
    return {
      data: page.map(presentDelivery),
      nextCursor: more ? await call.writeCursor([page.at(-1)!.seq]) : null,
    };
  },
});
