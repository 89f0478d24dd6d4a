import { describe, expect, it } from "vitest";
import { backoffice, makeAccount } from "../../support/api.ts";
import { freshCity } from "../../support/fresh-city.ts";
import type { Json } from "../../support/http.ts";
import { develop, developer, developmentIn, launchStage, unitOf } from "../../support/launches.ts";
import { wholeList } from "../../support/whole-list.ts";

const listLaunches = (query: string): Promise<Json[]> => wholeList(backoffice, `/launches?limit=2&${query}`);

const idsOf = (rows: readonly Json[]): string[] => rows.map(({ launch }) => launch.developmentId);

describe("the launches of all accounts", () => {
  it("are listed newest first, each once, in the catalog or not, but not from the trash", async () => {
    const account = await developer();
    const city = await freshCity();
    const ids: string[] = [];
    for (const title of ["Um", "Dois", "Três", "Quatro"])
      ids.unshift((await develop(account, developmentIn(city, { title }))).id);
    const [trashed, inactive, third, first] = ids as [string, string, string, string];
    await backoffice.post(`${account.path}/properties/${trashed}/trash`);
    await account.api.post(`/properties/${inactive}/status`, { body: { status: "INACTIVE" } });
    const rows = await listLaunches(`accountId=${account.accountId}`);
    expect(idsOf(rows)).toEqual([inactive, third, first]);
    expect(rows.map(({ status, inCatalogue }) => [status, inCatalogue])).toEqual([
      ["INACTIVE", false],
      ["ACTIVE", true],
      ["ACTIVE", true],
    ]);
    expect(idsOf(await listLaunches(`accountId=${account.accountId}&status=INACTIVE`))).toEqual([inactive]);
    await backoffice.patch(account.path, { status: "INACTIVE" });
    expect((await listLaunches(`accountId=${account.accountId}`)).map((one) => one.inCatalogue)).toEqual([
      false,
      false,
      false,
    ]);
  });

  it("are found by network, neighborhood and stage, in any spelling", async () => {
    const organization = `Rede ${crypto.randomUUID()}`;
    const one = await developer();
    const other = await developer();
    for (const { path } of [one, other]) await backoffice.patch(path, { organization });
    const city = await freshCity();
    const launch = { constructionStage: "OFF_PLAN", unitsAvailable: 7 };
    const address = { cityId: "4106902", neighborhood: "Água Verde", street: "Rua A", number: "1" };
    const { id } = await develop(one, developmentIn(city, { launch, address }));
    const { id: second } = await develop(other, developmentIn(city));
    const query = `organization=${encodeURIComponent(organization.toUpperCase())}`;
    expect(idsOf(await listLaunches(query))).toEqual([second, id]);
    const rows = await listLaunches(`${query}&neighborhood=agua%20verde&constructionStage=OFF_PLAN`);
    expect(idsOf(rows)).toEqual([id]);
    expect(rows[0].launch).toMatchObject({
      units: { available: 7 },
      developer: { accountId: one.accountId },
    });
    expect(await listLaunches(`${query}&constructionStage=READY`)).toEqual([]);
    expect(await listLaunches(`organization=${crypto.randomUUID()}`)).toEqual([]);
  });

  it("leave out those of sandboxes, unless the account is named", async () => {
    const live = await makeAccount();
    const { id } = (await backoffice.post(`${live.path}/sandbox`)).body.data;
    const builder = `${id.slice(0, -1)}2`;
    const own = await listLaunches(`accountId=${builder}`);
    expect(own.length).toBeGreaterThan(0);
    const { body } = await backoffice.get("/launches?limit=100");
    expect(idsOf(body.data)).not.toEqual(expect.arrayContaining(idsOf(own).slice(0, 1)));
    expect(body.data.every(({ launch }: Json) => !launch.developer.accountId.includes("demo"))).toBe(true);
  });

  it("are read with the figures of the development and of each unit type", async () => {
    const { developer: account, developmentId } = await launchStage({ launch: { unitsTotal: 40 } });
    const unit = await develop(account, unitOf(developmentId, { launch: { unitsAvailable: 3 } }));
    await account.api.post(`/properties/${unit.id}/status`, { body: { status: "INACTIVE" } });
    const { data } = (await backoffice.get(`/launches/${developmentId}`)).body;
    expect(data.figures).toMatchObject([
      { propertyId: developmentId, status: "ACTIVE", launch: { unitsTotal: 40, unitsAvailable: null } },
      { propertyId: unit.id, status: "INACTIVE", launch: { unitsAvailable: 3 } },
    ]);
    expect(data.launch).toMatchObject({ developmentId, units: { total: 40, available: null } });
    for (const id of [unit.id, "prop-0000000000000000"])
      expect((await backoffice.get(`/launches/${id}`)).status).toBe(404);
  });
});
