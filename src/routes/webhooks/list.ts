import { doneWith } from "../../contract/route.ts";
import type { WEBHOOK_DOCS } from "../../documentation/webhooks.ts";
import { presentWebhook } from "../../domain/webhooks/present.ts";
import { ptEn } from "../../lib/language.ts";
import { readEndpoint } from "../endpoint.ts";
import { pageOfWhole, wholeListQuery } from "../whole-list.ts";

/** As many as an operator may allow an account (rules 3.8). */
const MAX_WEBHOOKS = 1_000;

export const listWebhooks = readEndpoint({
  method: "get",
  path: "/webhooks",
  operationId: "listWebhooks",
  tags: ["Webhooks"],
  query: wholeListQuery(MAX_WEBHOOKS),
  responses: { 200: doneWith<typeof WEBHOOK_DOCS.operations.listWebhooks.answer>() },
  title: ptEn("Listar endpoints de webhook", "List webhook endpoints"),
  tool: null,
  permission: "webhooks:manage",
  errors: [],
  read: async (call, { query }) => {
    // The log's object has only this account's data, but a refused key must not wake it.
    await call.principal();
    const webhooks = await call.log().listWebhooks();
    const page = await pageOfWhole(call, query, webhooks, ({ createdAt, id }) => [-createdAt, id]);
    return { data: page.items.map(presentWebhook), nextCursor: page.nextCursor };
  },
});
