import { describe, expect, it } from "vitest";
import { readRelated } from "../../../src/domain/properties/related.ts";
import { backoffice, makeAccount } from "../../support/api.ts";
import { dashboard, eventsAbout, setColumns } from "../../support/dashboard.ts";
import {
  createDevelopment,
  DEVELOPMENT,
  patch,
  RIO,
  SAO_PAULO,
  type Stage,
  stage,
  status,
  UNIT,
  violationsOf,
  wronglyJudged,
} from "../../support/development-stage.ts";
import { drained } from "../../support/dump.ts";
import { freshCity } from "../../support/fresh-city.ts";
import type { Json } from "../../support/http.ts";
import { deliver, photoQueue } from "../../support/photo-queue.ts";
import { pictured, pictureWeb } from "../../support/picture-web.ts";
import { expire, writeScope } from "../../support/portfolio.ts";
import { noticesBy } from "../../support/radar-notices.ts";

describe("a unit type", () => {
  it("takes city, neighborhood, purposes and cover photo from its development", async () => {
    const { unitsRadar } = await stage();
    expect(await unitsRadar()).toBe("eligible");
  });

  it("keeps its own members", async () => {
    const { unitsRadar } = await stage({}, { purposes: ["LOCACAO"], address: { cityId: SAO_PAULO.cityId } });
    expect(await unitsRadar()).toEqual(["NEIGHBORHOOD_MISSING", "RENT_PRICE_MISSING"]);
  });

  it("has no value for a member that its development lacks too", async () => {
    const { address: _, ...nowhere } = DEVELOPMENT;
    const account = await makeAccount({ account: { type: "DEVELOPER" } });
    const id = await createDevelopment(account, { ...nowhere, purposes: ["VENDA", "LOCACAO"] });
    const unit = await createDevelopment(account, { ...UNIT, developmentId: id });
    const { radar } = (await account.api.get(`/properties/${unit}`)).body.data;
    const pending = ["CITY_MISSING", "NEIGHBORHOOD_MISSING", "RENT_PRICE_MISSING", "COVER_PHOTO_MISSING"];
    expect(radar).toMatchObject({ eligible: false, pending });
  });

  it("is found by its readiness in the list", async () => {
    const { api, development, unit } = await stage();
    const ready = async () => (await api.get("/properties?radar=ready")).body.data.map(({ id }: Json) => id);
    expect(await ready()).toEqual([unit]);
    await api.post(`/properties/${development}/status`, { body: { status: "INACTIVE" } });
    expect(await ready()).toEqual([]);
  });
});

interface Change {
  readonly columns?: Json;
  before?(stage: Stage): Promise<unknown>;
  act(stage: Stage): Promise<unknown>;
  /** The unit type's state afterwards. */
  readonly leaves: unknown;
  readonly city?: string;
}

const trash = ({ api, development }: Stage) => api.delete(`/properties/${development}`);

/** Every change of a member that a unit type inherits from its development. */
const CHANGES: Readonly<Record<string, Change>> = {
  "that is sold": { act: (one) => status(one, "SOLD"), leaves: [] },
  "that is on offer again": {
    before: (one) => status(one, "SOLD"),
    act: (one) => status(one, "ACTIVE"),
    leaves: "eligible",
  },
  "that goes to the trash": { act: trash, leaves: [] },
  "that is restored": {
    before: trash,
    act: (one) => dashboard(one, one.development).restore(),
    leaves: "eligible",
  },
  "that moves": { act: (one) => patch(one, { address: RIO }), leaves: "eligible", city: RIO.cityId },
  "that a PUT moves": {
    act: ({ api }) => api.put("/properties/by-ref/EMP-1", { body: { address: RIO } }),
    leaves: "eligible",
    city: RIO.cityId,
  },
  "that is also let": {
    act: (one) => patch(one, { purposes: ["VENDA", "LOCACAO"], rentPrice: 1, salePrice: 2 }),
    leaves: ["RENT_PRICE_MISSING"],
  },
  "without its photos": { act: (one) => patch(one, { photos: [] }), leaves: ["COVER_PHOTO_MISSING"] },
  "whose 60 days end": { act: (one) => expire(one.accountId, one.development), leaves: [] },
  "that is confirmed and comes back": {
    before: (one) => expire(one.accountId, one.development),
    act: ({ api }) => api.post("/properties/confirm", { body: { refs: ["EMP-1"] } }),
    leaves: "eligible",
  },
};

describe("a development", () => {
  it.each(Object.entries(CHANGES))("%s takes its unit types along", async (_, change) => {
    const one = await stage();
    const read = async () => (await one.api.get(`/properties/${one.unit}`)).body.data;
    await change.before?.(one);
    const before = await read();
    const notices = await noticesBy(one.accountId, () => change.act(one));
    expect(await one.unitsRadar()).toEqual(change.leaves);
    const { boards } = notices.find(({ id }) => id === one.unit)!;
    const cities = [`l:${SAO_PAULO.cityId}`, ...(change.city ? [`l:${change.city}`] : [])];
    expect(boards).toEqual([`a:${one.accountId}`, ...cities]);
    const after = await read();
    expect(after.updatedAt >= before.updatedAt).toBe(true);
    expect(await wronglyJudged(one)).toEqual([]);
    expect(await violationsOf(one)).toEqual([]);
  });

  it("that takes long to decide has no earlier date than its unit types", async () => {
    const one = await stage();
    let now = Date.now();
    const ticking = { now: () => (now += 1_000) };
    await expire(one.accountId, one.development, ticking);
    expect(await violationsOf(one)).toEqual([]);
  });

  it("that is removed leaves its unit types their own members", async () => {
    const one = await stage();
    await trash(one);
    const notices = await noticesBy(one.accountId, () => dashboard(one, one.development).purge());
    expect(await one.unitsRadar()).toEqual([
      "CITY_MISSING",
      "NEIGHBORHOOD_MISSING",
      "PURPOSE_MISSING",
      "COVER_PHOTO_MISSING",
    ]);
    expect(notices.map(({ id }) => id).sort()).toEqual([one.development, one.unit].sort());
    expect(await violationsOf(one)).toEqual([]);
  });

  it("whose neighborhood curation decides gives it to its unit types", async () => {
    const { cityId } = freshCity();
    const one = await stage({ address: { cityId, neighborhood: "Vila do Lago Seco" } });
    expect(await one.unitsRadar()).toEqual(["NEIGHBORHOOD_NOT_IN_CATALOG"]);
    const text = "Vila do Lago Seco";
    await backoffice.post("/curation/neighborhoods", { cityId, text, neighborhoodSlug: "centro" });
    expect(await one.unitsRadar()).toBe("eligible");
    expect(await wronglyJudged(one)).toEqual([]);
  });

  it("whose first photo arrives gives it to its unit types", async () => {
    const web = pictureWeb();
    const queue = photoQueue();
    const one = await stage();
    await patch(one, { photos: [] });
    await patch(one, { photos: [web.page("/cover", pictured("cover"))] });
    await drained(one.accountId);
    const message = queue.take(one.accountId).find((taken) => "kind" in taken && taken.kind === "gallery");
    expect(await one.unitsRadar()).toEqual(["COVER_PHOTO_MISSING"]);
    await deliver(message);
    expect(await one.unitsRadar()).toBe("eligible");
  });

  it("makes an event of each unit type that it makes ready or not", async () => {
    const one = await stage();
    await status(one, "SOLD");
    const events = await eventsAbout(one, one.unit);
    expect(events.map(({ type }) => type)).toEqual(["property.created", "property.updated"]);
    expect(events[1].data.changedFields).toEqual(["radar"]);
    await patch(one, { description: "Duas torres." });
    expect(await eventsAbout(one, one.unit)).toHaveLength(2);
  });

  it("shows the new name on what its unit types show, and writes none of them", async () => {
    const one = await stage();
    const [before] = await readRelated(writeScope(one.accountId), [one.unit]);
    const notices = await noticesBy(one.accountId, () => patch(one, { title: "Residencial das Acácias" }));
    expect(notices).toContainEqual({ kind: "property", id: one.unit, boards: [`l:${SAO_PAULO.cityId}`] });
    const [after] = await readRelated(writeScope(one.accountId), [one.unit]);
    expect(after!.version).toBe(before!.version);
  });

  it("reports its unit types when its inherited terms change", async () => {
    const one = await stage();
    const terms = { partnershipTerms: { commissionPercent: 4 } };
    const notices = await noticesBy(one.accountId, () => patch(one, terms));
    expect(notices).toContainEqual({ kind: "property", id: one.unit, boards: [`l:${SAO_PAULO.cityId}`] });
  });

  it("does not report its unit types when the inherited members stay", async () => {
    const one = await stage();
    const notices = await noticesBy(one.accountId, () => patch(one, { description: "Duas torres." }));
    expect(notices.map(({ id }) => id)).not.toContain(one.unit);
  });

  it("pairs in place of unit types that are not ready, and notifies Radar", async () => {
    const one = await stage({ type: "APARTAMENTO", salePrice: 400_000 });
    const boards = [`a:${one.accountId}`, `l:${SAO_PAULO.cityId}`];
    const both = [one.unit, one.development].map((id) => ({ kind: "property", id, boards }));
    await setColumns(one.development, { pending: "[]", radar: "READY" });
    const unit = (body: Json) => one.api.patch(`/properties/${one.unit}`, { body });
    expect(await noticesBy(one.accountId, () => unit({ type: null }))).toEqual(both);
    expect(await noticesBy(one.accountId, () => unit({ type: "APARTAMENTO" }))).toEqual(both);
    expect((await noticesBy(one.accountId, () => unit({ bedrooms: 2 }))).map(({ id }) => id)).toEqual([
      one.unit,
    ]);
  });
});
