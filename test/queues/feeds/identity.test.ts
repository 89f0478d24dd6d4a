import { describe, expect, it } from "vitest";
import { backoffice } from "../../support/api.ts";
import { dashboard } from "../../support/dashboard.ts";
import { dumpOf } from "../../support/dump.ts";
import { endSyncs, type FeedStage, feedStage, feedXml, flat } from "../../support/feed-stage.ts";
import type { Json } from "../../support/http.ts";
import { query } from "../../support/query.ts";

endSyncs();

/** The home with this number, under any code. */
const home = (code: string | number, at: number): string =>
  `<Listing><ListingID>${code}</ListingID><Title>Imóvel ${at}</Title><TransactionType>For Sale</TransactionType>
   <DetailViewUrl>https://agencia.com.br/d?ref=AP${at}</DetailViewUrl>
   <Media><Item medium="image">https://fotos.empresa.com.br/${at}.jpg</Item></Media>
   <Details><PropertyType>Residential / Apartment</PropertyType><ListPrice>${300_000 + at}</ListPrice></Details>
   <Location><State>SP</State><City>Campinas</City><Neighborhood>Centro</Neighborhood><Address>Rua ${at}</Address></Location></Listing>`;

/** A feed whose codes are row numbers, after the first `skipped` homes were sold. */
const byPosition = (count: number, skipped = 0): string =>
  feedXml(...Array.from({ length: count - skipped }, (_, at) => home(at + 1, at + 1 + skipped)));

const feed = async ({ api }: FeedStage): Promise<Json> => (await api.get("/feed")).body.data;
const decide = ({ path }: FeedStage, decision: string) =>
  backoffice.post(`${path}/feed/decision`, { decision });
const priceOf = async (stage: FeedStage, ref: string) => (await stage.property(ref)).salePrice;
const mailsOf = async ({ accountId }: FeedStage): Promise<number> =>
  (await query`SELECT 1 FROM mails WHERE account_id = ${accountId} AND kind = 'FEED_HELD'`).length;

/** What a sync writes about listings. */
const storedState = async ({ accountId }: FeedStage) => {
  const { properties, feed_listings, feed_conflicts, portfolios } = await dumpOf(accountId);
  return { properties, feed_listings, feed_conflicts, portfolios };
};

const stageOf = async (count: number) => {
  const stage = await feedStage({ account: { propertyLimit: 5_000 } });
  await stage.sync(byPosition(count));
  return stage;
};

describe("a feed whose codes are row numbers", () => {
  it("is held after a sale, before anything is written, and its owner is notified once", async () => {
    const stage = await stageOf(12);
    await dashboard(stage, (await stage.property("4")).id).edit({ title: "Corrigido", salePrice: 777_000 });
    const before = await storedState(stage);
    stage.serve(byPosition(12, 1));
    for (let time = 0; time < 2; time += 1) expect(await stage.sync()).toMatchObject({ status: "HELD" });
    expect(await storedState(stage)).toEqual(before);
    expect((await feed(stage)).lastReport).toMatchObject({
      status: "HELD",
      reasons: { OTHER_PROPERTY: 11 },
      listings: expect.arrayContaining([
        expect.objectContaining({ externalRef: "4", reason: "OTHER_PROPERTY" }),
      ]),
    });
    expect(await mailsOf(stage)).toBe(1);
    const { events } = (await stage.api.get("/events?types=feed.held")).body;
    expect(events.map(({ data }: Json) => data)).toMatchObject([{ listings: 11, others: 11 }]);
  });

  it("is reported as held by a dry run, which notifies nobody", async () => {
    const stage = await stageOf(12);
    stage.serve(byPosition(12, 1));
    const { report } = (await stage.api.post("/feed/sync?dryRun=true")).body.result;
    expect(report).toMatchObject({
      status: "HELD",
      reasons: { OTHER_PROPERTY: 11 },
      counts: { SKIPPED: 11 },
    });
    expect(await mailsOf(stage)).toBe(0);
  });

  it("continues once its owner says that the properties are the same, and keeps what was edited by hand", async () => {
    const stage = await stageOf(12);
    await dashboard(stage, (await stage.property("4")).id).edit({ salePrice: 777_000 });
    await stage.sync(byPosition(12, 1));
    expect((await decide(stage, "SAME_PROPERTIES")).status).toBe(200);
    await stage.work();
    expect(await feed(stage)).toMatchObject({ status: "OK", counts: { updated: 11 } });
    expect([await priceOf(stage, "4"), await priceOf(stage, "5")]).toEqual([777_000, 300_006]);
    expect((await decide(stage, "SAME_PROPERTIES")).body.code).toBe("request_refused");
    expect((await stage.sync(byPosition(12, 2))).status).toBe("HELD");
  });

  it("stops syncing by itself once its owner says that it is the wrong feed, and reads the right one", async () => {
    const stage = await stageOf(12);
    await stage.sync(byPosition(12, 1));
    expect((await decide(stage, "WRONG_FEED")).body.data).toMatchObject({ status: "HELD", autoSync: false });
    expect(await stage.sync(byPosition(12))).toMatchObject({ status: "OK", counts: { unchanged: 12 } });
  });

  it("is held with two thousand listings, and so is a portfolio that comes back under new codes", async () => {
    const stage = await stageOf(2_000);
    expect(await stage.sync(byPosition(2_000, 1))).toMatchObject({
      status: "HELD",
      message: expect.stringContaining("deve decidir"),
    });
    expect(
      (await stage.sync(feedXml(...Array.from({ length: 2_000 }, (_, at) => home(`NOVO-${at}`, at + 1)))))
        .status,
    ).toBe("HELD");
    expect(await stage.sync(byPosition(2_000))).toMatchObject({
      status: "OK",
      counts: { created: 0, updated: 0 },
    });
  }, 120_000);
});

describe("a few codes that name other properties", () => {
  it("inherit no price from the previous property, and open a conflict of identity", async () => {
    const stage = await stageOf(12);
    const { id } = await stage.property("4");
    await dashboard(stage, id).edit({ title: "Corrigido", salePrice: 777_000 });
    stage.serve(byPosition(12).replace(home(4, 4), home(4, 99)));
    const expected = { externalRef: "4", remarks: [expect.objectContaining({ code: "other_property" })] };
    const dry = (await stage.api.post("/feed/sync?dryRun=true")).body.result.report;
    expect(dry.listings).toContainEqual(expect.objectContaining(expected));
    expect(await stage.sync()).toMatchObject({ status: "OK", conflicts: 1, counts: { updated: 1 } });
    const { lastReport } = await feed(stage);
    expect(lastReport.reasons).toMatchObject({ other_property: 1 });
    expect(lastReport.listings).toContainEqual(expect.objectContaining(expected));
    expect(await stage.property("4")).toMatchObject({ title: "Imóvel 99", salePrice: 300_099 });
    const { body } = await backoffice.get(`${stage.path}/feed/conflicts?field=identity`);
    expect(body.data).toMatchObject([
      { externalRef: "4", field: "identity", feedValue: { title: "Corrigido", salePrice: 777_000 } },
    ]);
    expect(await stage.sync()).toMatchObject({ conflicts: 1 });
    await backoffice.post(`${stage.path}/feed/conflicts`, { field: "identity", decision: "TAKE" });
    expect((await feed(stage)).conflicts).toBe(0);
  });

  it.each<[string, (listing: string) => string]>([
    ["the address was corrected", (listing) => listing.replace("Rua 4<", "Rua das Flores<")],
    ["all photos are new", (listing) => listing.replace("/4.jpg", "/novo.jpg")],
    ["the link is new", (listing) => listing.replace("ref=AP4", "ref=AP4-novo")],
    [
      "the address came",
      (listing) => listing.replace("<Address>", "<StreetNumber>7</StreetNumber><Address>"),
    ],
  ])("are the same properties if only %s", async (_, change) => {
    const stage = await stageOf(6);
    await dashboard(stage, (await stage.property("4")).id).edit({ salePrice: 777_000 });
    await stage.sync(byPosition(6).replace(home(4, 4), change(home(4, 4))));
    expect(await priceOf(stage, "4")).toBe(777_000);
  });
});

it("the marks of already known listings are stored by the next sync, without a write of a property", async () => {
  const stage = await stageOf(12);
  await query`UPDATE feed_listings SET marks = NULL WHERE account_id = ${stage.accountId}`;
  await query`UPDATE feeds SET content_hash = NULL WHERE account_id = ${stage.accountId}`;
  expect((await stage.sync()).counts).toMatchObject({ unchanged: 12, updated: 0 });
  expect((await stage.sync(byPosition(12, 1))).status).toBe("HELD");
});

it("a feed that is not held awaits no decision", async () => {
  const stage = await feedStage();
  await stage.sync(feedXml(flat("A1")));
  expect((await decide(stage, "WRONG_FEED")).body.code).toBe("request_refused");
});
