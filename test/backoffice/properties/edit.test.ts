import { describe, expect, it } from "vitest";
import { accountWithProperty } from "../../support/account-with.ts";
import { backoffice, makeAccount } from "../../support/api.ts";
import {
  auditAbout,
  dashboard,
  eventsAbout,
  GALLERY,
  lastEventAbout,
  setColumns,
} from "../../support/dashboard.ts";
import { brokenInvariants } from "../../support/invariants.ts";
import { makeProperty } from "../../support/portfolio.ts";

const SANTOS = { cityId: "3548500", neighborhood: "Gonzaga", street: "Rua do Painel" };
const CAMPINAS = { cityId: "3509502", neighborhood: "Cambuí", street: "Rua da API" };

/** A field, its value from the dashboard, the API's value, and how it is shown if that differs from the input. */
const FIELDS: readonly [field: string, ours: unknown, theirs: unknown, shown?: unknown][] = [
  ["title", "Título do painel", "Título da API"],
  ["description", "Texto do painel", "Texto da API"],
  ["type", "COBERTURA", "STUDIO"],
  ["salePrice", 900_000, 700_000],
  ["rentPrice", 4_500, 3_900],
  ["address", SANTOS, CAMPINAS, expect.objectContaining({ city: "Santos", street: "Rua do Painel" })],
  ["bedrooms", 4, 2],
  ["suites", 2, null],
  ["bathrooms", 3, 1],
  ["parkingSpots", null, 1],
  ["area", 101.5, 99],
  ["privateArea", 88.25, 80],
  ["listingUrl", "https://imobiliaria.example.com/painel", "https://imobiliaria.example.com/api"],
  ["captadorName", "Corretora do Painel", "Corretor da API"],
  [
    "partnershipTerms",
    { commissionPercent: 5 },
    { commissionPercent: 6 },
    { commissionPercent: 5, rentCommissionMonths: null, splitListingPercent: null },
  ],
];

const START = { rentPrice: 4_000, suites: 1, parkingSpots: 2, captadorName: "Corretor" };

describe("a field edited in the dashboard", () => {
  it.each(FIELDS)("keeps %s against later API writes", async (field, ours, theirs, shown = ours) => {
    const { account, id } = await accountWithProperty(START);
    const edited = await dashboard(account, id).edit({ [field]: ours });
    expect(edited.status, edited.text).toBe(200);
    expect(edited.body.result).toMatchObject({ outcome: "UPDATED", conflicts: [] });
    expect(edited.body.data[field]).toEqual(shown);
    const refused = await account.api.patch(`/properties/${id}`, { body: { [field]: theirs } });
    expect(refused.status, refused.text).toBe(200);
    expect(refused.body.result).toMatchObject({ outcome: "UNCHANGED", conflicts: [field], changes: [] });
    expect(refused.body.data[field]).toEqual(shown);
    const same = await account.api.patch(`/properties/${id}`, { body: { [field]: ours } });
    expect(same.body.result).toMatchObject({ outcome: "UNCHANGED", conflicts: [] });
  });

  it("keeps the purposes", async () => {
    const { account, id } = await accountWithProperty({ rentPrice: 4_000 });
    await dashboard(account, id).edit({ purposes: ["LOCACAO"] });
    const patch = (purposes: string[]) => account.api.patch(`/properties/${id}`, { body: { purposes } });
    const { body } = await patch(["VENDA", "LOCACAO"]);
    expect(body.result.conflicts).toEqual(["purposes"]);
    expect(body.data.purposes).toEqual(["LOCACAO"]);
    expect((await patch(["LOCACAO"])).body.result.conflicts).toEqual([]);
  });

  it("keeps the broker of the team", async () => {
    const { account, id } = await accountWithProperty();
    const hire = async (name: string): Promise<string> => {
      const person = { name, email: `${name}@example.com`, role: "BROKER" };
      const { body } = await backoffice.post(`${account.path}/team`, person);
      return body.data.accountId;
    };
    const ana = await hire("ana");
    const rui = await hire("rui");
    await dashboard(account, id).edit({ captadorAccountId: ana });
    const patch = (captadorAccountId: string | null) =>
      account.api.patch(`/properties/${id}`, { body: { captadorAccountId } });
    for (const other of [rui, null]) {
      const { body } = await patch(other);
      expect(body.result.conflicts).toEqual(["captador"]);
      expect(body.data.captador).toEqual({ accountId: ana, name: "ana" });
    }
    expect((await patch(ana)).body.result.conflicts).toEqual([]);
  });

  it("lists every conflict of a write and applies the rest", async () => {
    const { account, id } = await accountWithProperty({ externalRef: "AP-1" });
    await dashboard(account, id).edit({ title: "Do painel", bedrooms: 4, salePrice: 1_000_000 });
    const body = { title: "Da API", bedrooms: 4, salePrice: 2_000_000, area: 120 };
    const { body: written } = await account.api.put("/properties/by-ref/AP-1", { body });
    expect(written.result).toMatchObject({
      outcome: "UPDATED",
      conflicts: ["title", "salePrice"],
      changes: [{ field: "area", from: 92.5, to: 120 }],
    });
    expect(written.data).toMatchObject({ title: "Do painel", bedrooms: 4, salePrice: 1_000_000, area: 120 });
  });

  it("shows the same conflicts in a dry run", async () => {
    const { account, id } = await accountWithProperty();
    await dashboard(account, id).edit({ title: "Do painel" });
    const body = { title: "Da API", bedrooms: 9 };
    const dry = await account.api.patch(`/properties/${id}?dryRun=true`, { body });
    const real = await account.api.patch(`/properties/${id}`, { body });
    expect(dry.body.result).toEqual({ ...real.body.result, dryRun: true });
    expect(real.body.result.conflicts).toEqual(["title"]);
  });

  it("stays the dashboard's even if the edit changed nothing", async () => {
    const account = await makeAccount();
    const { id, bedrooms } = await makeProperty(account);
    const before = await eventsAbout(account, id);
    await dashboard(account, id).edit({ bedrooms });
    expect(await eventsAbout(account, id)).toEqual(before);
    const { body } = await account.api.patch(`/properties/${id}`, { body: { bedrooms: 9 } });
    expect(body.result.conflicts).toEqual(["bedrooms"]);
  });
});

describe("a gallery chosen in the dashboard", () => {
  const url = "https://fotos.example.com/1.jpg";

  const withGallery = async () => {
    const { account, id } = await accountWithProperty();
    await setColumns(id, { ...GALLERY, dashboard_fields: '["photos"]' });
    const patch = (photos: string[]) => account.api.patch(`/properties/${id}`, { body: { photos } });
    return { account, id, patch };
  };

  it.each([[["https://fotos.example.com/2.jpg"]], [[url, "https://fotos.example.com/2.jpg"]], [[]]])(
    "is kept against %j",
    async (photos) => {
      const { patch } = await withGallery();
      const { body } = await patch(photos);
      expect(body.result).toMatchObject({ conflicts: ["photos"], photos: "UNCHANGED", changes: [] });
      expect(body.data).toMatchObject({ photoSync: { state: "DONE" }, photos: [expect.any(String)] });
    },
  );

  it("is no conflict when the API asks for the same photos", async () => {
    const { patch } = await withGallery();
    const { body } = await patch([url, url]);
    expect(body.result).toMatchObject({ outcome: "UNCHANGED", conflicts: [], photos: "UNCHANGED" });
  });

  it("is no conflict when both sides have none", async () => {
    const { account, id } = await accountWithProperty();
    await dashboard(account, id).edit({ photos: [] });
    const { body } = await account.api.patch(`/properties/${id}`, { body: { photos: [] } });
    expect(body.result).toMatchObject({ conflicts: [], photos: "UNCHANGED" });
  });
});

describe("an edit in the dashboard", () => {
  it("is the only way to set sharing and amenities", async () => {
    const { account, id } = await accountWithProperty();
    const shared = { sharedToNetwork: true, amenities: ["Piscina", " Varanda gourmet "] };
    const edited = await dashboard(account, id).edit(shared);
    expect(edited.body.data).toMatchObject({
      sharedToNetwork: true,
      amenities: ["Piscina", "Varanda gourmet"],
    });
    for (const body of [{ sharedToNetwork: false }, { amenities: [] }]) {
      const { status, body: problem } = await account.api.patch(`/properties/${id}`, { body });
      expect([status, problem.invalidParams[0].code]).toEqual([400, "unknown_field"]);
    }
    expect((await account.api.get(`/properties/${id}`)).body.data).toEqual(edited.body.data);
  });

  it("is property.updated in the log, with an audit row, by field names only", async () => {
    const { account, id } = await accountWithProperty({ externalRef: "AP-9" });
    const { body } = await dashboard(account, id).edit({ title: "Outro", amenities: ["Piscina"] });
    expect(await lastEventAbout(account, id)).toEqual({
      type: "property.updated",
      data: {
        id,
        externalRef: "AP-9",
        status: "ACTIVE",
        changedFields: ["title", "amenities"],
        updatedAt: body.data.updatedAt,
      },
    });
    expect(await auditAbout(account, id)).toEqual([
      { actor: "operator", action: "property.edit", fields: ["title", "amenities"] },
    ]);
    expect(await brokenInvariants(account.accountId)).toEqual([]);
  });

  it("leaves neither event nor audit row when it changes nothing", async () => {
    const { account, id } = await accountWithProperty();
    expect((await dashboard(account, id).edit({})).body.result.outcome).toBe("UNCHANGED");
    expect(await auditAbout(account, id)).toEqual([]);
    expect(await eventsAbout(account, id)).toHaveLength(1);
  });

  it.each([
    [{ status: "SOLD" }, "unknown_field"],
    [{ externalRef: "AP-2" }, "unknown_field"],
    [{ amenities: [""] }, "too_short"],
    [{ amenities: Array.from({ length: 101 }, () => "Piscina") }, "too_many"],
    [{ bedrooms: -1 }, "too_low"],
    [{ address: { cityId: "0000000" } }, "not_found"],
  ])("refuses %j", async (body, code) => {
    const { account, id } = await accountWithProperty();
    const answer = await dashboard(account, id).edit(body);
    expect([answer.status, answer.body.invalidParams[0].code]).toEqual([400, code]);
    expect(await auditAbout(account, id)).toEqual([]);
  });

  it("reaches neither another account's property nor one in the trash", async () => {
    const [own, other] = await Promise.all([makeAccount(), makeAccount()]);
    const { id } = await makeProperty(own);
    expect((await dashboard(other, id).edit({ bedrooms: 1 })).body.code).toBe("not_found");
    await own.api.delete(`/properties/${id}`);
    expect((await dashboard(own, id).edit({ bedrooms: 1 })).body.code).toBe("property_in_trash");
  });
});
