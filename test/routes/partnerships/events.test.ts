import { describe, expect, it } from "vitest";
import { makeAccount, type TestAccount } from "../../support/api.ts";
import { drained } from "../../support/dump.ts";
import { eventually } from "../../support/eventually.ts";
import type { Json } from "../../support/http.ts";
import { askUpdate, makePartnership, moved, readPartnership } from "../../support/partnership.ts";
import { makeWebhook, receiver } from "../../support/receiver.ts";
import { sharedAccount } from "../../support/shared-account.ts";

const partners = { client: sharedAccount(), property: sharedAccount() };

const eventsOf = async ({ api, accountId }: TestAccount, id: string): Promise<Json[]> => {
  await drained(accountId);
  const types = "partnership.created,partnership.updated";
  const { body } = await api.get(`/events?limit=500&types=${types}`);
  return body.events.filter((event: Json) => event.data.id === id);
};

describe("a change of a partnership", () => {
  it("reaches both accounts in the same order, each under its own id", async () => {
    const { id } = await makePartnership(partners);
    await moved(partners.property, id, "ACCEPTED");
    await askUpdate(partners.property, id);
    await moved(partners.client, id, "NEGOTIATING");
    await moved(partners.client, id, "NEGOTIATING");
    await moved(partners.client, id, "WON");
    const stage = (status: string, previousStatus: string, ...more: string[]) => ({
      type: "partnership.updated",
      data: { id, status, previousStatus, changedFields: ["status", "lastProgressAt", ...more] },
    });
    const expected = [
      { type: "partnership.created", data: { id, status: "PENDING", kind: "PROPERTY_FOR_CLIENT" } },
      stage("ACCEPTED", "PENDING", "counterpart"),
      { type: "partnership.updated", data: { id, status: "ACCEPTED", changedFields: ["updateAskedAt"] } },
      stage("NEGOTIATING", "ACCEPTED", "updateAskedAt"),
      stage("WON", "NEGOTIATING"),
    ];
    const ours = await eventsOf(partners.client, id);
    const theirs = await eventsOf(partners.property, id);
    for (const events of [ours, theirs])
      expect(events.map(({ type, data }) => ({ type, data }))).toEqual(expected);
    expect(new Set([...ours, ...theirs].map((one) => one.id)).size).toBe(2 * expected.length);
  });

  it("names to each side every member that becomes visible to it", async () => {
    const { id, propertyId } = await makePartnership(partners);
    await partners.property.api.patch(`/properties/${propertyId}`, {
      body: { listingUrl: "https://site.example.com/anuncio" },
    });
    const read = async () => ({
      client: await readPartnership(partners.client, id),
      property: await readPartnership(partners.property, id),
    });
    await eventually(async () => expect((await read()).property.property.listingUrl).not.toBeNull());
    for (const [mover, to] of [
      ["property", "ACCEPTED"],
      ["client", "CONTACTED"],
      ["client", "LOST"],
    ] as const) {
      const before = await read();
      await moved(partners[mover], id, to);
      const after = await read();
      for (const side of ["client", "property"] as const) {
        const differing = Object.keys(after[side]).filter(
          (name) =>
            name !== "updatedAt" && JSON.stringify(after[side][name]) !== JSON.stringify(before[side][name]),
        );
        const { data } = (await eventsOf(partners[side], id)).at(-1)!;
        expect([side, to, data.changedFields.toSorted()]).toEqual([side, to, differing.toSorted()]);
      }
    }
  });

  it("is delivered to the webhooks of both accounts", async () => {
    const web = receiver();
    const both = await Promise.all(
      [partners.client, partners.property].map(async ({ api }) => (await makeWebhook(api)).url),
    );
    const { id } = await makePartnership(partners);
    const arrivals = () =>
      web.arrivals
        .map(({ url, body }) => ({ url, ...JSON.parse(body) }))
        .filter(({ type, data }) => type === "partnership.created" && data.id === id)
        .map(({ url }) => url);
    await eventually(() => expect(arrivals().toSorted()).toEqual(both.toSorted()));
  });

  it("reaches no other account", async () => {
    const other = await makeAccount();
    const { id } = await makePartnership(partners);
    expect(await eventsOf(other, id)).toEqual([]);
  });
});
