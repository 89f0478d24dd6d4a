import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { consumeRadar } from "../../../queues/radar.ts";
import { DAY_MS } from "../../../src/lib/clock.ts";
import { backgroundServicesOf, servicesOf } from "../../../src/services.ts";
import { backoffice } from "../../support/api.ts";
import { drained } from "../../support/dump.ts";
import { endSyncs, feedStage, feedXml, flat } from "../../support/feed-stage.ts";
import type { Json } from "../../support/http.ts";
import { pairWith } from "../../support/match.ts";
import { makePartnership, moved, readPartnership, request } from "../../support/partnership.ts";
import { query } from "../../support/query.ts";
import { noticesBy } from "../../support/radar-notices.ts";
import { sharedAccount } from "../../support/shared-account.ts";
import { runWhole } from "../../support/whole-job.ts";
import { withRadarProcessed } from "../../support/with-radar-processed.ts";

endSyncs();

const partners = { client: sharedAccount(), property: sharedAccount() };

const actAndProcess = (act: () => Promise<unknown>): Promise<void> =>
  withRadarProcessed([partners.property.accountId, partners.client.accountId], act);

const updatesOf = async (id: string): Promise<Json[]> => {
  const updates = await Promise.all(
    [partners.client, partners.property].map(async ({ api, accountId }) => {
      await drained(accountId);
      const { body } = await api.get("/events?limit=500&types=partnership.updated");
      return body.events.filter((event: Json) => event.data.id === id).map((event: Json) => event.data);
    }),
  );
  expect(updates[0]).toEqual(updates[1]);
  return updates[0]!;
};

const toProperty = (propertyId: string, path: string, body?: unknown) =>
  backoffice.post(`${partners.property.path}/properties/${propertyId}${path}`, body);

const setStatus = (status: string) => (propertyId: string) =>
  partners.property.api.post(`/properties/${propertyId}/status`, { body: { status } });

const trash = (propertyId: string) => partners.property.api.delete(`/properties/${propertyId}`);

/** Lets the job take the property offline, as if its notice had expired unanswered. */
const expire = async (propertyId: string): Promise<void> => {
  await query`UPDATE properties SET notice_at = ${Date.now() - 8 * DAY_MS} WHERE id = ${propertyId}`;
  await runWhole("confirmations", servicesOf(env), Date.now());
};

const WAYS: Readonly<Record<string, (propertyId: string) => Promise<unknown>>> = {
  "is INACTIVE by its status": setStatus("INACTIVE"),
  "is sold": setStatus("SOLD"),
  "is rented": setStatus("RENTED"),
  "goes to the trash": trash,
  "is sold before Radar knows it": async (propertyId) => {
    await query`UPDATE properties SET radar = 'PENDING' WHERE id = ${propertyId}`;
    await setStatus("SOLD")(propertyId);
  },
  "is not confirmed": expire,
};

describe("a property that leaves the market", () => {
  it.each(Object.entries(WAYS))(
    "because it %s is marked on both sides, with an event, until it is back",
    async (_, leave) => {
      const { id, propertyId } = await makePartnership(partners);
      await moved(partners.property, id, "ACCEPTED");
      const before = await readPartnership(partners.client, id);
      await actAndProcess(() => leave(propertyId));
      for (const account of [partners.client, partners.property]) {
        const seen = await readPartnership(account, id);
        expect(seen).toMatchObject({ status: "ACCEPTED", propertyOffMarketAt: expect.any(String) });
        expect(seen.lastProgressAt).toBe(before.lastProgressAt);
      }
      const off = { id, status: "ACCEPTED", changedFields: ["propertyOffMarketAt"] };
      expect((await updatesOf(id)).slice(1)).toEqual([off]);
      await actAndProcess(async () => {
        await toProperty(propertyId, "/restore");
        await setStatus("ACTIVE")(propertyId);
      });
      expect((await readPartnership(partners.client, id)).propertyOffMarketAt).toBeNull();
      expect((await updatesOf(id)).slice(1)).toEqual([off, off]);
    },
  );

  it("because its feed no longer names it is marked", async () => {
    const stage = await feedStage();
    await stage.sync(feedXml(flat("A1"), flat("A2")));
    const { id: propertyId } = await stage.property("A2");
    const { ofBuyer } = await pairWith(stage, partners.client, propertyId);
    const made = (await request(partners.client, ofBuyer)).body.data;
    await stage.sync(feedXml(flat("A1")));
    const { accountId } = stage;
    const notices = await noticesBy(accountId, () => stage.sync());
    const messages = notices.map((notice) => ({ v: 1, accountId, shard: "DB", ...notice }));
    await consumeRadar(backgroundServicesOf(env), messages);
    expect((await stage.property("A2")).inactiveReason).toBe("FEED_REMOVED");
    const seen = await readPartnership(partners.client, made.id);
    expect(seen.propertyOffMarketAt).toEqual(expect.any(String));
  });

  it("makes one event, however often it is reported", async () => {
    const { id, propertyId } = await makePartnership(partners);
    await actAndProcess(() => setStatus("SOLD")(propertyId));
    await actAndProcess(() => setStatus("RENTED")(propertyId));
    const accountId = partners.property.accountId;
    const message = { v: 1, kind: "property", id: propertyId, accountId, shard: "DB", boards: [] };
    for (let times = 0; times < 3; times += 1)
      await consumeRadar(backgroundServicesOf(env), [message, message]);
    expect(await updatesOf(id)).toHaveLength(1);
  });

  it("does not change a partnership that has ended", async () => {
    const { id, propertyId } = await makePartnership(partners);
    await moved(partners.property, id, "DECLINED");
    const before = await readPartnership(partners.client, id);
    await actAndProcess(() => setStatus("SOLD")(propertyId));
    expect(await readPartnership(partners.client, id)).toEqual(before);
  });

  it("that fails its review stays on the market, because its status does not change", async () => {
    const { id, propertyId } = await makePartnership(partners);
    await actAndProcess(() =>
      backoffice.post(`/curation/properties/${propertyId}`, { decision: "REJECTED", reason: "OUTRO" }),
    );
    expect((await readPartnership(partners.client, id)).propertyOffMarketAt).toBeNull();
  });
});

describe("the property shown in a partnership", () => {
  it("shows changes, without an event, only until the partnership ends", async () => {
    const { id, propertyId } = await makePartnership(partners);
    const rename = (title: string) =>
      actAndProcess(() => partners.property.api.patch(`/properties/${propertyId}`, { body: { title } }));
    await rename("Novo título");
    const seen = await readPartnership(partners.client, id);
    expect(seen.property.title).toBe("Novo título");
    expect(seen.updatedAt).toBe(seen.createdAt);
    await moved(partners.client, id, "CANCELLED");
    await rename("Título tardio");
    expect((await readPartnership(partners.client, id)).property.title).toBe("Novo título");
    expect(await updatesOf(id)).toHaveLength(1);
  });
});
