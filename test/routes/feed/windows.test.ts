import { describe, expect, it } from "vitest";
import { MINUTE_MS } from "../../../src/lib/clock.ts";
import { backoffice, makeAccount } from "../../support/api.ts";
import { dumpOf } from "../../support/dump.ts";
import { endSyncs, feedStage, feedXml, flat } from "../../support/feed-stage.ts";
import { moveClock, stopClockAt } from "../../support/time.ts";

const NOON = "2026-11-20T12:00:00.000Z";
const WINDOW_END = "2026-11-20T12:10:00.000Z";

endSyncs();

const runJob = () => backoffice.post("/jobs/feed-sync");

const stageAtNoon = async () => {
  stopClockAt(NOON);
  const stage = await feedStage();
  stage.serve(feedXml(flat("A1")));
  const call = async (query = "") => {
    const { status, body } = await stage.api.post(`/feed/sync${query}`);
    const { outcome, scheduledFor } = body.result;
    return [status, outcome, scheduledFor, body.data.status];
  };
  return { stage, call };
};

describe("a window of ten minutes", () => {
  it("syncs at once for its first call, and once more at its end", async () => {
    const { stage, call } = await stageAtNoon();
    expect(await call()).toEqual([202, "STARTED", null, "QUEUED"]);
    expect((await stage.api.get("/feed")).body.data.status).toBe("QUEUED");
    await stage.work();
    expect(await call()).toEqual([202, "SCHEDULED", WINDOW_END, "OK"]);
    expect(await call()).toEqual([200, "ALREADY_SCHEDULED", WINDOW_END, "OK"]);
    await runJob();
    expect(await stage.messages()).toEqual([]);
    moveClock(10 * MINUTE_MS);
    await runJob();
    await runJob();
    await stage.work();
    expect(stage.requests).toHaveLength(2);
    expect((await stage.api.get("/feed")).body.data).toMatchObject({ status: "OK", scheduledFor: null });
    expect(await call()).toEqual([202, "STARTED", null, "QUEUED"]);
  });

  it("starts one sync and schedules one more for ten calls at the same time", async () => {
    const { stage, call } = await stageAtNoon();
    const outcomes = (await Promise.all(Array.from({ length: 10 }, () => call()))).map(
      ([, outcome]) => outcome,
    );
    expect(outcomes.sort()).toEqual([...Array(8).fill("ALREADY_SCHEDULED"), "SCHEDULED", "STARTED"]);
    expect(await stage.messages()).toHaveLength(1);
  });

  it("that has ended before its sync ran lets the next call start it", async () => {
    const { stage, call } = await stageAtNoon();
    await call();
    await stage.work();
    await call();
    moveClock(11 * MINUTE_MS);
    expect(await call()).toEqual([202, "STARTED", null, "QUEUED"]);
    await stage.work();
    await runJob();
    expect(await stage.messages()).toEqual([]);
  });

  it("opened during a sync schedules another for its end", async () => {
    const { stage, call } = await stageAtNoon();
    await call();
    moveClock(11 * MINUTE_MS);
    expect((await call()).slice(1, 3)).toEqual(["SCHEDULED", "2026-11-20T12:21:00.000Z"]);
    await stage.work();
  });
});

describe("a dry run", () => {
  it("reports what would happen to each listing and why", async () => {
    const { stage, call } = await stageAtNoon();
    stage.serve(feedXml(flat("A1"), flat("A2"), flat("A3")));
    await call();
    await stage.work();
    stage.serve(feedXml(flat("A1", 2), flat("A2"), flat("A4"), flat("A4"), flat("")));
    const before = await dumpOf(stage.accountId);
    const { status, body } = await stage.api.post("/feed/sync?dryRun=true");
    expect(await dumpOf(stage.accountId)).toEqual(before);
    expect(status).toBe(200);
    expect(body.result).toMatchObject({ outcome: "WOULD_SYNC", dryRun: true, scheduledFor: WINDOW_END });
    const { listings, counts } = body.result.report;
    expect(
      listings.map((row: Record<string, unknown>) => [row.externalRef, row.outcome, row.reason]),
    ).toEqual([
      ["A1", "UPDATED", null],
      ["A4", "CREATED", null],
      ["A3", "MISSING", "GRACE_PERIOD"],
      ["A4", "SKIPPED", "DUPLICATE_LISTING_ID"],
      [null, "SKIPPED", "NO_LISTING_ID"],
      ["A2", expect.stringMatching(/UNCHANGED|UPDATED/), null],
    ]);
    expect(counts).toMatchObject({ CREATED: 1, SKIPPED: 2, MISSING: 1 });
  });

  it.each([
    ["EMPTY", () => new Response(feedXml()), "não tem imóveis"],
    ["NOT_A_FEED", () => new Response("Manutenção"), "VRSync"],
    ["TRUNCATED", () => new Response(feedXml(flat("A1")).slice(0, -30)), "incompleto"],
    ["TOO_MANY_LISTINGS", () => new Response(feedXml("<Listing/>".repeat(50_001))), "mais de 50 mil"],
    ["UNREACHABLE", () => new Response("no", { status: 503 }), "o servidor respondeu 503"],
  ])("reports a feed that is %s", async (status, page, message) => {
    const { stage } = await stageAtNoon();
    stage.serve(page);
    const { body } = await stage.api.post("/feed/sync?dryRun=true");
    const { report } = body.result;
    expect(report).toMatchObject({
      status,
      listings: [],
      counts: {},
      notRead: [],
      waiting: [],
      summary: null,
    });
    expect(report.message).toContain(message);
  });

  it("names missing, unknown and refused members, in the caller's language", async () => {
    const { stage } = await stageAtNoon();
    const strange = flat("A1").replace("São Paulo", "Cidade Nenhuma").replace("Apartment", "Garage");
    const refused = flat("A2").replace("https://", "ftp://");
    stage.serve(feedXml(strange, refused, flat("A3", "Sob consulta"), flat("A4")));
    const reportIn = async (language: string) => {
      const headers = { "accept-language": language };
      const { body } = await stage.api.post("/feed/sync?dryRun=true", { headers });
      return body.result.report.listings;
    };
    const nothing = { missing: [], unknown: [], refusedPhotos: [], remarks: [], message: null };
    expect(await reportIn("pt-BR")).toMatchObject([
      {
        externalRef: "A1",
        outcome: "CREATED",
        unknown: [
          { field: "type", value: "Residential / Garage" },
          { field: "address.city", value: "Cidade Nenhuma - SP" },
        ],
        message: expect.stringContaining('A cidade "Cidade Nenhuma - SP" não está no catálogo'),
      },
      {
        externalRef: "A2",
        refusedPhotos: [{ url: "ftp://fotos.empresa.com.br/A2.jpg", reason: "scheme_not_allowed" }],
        message: expect.stringContaining("o endereço não é https"),
      },
      { externalRef: "A4", outcome: "CREATED", ...nothing },
      {
        externalRef: "A3",
        outcome: "SKIPPED",
        reason: "INCOMPLETE",
        missing: ["salePrice"],
        message: "Falta no anúncio: preço de venda. O preço de venda é sob consulta.",
      },
    ]);
    expect((await reportIn("en")).at(-1).message).toBe(
      "Missing from the listing: sale price. The sale price is on request.",
    );
  });

  it("answers within bounds, however many faults a feed has", async () => {
    const { stage } = await stageAtNoon();
    const item = `<Item>ftp://${"x".repeat(2_000)}</Item>`;
    const listings = Array.from({ length: 600 }, (_, at) =>
      flat(`A${at}`).replace("<Media>", `<Media>${item.repeat(30)}`),
    );
    stage.serve(feedXml(...listings));
    const { body } = await stage.api.post("/feed/sync?dryRun=true");
    expect(body.result.report.listings).toHaveLength(500);
    expect(JSON.stringify(body).length).toBeLessThan(3_000_000);
  });
});

describe("an account without a feed", () => {
  it("says so, and has nothing to sync", async () => {
    const { api } = await makeAccount();
    expect((await api.get("/feed")).body.data).toMatchObject({
      configured: false,
      status: null,
      conflicts: 0,
    });
    const { status, body } = await api.post("/feed/sync");
    expect([status, body.code]).toEqual([409, "feed_not_configured"]);
  });
});
