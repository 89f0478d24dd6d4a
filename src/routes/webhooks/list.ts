import { createRoute } from "@hono/zod-openapi";
import { DONE } from "../../contract/route.ts";
import { presentWebhook } from "../../domain/webhooks/present.ts";
import { readEndpoint } from "../endpoint.ts";

export const listWebhooks = readEndpoint(
  createRoute({
    method: "get",
    path: "/webhooks",
    operationId: "listWebhooks" as const,
    tags: ["Webhooks"],
    summary: "The account's webhook endpoints",
    responses: { 200: DONE },
  }),
  {
    permission: "webhooks:manage",
    errors: [],
    read: async (call) => {
      // The object holds this account alone, yet a refused key must not wake it.
      await call.principal();
      return { data: (await call.log().listWebhooks()).map(presentWebhook) };
    },
  },
);
