import { describe, expect, it } from "vitest";
import { backoffice, makeAccount, type TestAccount } from "../../support/api.ts";
import { auditAbout, lastEventAbout } from "../../support/dashboard.ts";
import { LAUNCH } from "../../support/development-stage.ts";
import type { Answer, Json } from "../../support/http.ts";
import { brokenInvariants } from "../../support/invariants.ts";
import { listing } from "../../support/listing.ts";
import { makeProperty } from "../../support/portfolio.ts";

const DEVELOPMENT = { kind: "DEVELOPMENT", title: "Residencial das Acácias", launch: LAUNCH };

const developer = (propertyLimit = 100): Promise<TestAccount> =>
  makeAccount({ account: { type: "DEVELOPER", name: "Construtora de Teste", propertyLimit } });

const create = ({ path }: TestAccount, body: object): Promise<Answer> =>
  backoffice.post(`${path}/developments`, body);

const made = async (account: TestAccount, body: object): Promise<Json> => {
  const answer = await create(account, body);
  expect(answer.status, answer.text).toBe(201);
  return answer.body.data;
};

describe("a development", () => {
  it("shows its launch block", async () => {
    const account = await developer();
    const answer = await create(account, { ...DEVELOPMENT, externalRef: "EMP-1" });
    expect(answer.status, answer.text).toBe(201);
    expect(answer.body.result).toMatchObject({ outcome: "CREATED", dryRun: false });
    expect(answer.body.data).toMatchObject({
      externalRef: "EMP-1",
      kind: "DEVELOPMENT",
      developmentId: null,
      status: "ACTIVE",
      launch: LAUNCH,
      curation: { status: null, reason: null, label: null },
    });
    const { id } = answer.body.data;
    expect((await account.api.get(`/properties/${id}`)).body.data).toEqual(answer.body.data);
  });

  it("fills absent members of its launch block with null", async () => {
    const account = await developer();
    const unknown = Object.fromEntries(Object.keys(LAUNCH).map((name) => [name, null]));
    const { launch } = await made(account, { kind: "DEVELOPMENT", title: "Sem dados" });
    expect(launch).toEqual({ ...unknown, floorPlans: [] });
  });

  it("shows the city of its address", async () => {
    const account = await developer();
    for (const address of [{}, { street: "Rua das Acácias" }]) {
      const { status, body } = await create(account, { ...DEVELOPMENT, address });
      expect([status, body.invalidParams[0].name]).toEqual([422, "address.city"]);
    }
  });

  it("is property.created in the log, with an audit row", async () => {
    const account = await developer();
    const { id, updatedAt } = await made(account, DEVELOPMENT);
    const data = { id, externalRef: null, status: "ACTIVE", updatedAt };
    expect(await lastEventAbout(account, id)).toEqual({ type: "property.created", data });
    const [row] = await auditAbout(account, id);
    expect(row).toMatchObject({ action: "development.create" });
    expect(row.fields.sort()).toEqual(["kind", "launch", "title"]);
    expect(await brokenInvariants(account.accountId)).toEqual([]);
  });

  it("is changed through the API like any property", async () => {
    const account = await developer();
    await made(account, { ...DEVELOPMENT, externalRef: "EMP-1" });
    const body = { description: "Duas torres.", purposes: ["VENDA"], salePrice: 400_000 };
    const { body: written } = await account.api.put("/properties/by-ref/EMP-1", { body });
    expect(written.result).toMatchObject({ outcome: "UPDATED", conflicts: [] });
    expect(written.data).toMatchObject({ kind: "DEVELOPMENT", launch: LAUNCH, salePrice: 400_000 });
  });
});

describe("a unit type", () => {
  it("belongs to a development of the account", async () => {
    const account = await developer();
    const { id } = await made(account, DEVELOPMENT);
    const unit = listing({ kind: "TYPOLOGY", developmentId: id, launch: { unitsTotal: 40 } });
    const { kind, developmentId, launch, bedrooms } = await made(account, unit);
    expect({ kind, developmentId, bedrooms }).toEqual({ kind: "TYPOLOGY", developmentId: id, bedrooms: 3 });
    expect(launch).toMatchObject({ unitsTotal: 40, unitsSold: null });
  });

  it("is listed with developments and properties", async () => {
    const account = await developer();
    const development = await made(account, DEVELOPMENT);
    const unit = await made(account, { kind: "TYPOLOGY", developmentId: development.id });
    const property = await makeProperty(account);
    const { body } = await account.api.get("/properties");
    expect(body.data.map(({ id, kind }: Json) => [id, kind])).toEqual([
      [property.id, "PROPERTY"],
      [unit.id, "TYPOLOGY"],
      [development.id, "DEVELOPMENT"],
    ]);
    expect((await account.api.get("/me")).body.data.properties.active).toBe(3);
  });

  it("needs its development named", async () => {
    const { status, body } = await create(await developer(), { kind: "TYPOLOGY" });
    expect([status, body.invalidParams[0]]).toMatchObject([
      400,
      { name: "developmentId", pointer: "/developmentId", code: "required" },
    ]);
  });

  it("belongs only to an existing development", async () => {
    const [account, other] = await Promise.all([developer(), developer()]);
    const foreign = await made(other, DEVELOPMENT);
    const property = await makeProperty(account);
    const trashed = await made(account, DEVELOPMENT);
    await account.api.delete(`/properties/${trashed.id}`);
    for (const developmentId of ["prop-none", foreign.id, property.id, trashed.id]) {
      const { status, body } = await create(account, { kind: "TYPOLOGY", developmentId });
      expect([status, body.invalidParams[0].code]).toEqual([400, "not_found"]);
    }
  });
});

describe("creating a development", () => {
  it("is for developers", async () => {
    const account = await makeAccount();
    const { status, body } = await create(account, DEVELOPMENT);
    expect([status, body.code]).toEqual([422, "request_refused"]);
    expect(body.detail).toContain("DEVELOPER");
  });

  it("names the property that has the code already", async () => {
    const account = await developer();
    const { id } = await makeProperty(account, { externalRef: "EMP-1" });
    const { status, body } = await create(account, { ...DEVELOPMENT, externalRef: "EMP-1" });
    expect([status, body.code, body.existingId]).toEqual([409, "external_ref_exists", id]);
  });

  it("stays within the quota", async () => {
    const account = await developer(1);
    await made(account, DEVELOPMENT);
    const { status, body } = await create(account, DEVELOPMENT);
    expect([status, body.code]).toEqual([409, "plan_limit_reached"]);
  });

  it.each([
    [{ kind: "PROPERTY" }, "kind", "not_in_list"],
    [{ title: "Sem tipo" }, "kind", "required"],
    [{ ...DEVELOPMENT, status: "SOLD" }, "status", "unknown_field"],
    [{ kind: "DEVELOPMENT", launch: { unitsTotal: -1 } }, "launch.unitsTotal", "too_low"],
    [
      { kind: "DEVELOPMENT", launch: { constructionProgress: 101 } },
      "launch.constructionProgress",
      "too_high",
    ],
    [
      { kind: "DEVELOPMENT", launch: { deliveryDate: "30/06/2028" } },
      "launch.deliveryDate",
      "invalid_format",
    ],
    [{ kind: "DEVELOPMENT", launch: { stage: "NEW" } }, "launch.stage", "unknown_field"],
    [{ kind: "DEVELOPMENT", launch: { floorPlans: ["planta"] } }, "launch.floorPlans[0]", "invalid_format"],
    [{ kind: "DEVELOPMENT", developmentId: "prop-1" }, "developmentId", "unknown_field"],
  ])("refuses %j", async (body, name, code) => {
    const answer = await create(await developer(), body);
    expect([answer.status, answer.body.invalidParams]).toMatchObject([400, [{ name, code }]]);
  });

  it("answers 404 for an unknown account", async () => {
    expect((await backoffice.post("/accounts/acc-none/developments", DEVELOPMENT)).status).toBe(404);
  });
});
