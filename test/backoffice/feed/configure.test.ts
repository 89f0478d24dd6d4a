import { describe, expect, it } from "vitest";
import { HOUR_MS } from "../../../src/lib/clock.ts";
import { backoffice, makeAccount } from "../../support/api.ts";
import { dashboard } from "../../support/dashboard.ts";
import { endSyncs, feedStage, feedXml, flat, putFeed } from "../../support/feed-stage.ts";
import { listing } from "../../support/listing.ts";
import { moveClock, stopClockAt } from "../../support/time.ts";

const LINK = "http://localhost:9097/feed.xml?token=segredo";

endSyncs();

describe("the link of a feed", () => {
  it("is set, changed and removed, and never shown", async () => {
    const account = await makeAccount();
    const set = await putFeed(account, LINK, true);
    expect([set.status, set.body.data]).toMatchObject([
      200,
      { configured: true, connector: "VRSYNC", autoSync: true },
    ]);
    expect((await putFeed(account, LINK, false)).body.data).toMatchObject({ autoSync: false });
    const shown = await account.api.get("/feed");
    const audit = await backoffice.get(`${account.path}/audit`);
    for (const { text } of [set, shown, audit]) expect(text).not.toMatch(/segredo|9097/);
    expect(audit.text).toContain("feed.configure");
    expect((await backoffice.delete(`${account.path}/feed`)).body.data).toMatchObject({ configured: false });
    expect((await account.api.get("/feed")).body.data.configured).toBe(false);
  });

  it.each([
    "https://10.0.0.1/f.xml",
    "https://169.254.169.254/",
    "ftp://x.com.br/f",
    "http://api.test/f.xml",
    "nada",
  ])("may not be %s", async (url) => {
    const { status, body } = await putFeed(await makeAccount(), url);
    expect([status, body.invalidParams?.[0]?.code]).toEqual([400, "not_public"]);
  });

  it("clears the last sync's result when it changes", async () => {
    const stage = await feedStage();
    await stage.sync(feedXml(flat("A1")));
    expect((await putFeed(stage, LINK)).body.data).toMatchObject({
      status: null,
      lastSyncAt: null,
      feedCount: null,
    });
  });
});

describe("a property of a feed that syncs by itself", () => {
  const stageOf = async (autoSync: boolean) => {
    const stage = await feedStage({ autoSync });
    await stage.sync(feedXml(flat("A1")));
    const { id } = await stage.property("A1");
    return { stage, id };
  };

  it("can be changed by the API only in status and confirmation", async () => {
    const { stage, id } = await stageOf(true);
    const { api } = stage;
    const refused = [
      await api.put("/properties/by-ref/A1", { body: listing() }),
      await api.patch(`/properties/${id}`, { body: { salePrice: 1 } }),
      await api.post("/properties", { body: listing({ externalRef: "A1" }) }),
      await api.delete(`/properties/${id}`),
    ];
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
      Array(4).fill([409, "feed_sync_active"]),
    );
    expect((await api.post(`/properties/${id}/status`, { body: { status: "SOLD" } })).status).toBe(200);
    expect((await api.post("/properties/confirm", { body: { ids: [id] } })).status).toBe(200);
    expect((await dashboard(stage, id).edit({ salePrice: 1 })).status).toBe(200);
    expect((await api.put("/properties/by-ref/B1", { body: listing() })).status).toBe(201);
  });

  it.each([
    [
      "once the automatic sync is off",
      async (path: string, url: string) => backoffice.put(`${path}/feed`, { url, autoSync: false }),
    ],
    ["once the feed is removed", async (path: string) => backoffice.delete(`${path}/feed`)],
  ])("is the API's again %s", async (_, change) => {
    const { stage, id } = await stageOf(true);
    await change(stage.path, LINK);
    expect((await stage.api.patch(`/properties/${id}`, { body: { salePrice: 1 } })).status).toBe(200);
  });
});

describe("the automatic sync", () => {
  it("runs every six hours, and not at all when it is off", async () => {
    stopClockAt("2026-11-20T12:00:00Z");
    const auto = await feedStage({ autoSync: true });
    const manual = await feedStage();
    auto.serve(feedXml(flat("A1")));
    const started: number[] = [];
    for (let hour = 0; hour <= 12; hour += 1) {
      await backoffice.post("/jobs/feed-sync");
      if ((await auto.api.get("/feed")).body.data.status === "QUEUED") started.push(hour);
      await manual.work();
      await auto.work();
      expect((await manual.api.get("/feed")).body.data.status).toBeNull();
      moveClock(HOUR_MS);
    }
    expect(started).toEqual([0, 6, 12]);
  });
});
