import { beforeEach, describe, expect, it } from "vitest";
import { accountWithProperty } from "../../support/account-with.ts";
import { backoffice, makeAccount, type TestAccount } from "../../support/api.ts";
import {
  auditAbout,
  dashboard,
  eventsAbout,
  GALLERY,
  lastEventAbout,
  setColumns,
} from "../../support/dashboard.ts";
import { eventually } from "../../support/eventually.ts";
import type { Answer, Json } from "../../support/http.ts";
import { brokenInvariants } from "../../support/invariants.ts";
import {
  develop,
  type LaunchStage,
  launchStage,
  registered,
  registrar,
  unitOf,
} from "../../support/launches.ts";
import { makeLead } from "../../support/lead.ts";
import { listing } from "../../support/listing.ts";
import { faultsIn } from "../../support/problem.ts";

const LAUNCH = {
  constructionStage: "LAUNCH",
  deliveryDate: "2028-06-30",
  constructionProgress: 5,
  unitsTotal: 40,
  unitsAvailable: 40,
  unitsReserved: 0,
  unitsSold: 0,
  floorPlans: ["https://construtora.example.com/planta-1.png"],
};

const CHANGES = {
  constructionStage: "OFF_PLAN",
  deliveryDate: "2028-12-31",
  constructionProgress: 35,
  unitsTotal: 44,
  unitsAvailable: 20,
  unitsReserved: 4,
  unitsSold: 20,
  floorPlans: [
    "https://construtora.example.com/planta-1.png",
    "https://construtora.example.com/planta-2.png",
  ],
} as const;

let stage: LaunchStage;

beforeEach(async () => {
  stage = await launchStage({ launch: LAUNCH });
});

const change = (id: string, launch: object, account: TestAccount = stage.developer): Promise<Answer> =>
  dashboard(account, id).edit({ launch });

const changeFigures = async (id: string, launch: object): Promise<Json> => {
  const { status, body, text } = await change(id, launch);
  expect(status, text).toBe(200);
  return body;
};

const read = async (id: string): Promise<Json> =>
  (await stage.developer.api.get(`/properties/${id}`)).body.data;

describe("a figure of the construction", () => {
  it.each(Object.entries(CHANGES))("%s is changed alone, with an event", async (name, to) => {
    const { developmentId: id } = stage;
    const { data, result } = await changeFigures(id, { [name]: to });
    expect(data.launch).toEqual({ ...LAUNCH, [name]: to });
    expect(result).toMatchObject({ outcome: "UPDATED", changes: [{ field: "launch" }] });
    expect(await read(id)).toEqual(data);
    expect(await lastEventAbout(stage.developer, id)).toEqual({
      type: "property.updated",
      data: {
        id,
        externalRef: null,
        status: "ACTIVE",
        updatedAt: data.updatedAt,
        changedFields: ["launch"],
      },
    });
    const [row] = await auditAbout(stage.developer, id);
    expect(row).toMatchObject({ action: "property.edit", fields: ["launch"] });
    expect(await brokenInvariants(stage.developer.accountId)).toEqual([]);
  });

  it("can be cleared, a stage at a time or all at once", async () => {
    const { developmentId: id } = stage;
    expect((await changeFigures(id, { constructionStage: null, unitsSold: null })).data.launch).toEqual({
      ...LAUNCH,
      constructionStage: null,
      unitsSold: null,
    });
    for (const constructionStage of ["READY", "LAUNCH", "NEW", "OFF_PLAN"])
      expect((await changeFigures(id, { constructionStage })).data.launch.constructionStage).toBe(
        constructionStage,
      );
  });

  it("sent again changes nothing, and makes no event", async () => {
    const { developmentId: id } = stage;
    await changeFigures(id, CHANGES);
    const events = await eventsAbout(stage.developer, id);
    expect((await changeFigures(id, CHANGES)).result.outcome).toBe("UNCHANGED");
    expect(await eventsAbout(stage.developer, id)).toEqual(events);
  });

  it("of a unit type is changed the same way", async () => {
    const { id } = await develop(
      stage.developer,
      unitOf(stage.developmentId, { launch: { unitsAvailable: 7 } }),
    );
    const { data } = await changeFigures(id, { unitsAvailable: 6, unitsSold: 1 });
    expect(data.launch).toMatchObject({ unitsAvailable: 6, unitsSold: 1, unitsTotal: null });
  });

  it.each([
    [{ constructionStage: "RUIN" }, "launch.constructionStage not_in_list"],
    [{ constructionProgress: 101 }, "launch.constructionProgress too_high"],
    [{ unitsAvailable: -1 }, "launch.unitsAvailable too_low"],
    [{ deliveryDate: "soon" }, "launch.deliveryDate invalid_format"],
    [{ floors: 12 }, "launch.floors unknown_field"],
  ])("is refused as %j", async (launch, faults) => {
    const { status, body } = await change(stage.developmentId, launch);
    expect(status).toBe(400);
    expect(faultsIn(body)).toEqual([faults]);
  });

  it("is refused for a property without a development", async () => {
    const { account, id } = await accountWithProperty();
    const { status, body } = await change(id, { unitsTotal: 1 }, account);
    expect([status, body.invalidParams?.[0]]).toMatchObject([400, { name: "launch", code: "unknown_field" }]);
    const { body: listed } = await account.api.patch(`/properties/${id}`, { body: { launch: {} } });
    expect(listed.code).toBe("invalid_body");
    expect((await account.api.post("/properties", { body: { ...listing(), launch: {} } })).body.code).toBe(
      "invalid_body",
    );
  });

  it("is kept from each of several simultaneous edits", async () => {
    const { developmentId: id } = stage;
    const answers = await Promise.all(
      Object.entries(CHANGES).map(([name, to]) => change(id, { [name]: to })),
    );
    const done = Object.entries(CHANGES).filter((_, at) => answers[at]!.status === 200);
    expect(done.length).toBeGreaterThan(0);
    expect((await read(id)).launch).toEqual({ ...LAUNCH, ...Object.fromEntries(done) });
  });
});

describe("a change of a launch's figures", () => {
  it("changes the catalog, with the sums of its unit types", async () => {
    const { developmentId, listed } = stage;
    const [before] = await listed();
    expect(before).toMatchObject({
      constructionStage: "LAUNCH",
      deliveryDate: "2028-06-30",
      units: { total: 40 },
    });
    await changeFigures(developmentId, CHANGES);
    const [after] = await listed();
    const { constructionStage, deliveryDate, constructionProgress, floorPlans } = CHANGES;
    expect(after).toMatchObject({
      constructionStage,
      deliveryDate,
      constructionProgress,
      floorPlans,
      units: { total: 44, available: 20, reserved: 4, sold: 20 },
    });
    expect(Date.parse(after!.updatedAt)).toBeGreaterThanOrEqual(Date.parse(before!.updatedAt));
    const { id } = await develop(stage.developer, unitOf(developmentId, { launch: { unitsAvailable: 7 } }));
    await changeFigures(id, { unitsAvailable: 6 });
    const [summed] = await listed();
    expect(summed).toMatchObject({
      units: { available: 6 },
      typologies: [{ propertyId: id, unitsAvailable: 6 }],
    });
  });

  it("changes what the catalog's filter by stage finds", async () => {
    await changeFigures(stage.developmentId, { constructionStage: "READY" });
    const ids = async (at: string) =>
      (await stage.listed(stage.developer, `&constructionStage=${at}`)).map((one) => one.developmentId);
    expect(await ids("READY")).toEqual([stage.developmentId]);
    expect(await ids("LAUNCH")).toEqual([]);
  });

  it("changes the partnership of a registered client", async () => {
    const account = await registrar();
    const { id } = await registered(account, stage.developmentId);
    const deliveryDate = async () =>
      (await account.api.get(`/partnerships/${id}`)).body.data.property.deliveryDate;
    expect(await deliveryDate()).toBe("2028-06-30");
    await changeFigures(stage.developmentId, { deliveryDate: "2029-01-31" });
    await eventually(async () => expect(await deliveryDate()).toBe("2029-01-31"));
  });
});

describe("Radar", () => {
  const matchesOf = async (account: TestAccount, leadId: string): Promise<Json[]> =>
    (await account.api.get(`/leads/${leadId}/matches`)).body.data;

  it("follows the delivery date and a sold-out unit type", async () => {
    const { developmentId, city, developer } = stage;
    await setColumns(developmentId, { ...GALLERY, neighborhood: "Centro", neighborhood_slug: "centro" });
    const { id } = await develop(developer, unitOf(developmentId, { launch: { unitsAvailable: 1 } }));
    expect((await read(id)).radar).toMatchObject({ eligible: true });
    const account = await makeAccount();
    const interest = {
      purposes: ["VENDA"],
      propertyTypes: ["APARTAMENTO"],
      locations: [{ cityId: city.cityId }],
      salePriceMax: 600_000,
    };
    const { id: leadId } = await makeLead(account, { interest });
    const only = async (): Promise<Json> => {
      const found = await matchesOf(account, leadId);
      expect(found.map(({ propertyId }) => propertyId)).toEqual([id]);
      return found[0]!;
    };
    await eventually(only);
    expect((await only()).property.deliveryDate).toBe("2028-06-30");
    await changeFigures(developmentId, { deliveryDate: "2029-01-31" });
    await eventually(async () => expect((await only()).property.deliveryDate).toBe("2029-01-31"));
    await changeFigures(id, { unitsAvailable: 0 });
    await eventually(async () => expect(await matchesOf(account, leadId)).toEqual([]));
    expect((await read(id)).radar).toMatchObject({ eligible: true });
    await changeFigures(id, { unitsAvailable: 2 });
    await eventually(only);
  });
});

it("only the developer changes the figures", async () => {
  const other = await makeAccount({ account: { type: "DEVELOPER" } });
  const { status } = await backoffice.patch(`${other.path}/properties/${stage.developmentId}`, {
    launch: { unitsTotal: 1 },
  });
  expect(status).toBe(404);
  expect((await read(stage.developmentId)).launch).toEqual(LAUNCH);
});
