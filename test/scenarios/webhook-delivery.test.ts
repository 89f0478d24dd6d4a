import { Webhook } from "standardwebhooks";
import { describe, expect, it, vi } from "vitest";
import { makeAccount } from "../support/api.ts";
import { listing } from "../support/listing.ts";
import { deliveriesOf, makeWebhook, receiver } from "../support/receiver.ts";

const TEST_MS = 20_000;

describe("a webhook delivery", () => {
  it(
    "reaches the receiver signed soon after the commit",
    async () => {
      const web = receiver();
      const { api } = await makeAccount();
      const { id, secret } = await makeWebhook(api);
      await api.put("/properties/by-ref/A", { body: listing() });
      await vi.waitFor(() => expect(web.arrivals).toHaveLength(1), TEST_MS);
      const [one] = web.arrivals;
      const verified = new Webhook(secret).verify(one!.body, Object.fromEntries(one!.headers));
      expect(verified).toMatchObject({ type: "property.created", data: { externalRef: "A" } });
      await vi.waitFor(async () => {
        const [delivery] = await deliveriesOf(api, id);
        expect(delivery).toMatchObject({
          status: "DELIVERED",
          attempts: 1,
          lastStatusCode: 200,
          eventId: one!.id,
        });
      });
    },
    TEST_MS,
  );
});
