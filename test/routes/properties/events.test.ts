import { describe, expect, it } from "vitest";
import { accountWithProperty } from "../../support/account-with.ts";
import { backoffice, makeAccount, type TestAccount } from "../../support/api.ts";
import { holdPhotos } from "../../support/hold-photo-jobs.ts";
import type { Json } from "../../support/http.ts";
import { listing } from "../../support/listing.ts";
import { expire, makeProperty } from "../../support/portfolio.ts";
import { stopClockAt } from "../../support/time.ts";

holdPhotos();

const NOW = "2026-12-01T12:00:00.000Z";
const MARK = "Marca4711";

const eventsOf = async ({ api }: TestAccount): Promise<Json[]> => (await api.get("/events")).body.events;

/** An account with a property of code AP-1, and the event of the next action on it. */
const eventOf = async (
  change: (account: TestAccount, id: string) => Promise<unknown>,
): Promise<[Json, Json]> => {
  stopClockAt(NOW);
  const { account, id } = await accountWithProperty({ externalRef: "AP-1" });
  await change(account, id);
  const [, event, ...others] = await eventsOf(account);
  expect(others).toEqual([]);
  return [event, (await account.api.get(`/properties/${id}`)).body.data];
};

const UPDATES: readonly [string, object, readonly string[]][] = [
  ["a title", { title: "Outro" }, ["title"]],
  [
    "prices and purposes",
    { purposes: ["LOCACAO"], rentPrice: 1, salePrice: null },
    ["purposes", "salePrice", "rentPrice"],
  ],
  ["a type, and with it the category", { type: "FAZENDA" }, ["type", "category"]],
  ["an address, and with it the pending items", { address: { cityId: "3304557" } }, ["address", "radar"]],
  ["a gallery on its way", { photos: ["https://fotos.example.com/1.jpg"] }, ["photoSync"]],
  ["terms", { partnershipTerms: { commissionPercent: 5 } }, ["partnershipTerms"]],
];

describe("the event of a write", () => {
  it("is property.created for a creation, with exactly these data", async () => {
    stopClockAt(NOW);
    const account = await makeAccount();
    const { id } = (await account.api.put("/properties/by-ref/AP-1", { body: listing() })).body.data;
    expect(await eventsOf(account)).toEqual([
      {
        id: expect.stringMatching(/^evt_[0-9a-z]{16}$/),
        type: "property.created",
        sequence: 1,
        createdAt: NOW,
        data: { id, externalRef: "AP-1", status: "ACTIVE", updatedAt: NOW },
      },
    ]);
  });

  it("has no code if the property has none", async () => {
    const account = await makeAccount();
    await makeProperty(account);
    expect((await eventsOf(account))[0].data.externalRef).toBeNull();
  });

  it.each(UPDATES)(
    "is property.updated for %s, naming the fields that changed",
    async (_name, body, fields) => {
      const [event, data] = await eventOf(({ api }, id) => api.patch(`/properties/${id}`, { body }));
      expect([event.type, event.data]).toEqual([
        "property.updated",
        {
          id: data.id,
          externalRef: "AP-1",
          status: "ACTIVE",
          changedFields: fields,
          updatedAt: data.updatedAt,
        },
      ]);
    },
  );

  it.each(["INACTIVE", "SOLD", "RENTED"])("is property.updated for the status %s", async (status) => {
    const [event, data] = await eventOf(({ api }, id) =>
      api.post(`/properties/${id}/status`, { body: { status } }),
    );
    const changedFields = status === "INACTIVE" ? ["status", "inactiveReason"] : ["status"];
    expect([event.type, event.data]).toEqual([
      "property.updated",
      { id: data.id, externalRef: "AP-1", status, changedFields, updatedAt: data.updatedAt },
    ]);
  });

  it("is property.deleted for a deletion, with exactly these data", async () => {
    const [event, data] = await eventOf(({ api }, id) => api.delete(`/properties/${id}`));
    expect([event.type, event.data]).toEqual([
      "property.deleted",
      { id: data.id, externalRef: "AP-1", status: "DELETED", updatedAt: data.updatedAt },
    ]);
  });

  it("is property.updated for a property that a confirmation brings back", async () => {
    stopClockAt(NOW);
    const { account, id } = await accountWithProperty();
    await expire(account.accountId, id);
    await account.api.post("/properties/confirm", { body: { ids: [id] } });
    const events = await eventsOf(account);
    expect(events.map(({ type, data }) => [type, data.status, data.changedFields])).toEqual([
      ["property.created", "ACTIVE", undefined],
      ["property.updated", "INACTIVE", ["status", "inactiveReason"]],
      ["property.updated", "ACTIVE", ["status", "inactiveReason"]],
    ]);
  });

  it.each([
    ["an update that changes nothing", ({ api }, id) => api.patch(`/properties/${id}`, { body: listing() })],
    [
      "a status that it already has",
      ({ api }, id) => api.post(`/properties/${id}/status`, { body: { status: "ACTIVE" } }),
    ],
    ["a confirmation", ({ api }, id) => api.post("/properties/confirm", { body: { ids: [id] } })],
    ["a dry run", ({ api }, id) => api.delete(`/properties/${id}?dryRun=true`)],
    ["a refusal", ({ api }, id) => api.patch(`/properties/${id}`, { body: { area: -1 } })],
    [
      "a conflict with the dashboard alone",
      async ({ api, path }, id) => {
        await backoffice.patch(`${path}/properties/${id}`, { title: listing().title });
        return api.patch(`/properties/${id}`, { body: { title: "Outro" } });
      },
    ],
  ] satisfies [string, (account: TestAccount, id: string) => Promise<unknown>][])(
    "is not published for %s",
    async (_name, change) => {
      const { account, id } = await accountWithProperty();
      await change(account, id);
      expect((await eventsOf(account)).map(({ type }) => type)).toEqual(["property.created"]);
    },
  );

  it("follows the order of the writes, without a gap", async () => {
    const { account, id } = await accountWithProperty();
    for (const title of ["A", "B", "C"]) await account.api.patch(`/properties/${id}`, { body: { title } });
    await account.api.delete(`/properties/${id}`);
    const events = await eventsOf(account);
    expect(events.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5]);
    const times = events.map(({ data }) => data.updatedAt);
    expect(times).toEqual(times.toSorted());
  });

  it("never has the values written, only their names", async () => {
    const account = await makeAccount();
    const marked = {
      title: `${MARK} título`,
      description: `${MARK} descrição`,
      captadorName: MARK,
      listingUrl: `https://site.example.com/${MARK}`,
      address: { cityId: "3550308", neighborhood: MARK, street: MARK, number: MARK, complement: MARK },
    };
    const { id } = await makeProperty(account, marked);
    await account.api.patch(`/properties/${id}`, { body: { title: `${MARK} outro`, description: MARK } });
    await account.api.delete(`/properties/${id}`);
    const { text } = await account.api.get("/events");
    expect(JSON.parse(text).events).toHaveLength(3);
    expect(text).not.toContain(MARK);
  });
});
