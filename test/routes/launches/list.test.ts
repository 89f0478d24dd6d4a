import { describe, expect, it } from "vitest";
import { isoTime, MINUTE_MS } from "../../../src/lib/clock.ts";
import { backoffice, makeAccount } from "../../support/api.ts";
import { dashboard, setColumns } from "../../support/dashboard.ts";
import { LAUNCH } from "../../support/development-stage.ts";
import { freshCity } from "../../support/fresh-city.ts";
import type { Json } from "../../support/http.ts";
import { develop, developer, developmentIn, launchStage, unitOf } from "../../support/launches.ts";
import { recommend } from "../../support/match.ts";
import { makeProperty } from "../../support/portfolio.ts";
import { moveClock, stopClockAt } from "../../support/time.ts";
import { wholeList } from "../../support/whole-list.ts";

const idsOf = (launches: readonly Json[]): string[] => launches.map(({ developmentId }) => developmentId);

describe("a launch", () => {
  it("is shown completely to another account", async () => {
    const {
      developer: owner,
      city,
      developmentId,
      listed,
    } = await launchStage({
      description: "Duas torres.",
      partnershipTerms: { commissionPercent: 4 },
      launch: LAUNCH,
    });
    await recommend(owner.accountId, developmentId);
    const unit = unitOf(developmentId, { bedrooms: 2, suites: 1, area: 61.5, launch: { unitsAvailable: 7 } });
    const { id: propertyId } = await develop(owner, unit);
    const [launch, ...others] = await listed(await makeAccount());
    const { body } = await owner.api.get(`/properties/${developmentId}`);
    const { photos, coverPhoto, address, updatedAt } = body.data;
    expect(others).toEqual([]);
    expect(address).toMatchObject({ cityId: city.cityId, street: "Rua das Acácias", number: "10" });
    expect(launch).toEqual({
      developmentId,
      title: "Residencial das Acácias",
      description: "Duas torres.",
      developer: { accountId: owner.accountId, name: "Construtora de Teste" },
      address,
      photos,
      coverPhoto,
      updatedAt,
      constructionStage: "OFF_PLAN",
      deliveryDate: "2028-06-30",
      constructionProgress: 15,
      priceFrom: 500_000,
      priceTo: 500_000,
      floorPlans: LAUNCH.floorPlans,
      partnershipTerms: { commissionPercent: 4, rentCommissionMonths: null, splitListingPercent: null },
      units: { total: 120, available: 7, reserved: 10, sold: 30 },
      typologies: [
        {
          propertyId,
          title: "Dois quartos",
          type: "APARTAMENTO",
          bedrooms: 2,
          suites: 1,
          bathrooms: null,
          parkingSpots: null,
          area: 61.5,
          price: 500_000,
          unitsAvailable: 7,
        },
      ],
    });
    expect(photos).toEqual([coverPhoto]);
  });

  it("is shown to its own account too", async () => {
    const { developmentId, listed } = await launchStage();
    expect(idsOf(await listed())).toEqual([developmentId]);
  });

  it("has null for all unknown members", async () => {
    const { listed } = await launchStage({ title: undefined, purposes: undefined });
    expect((await listed())[0]).toMatchObject({
      title: null,
      description: null,
      constructionStage: null,
      deliveryDate: null,
      coverPhoto: null,
      constructionProgress: null,
      priceFrom: null,
      priceTo: null,
      photos: [],
      floorPlans: [],
      units: { total: null, available: null, reserved: null, sold: null },
      typologies: [],
    });
  });
});

describe("the figures of a launch", () => {
  const withUnits = async (development: object, ...units: object[]) => {
    const { developer: owner, developmentId, listed } = await launchStage(development);
    for (const unit of units) await develop(owner, unitOf(developmentId, unit));
    const [launch] = await listed();
    return { owner, launch: launch!, listed };
  };

  it("are the lowest and highest price of its unit types, and the sums of their units", async () => {
    const { launch } = await withUnits(
      { salePrice: 100_000, launch: LAUNCH },
      { salePrice: 700_000.5, launch: { unitsTotal: 10, unitsSold: 4 } },
      { salePrice: 400_000, launch: { unitsTotal: 5 } },
    );
    expect([launch.priceFrom, launch.priceTo]).toEqual([400_000, 700_000.5]);
    expect(launch.units).toEqual({ total: 15, available: 80, reserved: 10, sold: 4 });
  });

  it("come from the development if no unit type has any", async () => {
    const { launch } = await withUnits({ salePrice: 300_000, launch: LAUNCH }, { salePrice: null });
    expect([launch.priceFrom, launch.priceTo]).toEqual([300_000, 300_000]);
    expect(launch.units).toEqual({ total: 120, available: 80, reserved: 10, sold: 30 });
  });

  it("are rents if unit types are only rented", async () => {
    const rented = { purposes: ["LOCACAO"], salePrice: null };
    const { launch } = await withUnits({}, { ...rented, rentPrice: 3_000 }, { ...rented, rentPrice: 2_500 });
    expect([launch.priceFrom, launch.priceTo]).toEqual([2_500, 3_000]);
    expect(launch.typologies.map(({ price }: Json) => price)).toEqual([3_000, 2_500]);
  });

  it("never mix rents with prices of a sale", async () => {
    const rented = { purposes: ["LOCACAO"], salePrice: null, rentPrice: 2_500 };
    const { launch } = await withUnits({}, rented, { salePrice: 400_000 });
    expect([launch.priceFrom, launch.priceTo]).toEqual([400_000, 400_000]);
  });

  it("take from the development a purpose that a unit type does not name", async () => {
    const unit = { salePrice: 400_000, rentPrice: 2_500 };
    const { launch } = await withUnits({ purposes: ["LOCACAO"], rentPrice: 9_000 }, unit);
    expect([launch.priceFrom, launch.typologies[0].price]).toEqual([2_500, 2_500]);
  });

  it("leave out unavailable unit types", async () => {
    const { owner, launch, listed } = await withUnits({}, { salePrice: 400_000 }, { salePrice: 500_000 });
    const [cheap, dear] = launch.typologies;
    await owner.api.post(`/properties/${cheap.propertyId}/status`, { body: { status: "SOLD" } });
    expect((await listed())[0]).toMatchObject({ priceFrom: 500_000, typologies: [dear] });
  });
});

describe("the catalog", () => {
  it.each([
    ["is offline", { status: "INACTIVE" }],
    ["is sold", { status: "SOLD" }],
    ["is under review", { curation_status: "PENDING" }],
    ["failed its review", { curation_status: "REJECTED" }],
    ["is in the trash", { status: "DELETED", deleted_at: 1 }],
  ])("leaves out a development that %s", async (_, columns) => {
    const { developmentId, listed } = await launchStage();
    await setColumns(developmentId, columns);
    expect(await listed()).toEqual([]);
  });

  it("shows a development that passed its review", async () => {
    const { developmentId, listed } = await launchStage();
    await setColumns(developmentId, { curation_status: "APPROVED" });
    expect(idsOf(await listed())).toEqual([developmentId]);
  });

  it("leaves out everything but developments", async () => {
    const { developer: owner, city, developmentId, listed } = await launchStage();
    const { id } = await makeProperty(owner, { address: { cityId: city.cityId } });
    await recommend(owner.accountId, id);
    await develop(owner, unitOf(developmentId));
    expect(idsOf(await listed())).toEqual([developmentId]);
  });

  it("leaves out developers whose account is inactive, and still fills its pages", async () => {
    const { developer: owner, city, developmentId, listed } = await launchStage();
    const other = await developer();
    for (let made = 0; made < 3; made += 1) await develop(other, developmentIn(city));
    const hide = (status: string) => backoffice.patch(other.path, { status });
    await hide("INACTIVE");
    expect(idsOf(await listed(owner, "&limit=1"))).toEqual([developmentId]);
    expect(await listed(await makeAccount(), "&constructionStage=NEW")).toEqual([]);
    await hide("ACTIVE");
    expect(await listed()).toHaveLength(4);
  });
});

describe("GET /launches", () => {
  it("filters by place and construction stage, alone and together", async () => {
    const { developer: owner, city, developmentId, listed } = await launchStage({ launch: LAUNCH });
    const { id: ready } = await develop(
      owner,
      developmentIn(city, { launch: { constructionStage: "READY" } }),
    );
    const { id: bare } = await develop(owner, developmentIn(city));
    const all = [bare, ready, developmentId];
    const by = async (query: string): Promise<string[]> => idsOf(await listed(owner, query));
    expect(await by("")).toEqual(all);
    expect(await by(`&uf=${city.uf.toLowerCase()}&citySlug=${city.citySlug}`)).toEqual(all);
    expect(await by("&constructionStage=OFF_PLAN")).toEqual([developmentId]);
    expect(await by(`&constructionStage=READY&uf=${city.uf}`)).toEqual([ready]);
    expect(await by("&uf=RR")).toEqual([]);
    expect(await by("&citySlug=nenhuma-sp")).toEqual([]);
  });

  it("is newest first, and with updatedSince latest change first", async () => {
    stopClockAt(Date.UTC(2026, 10, 18, 13));
    const { developer: owner, city, developmentId: first, listed } = await launchStage();
    moveClock(MINUTE_MS);
    const { id: second } = await develop(owner, developmentIn(city));
    moveClock(MINUTE_MS);
    const changedAt = isoTime(Date.now());
    await owner.api.patch(`/properties/${first}`, { body: { title: "Outro nome" } });
    expect(idsOf(await listed())).toEqual([second, first]);
    expect(idsOf(await listed(owner, "&updatedSince=2026-01-01"))).toEqual([first, second]);
    expect(idsOf(await listed(owner, `&updatedSince=${changedAt}`))).toEqual([first]);
  });

  it("is complete in either order, at any page size, and refuses the other order's cursor", async () => {
    stopClockAt(Date.UTC(2026, 10, 18, 14));
    const { developer: owner, city, developmentId, listed } = await launchStage();
    const made = [developmentId];
    // These are created in one millisecond, so that only their ids give an order.
    for (let more = 0; more < 4; more += 1) made.push((await develop(owner, developmentIn(city))).id);
    for (const order of ["", "&updatedSince=2026-01-01"]) {
      const whole = idsOf(await listed(owner, order));
      expect([...whole].sort()).toEqual([...made].sort());
      for (const limit of [1, 2, 5]) {
        const path = `/launches?cityId=${city.cityId}&limit=${limit}${order}`;
        expect(idsOf(await wholeList(owner.api, path))).toEqual(whole);
      }
    }
    const { body } = await owner.api.get(`/launches?cityId=${city.cityId}&limit=1`);
    const other = await owner.api.get(`/launches?updatedSince=2026-01-01&cursor=${body.nextCursor}`);
    expect([other.status, other.body.code]).toEqual([400, "invalid_cursor"]);
  });

  it("shows nothing that a developer keeps to itself", async () => {
    const { developer: owner, developmentId, listed } = await launchStage({ externalRef: "SEGREDO-1" });
    await dashboard(owner, developmentId).edit({ captadorName: "Corretora Segredo" });
    expect(JSON.stringify(await listed(await makeAccount()))).not.toMatch(/segredo/i);
  });

  it("lists every fault of the filters at once", async () => {
    const { api } = await makeAccount();
    const { status, body } = await api.get("/launches?uf=XX&cityId=1&constructionStage=SOON&updatedSince=x");
    expect(status).toBe(400);
    expect(body.invalidParams.map(({ name }: Json) => name).sort()).toEqual([
      "cityId",
      "constructionStage",
      "uf",
      "updatedSince",
    ]);
  });

  it("finds nothing in a city without launches", async () => {
    const { api } = await makeAccount();
    const { body } = await api.get(`/launches?cityId=${freshCity().cityId}`);
    expect(body).toEqual({ data: [], nextCursor: null });
  });
});
