import { ptEn } from "../../../src/lib/language.ts";
import type { Plan } from "../collection.ts";

/** Under a code that no listing of the demo data has. */
const LISTING = {
  externalRef: "LOTE-0001",
  type: "APARTAMENTO",
  purposes: ["VENDA"],
  salePrice: 850_000,
  address: { cityId: "4106902", neighborhood: "Batel" },
};

export const BATCHES: readonly Plan[] = [
  {
    operation: "createPropertyBatch",
    body: { items: [LISTING] },
    saves: { propertyBatchId: "data.id" },
  },
  { operation: "getPropertyBatch", path: { batchId: "{{propertyBatchId}}" } },
  { operation: "createLeadBatch", saves: { leadBatchId: "data.id" } },
  { operation: "getLeadBatch", path: { batchId: "{{leadBatchId}}" } },
];

export const WEBHOOKS: readonly Plan[] = [
  { operation: "createWebhook", saves: { webhookId: "data.id" } },
  { operation: "testWebhook" },
  { operation: "rotateWebhookSecret" },
  { operation: "listWebhookDeliveries" },
  {
    operation: "retryWebhookDelivery",
    refusal: {
      status: 404,
      code: "not_found",
      why: ptEn(
        "Um endpoint recém-criado ainda não tem entrega: o id é o do exemplo.",
        "A new endpoint has no delivery yet: the id is that of the example.",
      ),
    },
  },
  { operation: "changeWebhook" },
  { operation: "deleteWebhook" },
];
