import type { WEBHOOK_WORDS } from "../../../src/words/webhooks.ts";
import type { TestAccount } from "../../support/api.ts";
import { storeFailedDelivery } from "../../support/failed-delivery.ts";
import { type MakeSample, made, onceThree, plain, type Sample, type Samples, type Walks } from "./sample.ts";

/** Of an event that no sample makes. */
const WEBHOOK = { url: "http://127.0.0.1:9/events", types: ["captacao.offer_withdrawn"] };

const aWebhook = async ({ api }: TestAccount): Promise<string> => {
  const { id } = await made<{ id: string }>(api.post("/webhooks", { body: WEBHOOK }));
  return id;
};

const ofWebhook =
  (call: Omit<Sample, "params" | "names">): MakeSample =>
  async (account) => {
    const webhookId = await aWebhook(account);
    return { ...call, params: { webhookId }, names: [webhookId] };
  };

export const WEBHOOK_SAMPLES: Samples<keyof typeof WEBHOOK_WORDS.operations> = {
  listWebhooks: plain,
  createWebhook: () => ({ body: WEBHOOK }),
  changeWebhook: ofWebhook({ body: { description: "CRM" } }),
  deleteWebhook: ofWebhook({}),
  rotateWebhookSecret: ofWebhook({ body: { overlapHours: 1 } }),
  testWebhook: ofWebhook({ traceless: true }),
  listWebhookDeliveries: ofWebhook({}),
  retryWebhookDelivery: async (account) => {
    const webhookId = await aWebhook(account);
    const deliveryId = await storeFailedDelivery(account.accountId, webhookId);
    return { params: { webhookId, deliveryId }, names: [webhookId, deliveryId] };
  },
};

export const WEBHOOK_WALKS: Walks = {
  listWebhooks: onceThree(aWebhook),
  listWebhookDeliveries: async (account) => {
    const webhookId = await aWebhook(account);
    for (let made = 0; made < 3; made += 1) await storeFailedDelivery(account.accountId, webhookId);
    return { params: { webhookId } };
  },
};
