import { vi } from "vitest";
import { makeAccount } from "../../support/api.ts";
import { storeFailedDelivery } from "../../support/failed-delivery.ts";
import { UNMADE, type Verdicts } from "./refusal.ts";

const ENDPOINT = { url: "http://127.0.0.1:9/events", types: ["captacao.offer_withdrawn"] };

export const WEBHOOK_REFUSALS: Verdicts = {
  changeWebhook: [
    UNMADE,
    {
      code: "webhook_url_refused",
      why: "the name leads elsewhere",
      arrange: async () => {
        const { api } = await makeAccount();
        const { body } = await api.post("/webhooks", { body: ENDPOINT });
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
            vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 120_000 });
            resolvesTo("93.184.216.34");
          },
        };
      },
    },
  ],
  deleteWebhook: [UNMADE],
  testWebhook: [UNMADE],
  retryWebhookDelivery: [
    UNMADE,
    {
      code: "request_refused",
      why: "the endpoint is enabled",
      arrange: async () => {
        const { api, accountId } = await makeAccount();
        const { body } = await api.post("/webhooks", { body: ENDPOINT });
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
};
