import { afterEach, describe, expect, it } from "vitest";
import { postalCodeOf } from "../../../src/domain/geo/postal-codes.ts";
import { feedStage, feedXml, flat, stillFeeds } from "../../support/feed-stage.ts";
import type { Json } from "../../support/http.ts";

afterEach(async () => {
  await stillFeeds();
});

const placed = (ref: string, neighborhood: string, code: string): string =>
  flat(ref).replace(
    /<Location[^>]*>[\s\S]*<\/Location>/,
    `<Location><State abbreviation="GO">Goiás</State><City>Goiânia</City>
     <Neighborhood>${neighborhood}</Neighborhood><PostalCode>${code}</PostalCode></Location>`,
  );

const addressOf = async (stage: Awaited<ReturnType<typeof feedStage>>, ref: string): Promise<Json> =>
  (await stage.property(ref)).address;

describe("a listing's postal code", () => {
  it("decides where its neighborhood is missing or unknown, and the dry run tells it", async () => {
    const stage = await feedStage();
    stage.serve(
      feedXml(
        placed("known", "Setor Oeste", "74230-010"),
        placed("missing", "", "74230-010"),
        placed("unknown", "Condomínio Sem Nome", "74230010"),
        placed("nowhere", "Condomínio Sem Nome", "01310-100"),
      ),
    );
    const { body } = await stage.api.post("/feed/sync?dryRun=true");
    const told = body.result.report.listings.map(({ externalRef, remarks }: Json) => [
      externalRef,
      remarks.filter(({ code }: Json) => code === "by_postal_code").map(({ value }: Json) => value),
    ]);
    expect(told).toEqual([
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

  it.each([
    ["74230-010", "74230010"],
    [" 74230010 ", "74230010"],
    ["74.230-010", "74230010"],
    ["7423001", undefined],
    ["CEP", undefined],
  ])("%j is %j", (text, code) => {
    expect(postalCodeOf(text)).toBe(code);
  });
});
