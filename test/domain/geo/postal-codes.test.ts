import { describe, expect, it } from "vitest";
import { postalCodeOf } from "../../../src/intake/figures.ts";
import { makeAccount } from "../../support/api.ts";
import { endSyncs, feedStage, feedXml, flat } from "../../support/feed-stage.ts";
import type { Json } from "../../support/http.ts";
import { listing } from "../../support/listing.ts";

endSyncs();

const listingAt = (ref: string, neighborhood: string, code: string): string =>
  flat(ref).replace(
    /<Location[^>]*>[\s\S]*<\/Location>/,
    `<Location><State abbreviation="GO">Goiás</State><City>Goiânia</City>
     <Neighborhood>${neighborhood}</Neighborhood><PostalCode>${code}</PostalCode></Location>`,
  );

const addressOf = async (stage: Awaited<ReturnType<typeof feedStage>>, ref: string): Promise<Json> =>
  (await stage.property(ref)).address;

describe("a listing's postal code", () => {
  it("decides where its neighborhood is missing or unknown, and the dry run shows it", async () => {
    const stage = await feedStage();
    stage.serve(
      feedXml(
        listingAt("known", "Setor Oeste", "74230-010"),
        listingAt("missing", "", "74230-010"),
        listingAt("unknown", "Condomínio Sem Nome", "74230010"),
        listingAt("nowhere", "Condomínio Sem Nome", "01310-100"),
      ),
    );
    const { body } = await stage.api.post("/feed/sync?dryRun=true");
    const remarks = body.result.report.listings.map(({ externalRef, remarks }: Json) => [
      externalRef,
      remarks.filter(({ code }: Json) => code === "by_postal_code").map(({ value }: Json) => value),
    ]);
    expect(remarks).toEqual([
      ["known", []],
      ["missing", ["Setor Bueno"]],
      ["unknown", ["Setor Bueno"]],
      ["nowhere", []],
    ]);
    await stage.sync();
    expect((await addressOf(stage, "known")).neighborhoodSlug).toBe("setor-oeste");
    expect((await addressOf(stage, "missing")).neighborhoodSlug).toBe("setor-bueno");
    expect((await addressOf(stage, "unknown")).neighborhoodSlug).toBe("setor-bueno");
    expect((await addressOf(stage, "nowhere")).neighborhoodSlug).toBeNull();
  });

  it("decides in a write of the API too, whose warning shows it", async () => {
    const { api } = await makeAccount();
    const goiania = (neighborhood: string | null, postalCode: string | null) =>
      listing({ address: { city: "Goiânia", state: "GO", neighborhood, postalCode } });
    const put = async (ref: string, body: object) =>
      (await api.put(`/properties/by-ref/${ref}`, { body, headers: { "Accept-Language": "en" } })).body;
    const unknown = await put("unknown", goiania("Condomínio Sem Nome", "74230-010"));
    expect(unknown.data.address).toMatchObject({
      neighborhood: "Setor Bueno",
      neighborhoodSlug: "setor-bueno",
    });
    expect(unknown.data.address).not.toHaveProperty("postalCode");
    expect(unknown.result.warnings).toEqual([
      {
        name: "address.postalCode",
        code: "by_postal_code",
        label: "The neighborhood was set by the postal code: Setor Bueno",
      },
    ]);
    const again = await put("unknown", goiania("Condomínio Sem Nome", "74230-010"));
    expect([again.result.outcome, again.result.warnings.length]).toEqual(["UNCHANGED", 1]);
    const missing = await put("missing", goiania(null, " 74.230-010"));
    expect(missing.data.address.neighborhoodSlug).toBe("setor-bueno");
    const known = await put("known", goiania("Setor Oeste", "74230-010"));
    expect([known.data.address.neighborhoodSlug, known.result.warnings]).toEqual(["setor-oeste", []]);
    const nowhere = await put("nowhere", goiania("Condomínio Sem Nome", "01310-100"));
    expect(nowhere.data.address.neighborhoodSlug).toBeNull();
    expect(nowhere.result.warnings).toMatchObject([{ code: "NEIGHBORHOOD_NOT_IN_CATALOG" }]);
  });

  it("is refused with the other faults if it is malformed", async () => {
    const { api } = await makeAccount();
    const address = { city: "Goiânia", state: "GO", postalCode: "7423" };
    const { status, body } = await api.post("/properties", { body: listing({ address, bedrooms: -1 }) });
    expect(status).toBe(400);
    expect(body.invalidParams).toMatchObject([
      { name: "address.postalCode", code: "invalid_format" },
      { name: "bedrooms" },
    ]);
  });

  it.each([
    ["74230-010", "74230010"],
    [" 74230010 ", "74230010"],
    ["74.230-010", "74230010"],
    ["7423001", undefined],
    ["CEP", undefined],
  ])("%j is read as %j", (text, code) => {
    expect(postalCodeOf(text)).toBe(code);
  });
});
