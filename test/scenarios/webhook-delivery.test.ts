import { Webhook } from "standardwebhooks";
import { describe, expect, it } from "vitest";
import { makeAccount } from "../support/api.ts";
import { eventually } from "../support/eventually.ts";
import { listing } from "../support/listing.ts";
import { deliveriesOf, makeWebhook, receiver } from "../support/receiver.ts";

describe("a webhook delivery", () => {
  it("reaches the receiver signed soon after the commit", async () => {
    const web = receiver();
    const { api } = await makeAccount();
    const { id, secret } = await makeWebhook(api);
    await api.put("/properties/by-ref/A", { body: listing() });
    await eventually(() => expect(web.arrivals).toHaveLength(1));
    const [one] = web.arrivals;
    const verified = new Webhook(secret).verify(one!.body, Object.fromEntries(one!.headers));
    expect(verified).toMatchObject({ type: "property.created", data: { externalRef: "A" } });
    await eventually(async () => {
      const [delivery] = await deliveriesOf(api, id);
      expect(delivery).toMatchObject({
        status: "DELIVERED",
        attempts: 1,
        lastStatusCode: 200,
        eventId: one!.id,
      });
    });
  });
});
