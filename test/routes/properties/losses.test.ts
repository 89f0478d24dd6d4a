import { describe, expect, it } from "vitest";
import { accountWithProperty } from "../../support/account-with.ts";
import { makeAccount, type TestAccount } from "../../support/api.ts";
import { batchStage } from "../../support/batch-stage.ts";
import { endSyncs, feedStage, feedXml, flat } from "../../support/feed-stage.ts";
import type { Json } from "../../support/http.ts";
import { makeLead, person } from "../../support/lead.ts";
import { callTool } from "../../support/mcp.ts";
import { makeProperty } from "../../support/portfolio.ts";
import { stubFetch } from "../../support/stub-fetch.ts";

stubFetch();
endSyncs();

const PHOTO = "https://fotos.example.com/1.jpg";

const warningsOf = (result: Json): string[] =>
  result.warnings.map(({ name, code }: Json) => `${name} ${code}`);

const EMPTIED = { photos: [], type: null };
const LOST = ["type TYPE_MISSING", "photos gallery_emptied"];

const withPhoto = (account: TestAccount): Promise<Json> =>
  makeProperty(account, { externalRef: "AP-1", photos: [PHOTO] });

describe("a write that takes a listing out of the recommendations", () => {
  it("warns of each reason it adds, and of the gallery it empties, in the caller's language", async () => {
    const account = await makeAccount();
    const { id } = await withPhoto(account);
    const path = `/properties/${id}`;
    const dry = await account.api.patch(`${path}?dryRun=true`, { body: EMPTIED });
    expect(warningsOf(dry.body.result)).toEqual(LOST);
    const english = { headers: { "Accept-Language": "en" }, body: EMPTIED };
    const put = await account.api.put("/properties/by-ref/AP-1", english);
    expect(put.body.result.warnings).toEqual([
      { name: "type", code: "TYPE_MISSING", label: "The property type is missing" },
      {
        name: "photos",
        code: "gallery_emptied",
        label: "The photos of the property were removed, because the request had an empty list",
      },
    ]);
  });

  it("does not warn of what was missing before, or of a gallery that was empty already", async () => {
    const { account, id } = await accountWithProperty();
    const path = `/properties/${id}`;
    await account.api.patch(path, { body: { type: null } });
    const again = await account.api.patch(path, { body: { ...EMPTIED, bedrooms: 4 } });
    expect(warningsOf(again.body.result)).toEqual([]);
  });

  it("warns of a neighborhood once, whether the request named it or not", async () => {
    const { account, id } = await accountWithProperty();
    const address = { cityId: "3550308", neighborhood: "Nenhum Lugar Assim" };
    const moved = await account.api.patch(`/properties/${id}`, { body: { address } });
    expect(warningsOf(moved.body.result)).toEqual(["address.neighborhood NEIGHBORHOOD_NOT_IN_CATALOG"]);
  });

  it("warns in a batch", async () => {
    const stage = await batchStage();
    await withPhoto(stage);
    const { id } = await stage.post("properties", [{ externalRef: "AP-1", ...EMPTIED }]);
    await stage.workAll();
    const [item] = (await stage.read("properties", id)).results;
    expect(warningsOf(item.result)).toEqual(LOST);
    expect(item.result.warnings[0].label).toBe("Falta o tipo do imóvel");
  });

  it("warns an agent before it confirms", async () => {
    const account = await makeAccount();
    const { id } = await withPhoto(account);
    const preview = await callTool(account.key, "patch_property", {
      propertyId: id,
      photos: [],
      clear: ["type"],
    });
    expect(warningsOf(preview.result.preview.result)).toEqual(LOST);
  });

  it("is in the report of a feed", async () => {
    const stage = await feedStage();
    await stage.sync(feedXml(flat("A1")));
    await stage.sync(feedXml(flat("A1", "Sob consulta", "<Bedrooms>3</Bedrooms>")));
    await stage.sync();
    const reports = await stage.api.get("/feed");
    const [row] = reports.body.data.lastReport.listings;
    expect(row.remarks).toContainEqual({
      code: "left_recommendations",
      field: "salePrice",
      value: "SALE_PRICE_MISSING",
    });
    expect(row.message).toContain("Sai do Radar: falta o preço de venda.");
  });
});

describe("a write that takes a client out of the recommendations", () => {
  const interest = { purposes: [], locations: [] };
  const gaps = ["interest.purposes PURPOSE_MISSING", "interest.locations CITY_MISSING"];

  it("warns of each reason it adds, by PATCH, by code and in a batch, in words about a client", async () => {
    const stage = await batchStage();
    const { id } = await makeLead(stage, { externalRef: "C-1" });
    const patch = await stage.api.patch(`/leads/${id}?dryRun=true`, { body: { interest } });
    expect(warningsOf(patch.body.result)).toEqual(gaps);
    const put = await stage.api.put("/leads/by-ref/C-1?dryRun=true", { body: { interest } });
    expect(warningsOf(put.body.result)).toEqual(gaps);
    const batch = await stage.post("leads", [{ externalRef: "C-1", interest }]);
    await stage.workAll();
    const [item] = (await stage.read("leads", batch.id)).results;
    expect(warningsOf(item.result)).toEqual(gaps);
    expect(item.result.warnings[1].label).toBe("Falta a cidade procurada");
  });

  it("does not warn about a new client, whose answer shows what is missing", async () => {
    const { api } = await makeAccount();
    const { interest: _, ...bare } = person();
    const made = await api.post("/leads", { body: bare });
    expect(made.body.result.warnings).toEqual([]);
    expect(made.body.data.radar.pending).not.toEqual([]);
  });
});
