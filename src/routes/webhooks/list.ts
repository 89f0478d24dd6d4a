import { presentWebhook } from "../../domain/webhooks/present.ts";
import { readEndpoint } from "../endpoint.ts";

export const listWebhooks = readEndpoint({
  path: "/webhooks",
  operationId: "listWebhooks",
  tag: "Webhooks",
  summary: "The account's webhook endpoints",
  permission: "webhooks:manage",
  params: {},
  query: {},
  errors: [],
  read: async (call) => {
    // The object holds this account alone, yet a refused key must not wake it.
    await call.principal();
    return { data: (await call.log().listWebhooks()).map(presentWebhook) };
  },
});
