import { vi } from "vitest";
import type { WEBHOOK_DOCS } from "../../../src/documentation/webhooks.ts";
import { makeAccount, type TestAccount } from "../../support/api.ts";
import { storeFailedDelivery } from "../../support/failed-delivery.ts";
import { stopClockAt } from "../../support/time.ts";
import { type MakeSample, made, plain, type Sample, type Samples, sharedThree } from "./sample.ts";

/** Subscribes to an event that no sample causes. */
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

export const WEBHOOK_SAMPLES: Samples<keyof typeof WEBHOOK_DOCS.operations> = {
  listWebhooks: { call: plain, walk: sharedThree(aWebhook) },
  createWebhook: { call: () => ({ body: WEBHOOK }) },
  changeWebhook: {
    call: ofWebhook({ body: { description: "CRM" } }),
    refusals: [
      {
        code: "webhook_url_refused",
        why: "the name leads elsewhere",
        arrange: async () => {
          const { api } = await makeAccount();
          const { body } = await api.post("/webhooks", { body: WEBHOOK });
          const answers = vi.spyOn(globalThis, "fetch");
          const resolvesTo = (data: string) =>
            answers.mockImplementation(async () =>
              Response.json({ Status: 0, Answer: [{ type: 1, data, TTL: 0 }] }),
            );
          resolvesTo("224.0.0.1");
          const url = `https://${crypto.randomUUID()}.example.com/events`;
          return {
            send: (options) => api.patch(`/webhooks/${body.data.id}`, { ...options, body: { url } }),
            lift: () => {
              stopClockAt(Date.now() + 120_000);
              resolvesTo("93.184.216.34");
            },
          };
        },
      },
    ],
  },
  deleteWebhook: { call: ofWebhook({}) },
  rotateWebhookSecret: { call: ofWebhook({ body: { overlapHours: 1 } }) },
  testWebhook: { call: ofWebhook({ traceless: true }) },
  listWebhookDeliveries: {
    call: ofWebhook({}),
    walk: async (account) => {
      const webhookId = await aWebhook(account);
      for (let made = 0; made < 3; made += 1) await storeFailedDelivery(account.accountId, webhookId);
      return { params: { webhookId } };
    },
  },
  retryWebhookDelivery: {
    call: async (account) => {
      const webhookId = await aWebhook(account);
      const deliveryId = await storeFailedDelivery(account.accountId, webhookId);
      return { params: { webhookId, deliveryId }, names: [webhookId, deliveryId] };
    },
    refusals: [
      {
        code: "request_refused",
        why: "the endpoint is enabled",
        arrange: async () => {
          const { api, accountId } = await makeAccount();
          const { body } = await api.post("/webhooks", { body: WEBHOOK });
          const webhook = `/webhooks/${body.data.id}`;
          const deliveryId = await storeFailedDelivery(accountId, body.data.id);
          await api.patch(webhook, { body: { status: "DISABLED" } });
          return {
            send: (options) => api.post(`${webhook}/deliveries/${deliveryId}/retry`, options),
            lift: () => api.patch(webhook, { body: { status: "ACTIVE" } }),
          };
        },
      },
    ],
  },
};
