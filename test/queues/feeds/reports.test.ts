import { describe, expect, it } from "vitest";
import { MINUTE_MS } from "../../../src/lib/clock.ts";
import { backoffice } from "../../support/api.ts";
import { dashboard } from "../../support/dashboard.ts";
import { endSyncs, type FeedStage, feedStage, feedXml, flat, flats } from "../../support/feed-stage.ts";
import type { Json } from "../../support/http.ts";
import { moveClock, stopClockAt } from "../../support/time.ts";

endSyncs();

const lastReport = async ({ api }: FeedStage): Promise<Json> => (await api.get("/feed")).body.data.lastReport;

const garage = (ref: string) => flat(ref).replace("Residential / Apartment", "Commercial / Garage");

describe("the report of a sync", () => {
  it("shows per listing and in total what came in, what waits and what is not read", async () => {
    const stage = await feedStage();
    expect(await lastReport(stage)).toBeNull();
    await stage.sync(
      feedXml(
        flat("A1", 850, "<PropertyAdministrationFee>780</PropertyAdministrationFee>"),
        flat("A2", 500_000, "<PropertyAdministrationFee>900</PropertyAdministrationFee><Iptu>1</Iptu>"),
        garage("A3"),
        garage("A4"),
        flat("A5", "Sob consulta"),
        flat(""),
      ),
    );
    const report = await lastReport(stage);
    expect(report).toMatchObject({
      status: "OK",
      connector: "VRSYNC",
      counts: { CREATED: 4, SKIPPED: 2, UPDATED: 0 },
      reasons: { INCOMPLETE: 1, NO_LISTING_ID: 1, price_implausible: 1, price_on_request: 1 },
      notRead: [
        { name: "condominiumFee", label: "condomínio", count: 2 },
        { name: "propertyTax", label: "IPTU", count: 1 },
      ],
      waiting: [{ field: "type", value: "Commercial / Garage", count: 2 }],
      summary: "Não lidos: condomínio em 2, IPTU em 1.",
    });
    expect(report.listings).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          externalRef: "A1",
          outcome: "CREATED",
          remarks: [{ code: "price_implausible", field: "salePrice", value: "850" }],
          message: expect.stringContaining("R$ 850"),
        }),
        expect.objectContaining({ externalRef: "A5", outcome: "SKIPPED", reason: "INCOMPLETE" }),
        expect.objectContaining({ externalRef: "A2", outcome: "CREATED", message: null }),
      ]),
    );
  });

  it("counts what the plan has no room for among its reasons, as a dry run does", async () => {
    const stage = await feedStage({ account: { propertyLimit: 2 } });
    stage.serve(feedXml(flat("A1"), flat("A2"), flat("A3"), flat("")));
    const reasons = { plan_limit_reached: 1, NO_LISTING_ID: 1 };
    const { report } = (await stage.api.post("/feed/sync?dryRun=true")).body.result;
    expect(report).toMatchObject({ counts: { CREATED: 2, SKIPPED: 2 }, reasons });
    await stage.sync();
    expect(await lastReport(stage)).toMatchObject({ counts: { CREATED: 2, SKIPPED: 2 }, reasons });
  });

  it("reports what seems to be one home under two codes, and merges nothing", async () => {
    const home = (ref: string, offer: string, price: string, area = 90) =>
      `<Listing><ListingID>${ref}</ListingID><TransactionType>${offer}</TransactionType>
       <Media><Item medium="image">https://fotos.empresa.com.br/sala.jpg</Item></Media>
       <Details><PropertyType>Residential / Apartment</PropertyType>${price}<LivingArea>${area}</LivingArea></Details>
       <Location><State>SP</State><City>São Paulo</City><Neighborhood>Pinheiros</Neighborhood>
         <Address>Rua dos Pinheiros</Address><StreetNumber>100</StreetNumber></Location></Listing>`;
    const sale = "<ListPrice>900000</ListPrice>";
    const stage = await feedStage();
    await stage.sync(
      feedXml(
        home("AP1V", "For Sale", sale),
        home("AP1L", "For Rent", "<RentalPrice>4000</RentalPrice>"),
        home("AP2V", "For Sale", sale),
        home("AP3L", "For Rent", "<RentalPrice>4000</RentalPrice>", 40),
        flat("AP0009"),
      ),
    );
    const reportedNames = async () =>
      Object.fromEntries(
        (await lastReport(stage)).listings.map(({ externalRef, remarks }: Json) => [externalRef, remarks]),
      );
    const first = await reportedNames();
    expect(first.AP1L).toEqual([{ code: "double", field: "purposes", value: "AP1V" }]);
    expect([first.AP1V, first.AP2V, first.AP3L]).toEqual([[], [], []]);
    expect((await lastReport(stage)).counts).toMatchObject({ CREATED: 5 });
    await stage.sync(feedXml(home("AP1V", "For Sale", sale), flat("ap-9"), flat("ap9")));
    const second = await reportedNames();
    expect(second.ap9).toEqual([{ code: "code_alike", field: "externalRef", value: "ap-9" }]);
    expect(second.AP0009).toEqual([{ code: "code_alike", field: "externalRef", value: "ap9" }]);
    expect(second.AP1L).toEqual([]);
  });

  it("names conflicts, and listings that left", async () => {
    const stage = await feedStage();
    await stage.sync(feedXml(flat("A1"), flat("A2")));
    await dashboard(stage, (await stage.property("A1")).id).edit({ salePrice: 600_000 });
    await stage.sync(feedXml(flat("A1", 450_000)));
    expect((await lastReport(stage)).listings).toMatchObject([
      { externalRef: "A2", outcome: "MISSING", reason: "GRACE_PERIOD" },
      { externalRef: "A1", conflicts: ["salePrice"] },
    ]);
  });

  it("has the first 50 rows of 500, and all of them in the dashboard, whatever messages processed them", async () => {
    const stage = await feedStage();
    await stage.sync(
      feedXml(...flats(60), ...Array.from({ length: 20 }, (_, at) => flat(`B${at}`, "Sob consulta"))),
    );
    const report = await lastReport(stage);
    expect(report.listings).toHaveLength(50);
    expect(report.counts).toMatchObject({ CREATED: 60, SKIPPED: 20 });
    const { body } = await backoffice.get(`${stage.path}/feed/reports/${report.syncId}`);
    expect(body.data.listings).toHaveLength(80);
    expect((await backoffice.get(`${stage.path}/feed/reports/none`)).status).toBe(404);
  });

  it("stays for ten syncs that read the feed, and goes with the feed", async () => {
    stopClockAt("2026-11-20T12:00:00Z");
    const stage = await feedStage();
    for (let time = 0; time < 12; time += 1) {
      moveClock(MINUTE_MS);
      await stage.sync(feedXml(flat("A1", 500_000 + time)));
    }
    const { body } = await backoffice.get(`${stage.path}/feed/reports`);
    expect(body.data).toHaveLength(10);
    expect(body.data[0]).toMatchObject({ finishedAt: "2026-11-20T12:12:00.000Z", listings: [] });
    expect((await stage.sync(() => new Response("no", { status: 404 }))).status).toBe("UNREACHABLE");
    expect((await lastReport(stage)).syncId).toBe(body.data[0].syncId);
    await backoffice.delete(`${stage.path}/feed`);
    expect(await lastReport(stage)).toBeNull();
  });

  it("of a dry run counts by the plan's quota", async () => {
    const stage = await feedStage({ account: { propertyLimit: 30 } });
    stage.serve(feedXml(...flats(550)));
    const { body } = await stage.api.post("/feed/sync?dryRun=true");
    expect(body.result.report.counts).toEqual({ CREATED: 30, SKIPPED: 520 });
  });
});

describe("a listing whose price is on request", () => {
  const pending = async (stage: FeedStage) => (await stage.property("A1")).radar.pending;

  it("keeps its last price, leaves recommendations after the second sync, and comes back with a price", async () => {
    const stage = await feedStage();
    await stage.sync(feedXml(flat("A1")));
    expect(
      (await stage.sync(feedXml(flat("A1", "Sob consulta", "<Bedrooms>3</Bedrooms>")))).counts,
    ).toMatchObject({ updated: 1, skipped: 0, archived: 0 });
    expect(await stage.property("A1")).toMatchObject({ salePrice: 500_000, bedrooms: 3, status: "ACTIVE" });
    expect(await pending(stage)).not.toContain("SALE_PRICE_MISSING");
    for (let time = 0; time < 2; time += 1) {
      await stage.sync();
      expect(await stage.property("A1")).toMatchObject({ salePrice: 500_000, status: "ACTIVE" });
      expect(await pending(stage)).toContain("SALE_PRICE_MISSING");
    }
    expect((await lastReport(stage)).reasons).toEqual({ price_on_request: 1 });
    await stage.sync(feedXml(flat("A1", 480_000)));
    expect(await stage.property("A1")).toMatchObject({ salePrice: 480_000 });
    expect(await pending(stage)).not.toContain("SALE_PRICE_MISSING");
  });

  it("keeps a price that somebody set in the dashboard", async () => {
    const stage = await feedStage();
    await stage.sync(feedXml(flat("A1")));
    await dashboard(stage, (await stage.property("A1")).id).edit({ salePrice: 490_000 });
    for (let time = 0; time < 3; time += 1) await stage.sync(feedXml(flat("A1", "Sob consulta")));
    expect(await stage.property("A1")).toMatchObject({ salePrice: 490_000 });
    expect(await pending(stage)).not.toContain("SALE_PRICE_MISSING");
  });
});
