import * as z from "zod";
import { readEndpoint } from "../../contract/endpoint.ts";
import { presentWebhook } from "../../domain/webhooks/present.ts";
import { Webhook } from "./schemas.ts";

export const listWebhooks = readEndpoint({
  path: "/webhooks",
  operationId: "listWebhooks",
  tag: "Webhooks",
  summary: "The account's webhook endpoints",
  permission: "webhooks:manage",
  params: {},
  query: {},
  errors: [],
  response: z.object({ data: z.array(Webhook) }),
  read: async (call) => {
    // The object holds this account alone, yet a refused key must not wake it.
    await call.principal();
    return { data: (await call.log().listWebhooks()).map(presentWebhook) };
  },
});
