import { describe, expect, it } from "vitest";
import { DAY_MS } from "../../../src/lib/clock.ts";
import { backoffice } from "../../support/api.ts";
import { countingD1 } from "../../support/d1-meter.ts";
import { eventsAbout } from "../../support/dashboard.ts";
import { dumpOf } from "../../support/dump.ts";
import {
  deliverFeed,
  endSyncs,
  type FeedStage,
  feedStage,
  feedXml,
  flat,
  flats,
} from "../../support/feed-stage.ts";
import { settleAll } from "../../support/photo-checks.ts";
import { moveClock, stopClockAt } from "../../support/time.ts";

const NOON = "2026-11-20T12:00:00Z";

endSyncs();

const setStatus = async ({ api }: FeedStage, id: string, status: string) =>
  api.post(`/properties/${id}/status`, { body: { status } });

describe("a sync", () => {
  it("creates new listings, updates changed ones and counts both", async () => {
    const stage = await feedStage();
    const first = await stage.sync(feedXml(flat("A1"), flat("Á/2")));
    expect(first).toMatchObject({
      status: "OK",
      feedCount: 2,
      conflicts: 0,
      counts: { created: 2, skipped: 0 },
    });
    expect(first.counts).toEqual({
      created: 2,
      updated: 0,
      archived: 0,
      skipped: 0,
      unchanged: 0,
      confirmed: 0,
    });
    expect((await stage.sync(feedXml(flat("A1", 450_000), flat("Á/2")))).counts).toMatchObject({
      created: 0,
      updated: 1,
      unchanged: 1,
    });
    expect(await stage.property("A1")).toMatchObject({ salePrice: 450_000, status: "ACTIVE" });
    expect((await stage.property("Á/2")).address).toMatchObject({ neighborhoodSlug: "pinheiros" });
  });

  it("creates listings whose city or type the catalog lacks", async () => {
    const stage = await feedStage();
    expect(
      (
        await stage.sync(
          feedXml(flat("A1").replace("São Paulo", "Cidade Nenhuma").replace("Apartment", "Garage")),
        )
      ).counts,
    ).toMatchObject({ created: 1, skipped: 0 });
    const { pending } = (await stage.property("A1")).radar;
    expect(pending).toEqual(expect.arrayContaining(["CITY_NOT_IN_CATALOG", "TYPE_MISSING"]));
  });

  it("skips an incomplete listing, and leaves its property unchanged", async () => {
    const stage = await feedStage();
    expect(await stage.sync(feedXml(flat("A1"), flat("A2", "Sob consulta")))).toMatchObject({
      feedCount: 2,
      counts: { created: 1, skipped: 1 },
    });
    expect(await stage.property("A2")).toBeUndefined();
    stage.serve(feedXml(flat("A1").replace(/<City>.*<\/City>/, ""), flat("A2")));
    for (const created of [1, 0, 0])
      expect((await stage.sync()).counts).toMatchObject({ created, updated: 0, archived: 0, skipped: 1 });
    expect(await stage.property("A1")).toMatchObject({ salePrice: 500_000, status: "ACTIVE" });
  });

  it("skips listings without a code, duplicates and those beyond the quota", async () => {
    const stage = await feedStage({ account: { propertyLimit: 2 } });
    expect(
      await stage.sync(feedXml(flat("A1", 100), flat("A1", 200), flat(""), flat("A2"), flat("A3"))),
    ).toMatchObject({
      feedCount: 5,
      counts: { created: 2, skipped: 3, unchanged: 0 },
    });
    expect(await stage.property("A1")).toMatchObject({ salePrice: 100 });
  });

  it("of an unchanged feed writes no property, fetches no photo and makes no event", async () => {
    const stage = await feedStage();
    await stage.sync(feedXml(...flats(3)));
    await settleAll(stage);
    const { feeds: _before, feed_reports: _told, ...before } = await dumpOf(stage.accountId);
    const counts = (await stage.sync()).counts;
    const { feeds: _after, feed_reports: _tells, ...after } = await dumpOf(stage.accountId);
    expect(after).toEqual(before);
    expect(globalThis.fetch).toHaveBeenCalledTimes(stage.requests.length);
    expect(counts).toEqual({ created: 0, updated: 0, archived: 0, skipped: 0, unchanged: 3, confirmed: 0 });
  });

  it("confirms listings that have not changed for a day", async () => {
    stopClockAt(NOON);
    const stage = await feedStage();
    await stage.sync(feedXml(flat("A1")));
    moveClock(DAY_MS);
    expect((await stage.sync()).counts).toMatchObject({ confirmed: 1, unchanged: 0 });
    expect((await stage.property("A1")).confirmation.lastConfirmedAt).toBe("2026-11-21T12:00:00.000Z");
  });

  it("asks the server only whether the feed has changed", async () => {
    const stage = await feedStage();
    const feed = feedXml(flat("A1"), flat("A2", "Sob consulta"));
    await stage.sync(() => new Response(feed, { headers: { etag: '"v1"' } }));
    await settleAll(stage);
    expect(await stage.sync(() => new Response(null, { status: 304 }))).toMatchObject({
      status: "OK",
      feedCount: 2,
      counts: { unchanged: 1, skipped: 1 },
    });
    expect(stage.requests[1]?.get("if-none-match")).toBe('"v1"');
  });

  it.each([
    ["a small", ""],
    ["a large", `<!--${" ".repeat(600_000)}-->`],
  ])("of %s feed with the same bytes reads nothing of it, whatever its server says", async (_, padding) => {
    stopClockAt(NOON);
    const stage = await feedStage();
    const listings = Array.from({ length: 30 }, (_one, at) => flat(`AP${at}`, 500_000, padding));
    await stage.sync(feedXml(...listings));
    await settleAll(stage);
    moveClock(DAY_MS);
    const message = await stage.start();
    const { use } = await countingD1(() => deliverFeed(message));
    expect(use.trips).toBeLessThan(12);
    expect((await stage.api.get("/feed")).body.data).toMatchObject({
      status: "OK",
      feedCount: 30,
      counts: { confirmed: 30, unchanged: 0 },
    });
    expect((await stage.sync(feedXml(...listings.slice(1), flat("AP0", 1_000_000)))).counts).toMatchObject({
      updated: 1,
      unchanged: 29,
    });
  });

  it("of an unchanged feed brings back a property that was removed for good", async () => {
    const stage = await feedStage();
    await stage.sync(feedXml(...flats(3)));
    await settleAll(stage);
    const { id } = await stage.property("AP1");
    const { dashboard } = await import("../../support/dashboard.ts");
    await backoffice.post(`${stage.path}/properties/${id}/trash`);
    await dashboard(stage, id).purge();
    expect((await stage.sync()).counts).toMatchObject({ created: 1, unchanged: 2 });
    expect((await stage.property("AP1")).id).not.toBe(id);
  });

  it("of an unchanged feed reads none of its listings' rows", async () => {
    const stage = await feedStage();
    await stage.sync(feedXml(...flats(150)));
    await settleAll(stage);
    const message = await stage.start();
    const { use } = await countingD1(() => deliverFeed(message));
    expect(use.rowsRead).toBeLessThan(40);
    expect((await stage.api.get("/feed")).body.data.counts).toMatchObject({ confirmed: 0, unchanged: 150 });
  });

  it("unpacks a feed that is a gzip file", async () => {
    const stage = await feedStage();
    const packed = new Response(feedXml(flat("A1"))).body!.pipeThrough(new CompressionStream("gzip"));
    expect((await stage.sync(new Uint8Array(await new Response(packed).arrayBuffer()))).counts).toMatchObject(
      { created: 1 },
    );
  });

  it("keeps fields edited in the dashboard and counts the conflict", async () => {
    const stage = await feedStage();
    await stage.sync(feedXml(flat("A1"), flat("A2")));
    const { id } = await stage.property("A1");
    const { dashboard } = await import("../../support/dashboard.ts");
    await dashboard(stage, id).edit({ salePrice: 1 });
    expect(await stage.sync()).toMatchObject({ conflicts: 1 });
    expect(await stage.property("A1")).toMatchObject({ salePrice: 1 });
    await dashboard(stage, id).release("salePrice");
    expect(await stage.sync()).toMatchObject({ conflicts: 0, counts: { updated: 1 } });
    expect(await stage.property("A1")).toMatchObject({ salePrice: 500_000 });
  });
});

describe("a listing that left", () => {
  it("is archived by the second sync that misses it, and comes back", async () => {
    const stage = await feedStage();
    await stage.sync(feedXml(flat("A1"), flat("A2")));
    expect((await stage.sync(feedXml(flat("A1")))).counts).toMatchObject({ archived: 0 });
    expect(await stage.property("A2")).toMatchObject({ status: "ACTIVE" });
    expect((await stage.sync()).counts).toMatchObject({ archived: 1 });
    const gone = await stage.property("A2");
    expect(gone).toMatchObject({ status: "INACTIVE", inactiveReason: "FEED_REMOVED" });
    expect((await eventsAbout(stage, gone.id)).at(-1)?.type).toBe("property.updated");
    expect((await stage.sync()).counts).toMatchObject({ archived: 0 });
    expect((await stage.sync(feedXml(flat("A1"), flat("A2")))).counts).toMatchObject({ updated: 1 });
    expect(await stage.property("A2")).toMatchObject({ status: "ACTIVE", inactiveReason: null });
  });

  it("is not archived if it returns in between", async () => {
    const stage = await feedStage();
    const one = flat("A1");
    const other = flat("A2");
    for (const between of [other, flat("A2", "Sob consulta")])
      for (const listings of [[one, other], [one], [one, between], [one]]) {
        expect((await stage.sync(feedXml(...listings))).counts).toMatchObject({ archived: 0 });
      }
  });

  it.each(["SOLD", "RENTED", "INACTIVE"])("stays %s when it is still in the feed", async (status) => {
    const stage = await feedStage();
    await stage.sync(feedXml(flat("A1")));
    await setStatus(stage, (await stage.property("A1")).id, status);
    await stage.sync(feedXml(flat("A1", 2)));
    expect(await stage.property("A1")).toMatchObject({ status, salePrice: 2 });
  });

  it("stays if more than the ceiling would leave at once", async () => {
    const stage = await feedStage();
    await stage.sync(feedXml(...flats(12)));
    await stage.sync(feedXml(flat("AP0")));
    expect(await stage.sync()).toMatchObject({
      status: "SHRINK_GUARD",
      counts: { archived: 0, unchanged: 1 },
    });
    expect(await stage.property("AP11")).toMatchObject({ status: "ACTIVE" });
    expect(await stage.sync(feedXml(flat("AP0"), flat("AP1")))).toMatchObject({
      status: "OK",
      counts: { archived: 10 },
    });
    const third = await stage.api.delete(`/properties/${(await stage.property("AP2")).id}`);
    expect(third.body.code).toBe("shrink_guard");
  });
});

describe("an incomplete feed", () => {
  it.each([
    ["TRUNCATED", () => new Response(feedXml(flat("A1", 2)).slice(0, -20))],
    ["EMPTY", () => new Response(feedXml())],
    ["NOT_A_FEED", () => new Response("<html><body>Erro</body></html>")],
    ["NOT_A_FEED", () => new Response("")],
    ["UNREACHABLE", () => new Response("no", { status: 500 })],
    ["UNREACHABLE", () => Promise.reject(new TypeError("connection refused"))],
  ])("ends as %s and changes nothing", async (status, page) => {
    const stage = await feedStage();
    await stage.sync(feedXml(flat("A1"), flat("A2")));
    const { feeds: _before, ...before } = await dumpOf(stage.accountId);
    stage.serve(page);
    for (let time = 0; time < 3; time += 1) expect((await stage.sync()).status).toBe(status);
    const { feeds: _after, ...after } = await dumpOf(stage.accountId);
    expect(after).toEqual(before);
  });
});
