import { describe, expect, it } from "vitest";
import type { City } from "../../../src/domain/geo/cities.ts";
import { accountWithProperty } from "../../support/account-with.ts";
import { backoffice, makeAccount, type TestAccount } from "../../support/api.ts";
import { auditAbout, dashboard, eventsAbout, lastEventAbout } from "../../support/dashboard.ts";
import { freshCity } from "../../support/fresh-city.ts";
import type { Answer, Json } from "../../support/http.ts";
import { brokenInvariants } from "../../support/invariants.ts";
import { makeProperty } from "../../support/portfolio.ts";
import { query } from "../../support/query.ts";

const decide = (city: City, body: object): Promise<Answer> =>
  backoffice.post("/curation/neighborhoods", { cityId: city.cityId, ...body });

const decideOk = async (city: City, body: object): Promise<Json> => {
  const { status, body: answer, text } = await decide(city, body);
  expect(status, text).toBe(200);
  return answer.data;
};

const writeIn = (account: TestAccount, { cityId }: City, neighborhood: string): Promise<Json> =>
  makeProperty(account, { address: { cityId, neighborhood } });

const addressOf = async ({ api }: TestAccount, id: string): Promise<Json> => {
  const { address } = (await api.get(`/properties/${id}`)).body.data;
  return { neighborhood: address.neighborhood, slug: address.neighborhoodSlug };
};

describe("a decision about a text", () => {
  it("gives every waiting property of every account its neighborhood", async () => {
    const city = freshCity();
    const elsewhere = freshCity();
    const [one, two] = await Promise.all([makeAccount(), makeAccount()]);
    const first = await writeIn(one, city, "Centrinho Velho");
    const second = await writeIn(two, city, "Centrinho Velho");
    const untouched = await writeIn(two, elsewhere, "Centrinho Velho");
    expect(first.radar.pending).toContain("NEIGHBORHOOD_NOT_IN_CATALOG");
    expect(await decideOk(city, { text: "Centrinho Velho", neighborhoodSlug: "centro" })).toEqual({
      cityId: city.cityId,
      neighborhoodSlug: "centro",
      name: "Centro",
      properties: 2,
    });
    for (const [account, { id }] of [
      [one, first],
      [two, second],
    ] as const) {
      const { body } = await account.api.get(`/properties/${id}`);
      expect(body.data.address).toMatchObject({ neighborhood: "Centro", neighborhoodSlug: "centro" });
      expect(body.data.radar.pending).toEqual(["COVER_PHOTO_MISSING", "OTHER"]);
      expect(await brokenInvariants(account.accountId)).toEqual([]);
    }
    expect(await addressOf(two, untouched.id)).toEqual({ neighborhood: "Centrinho Velho", slug: null });
  });

  it("is in each property's event and audit row, without the text", async () => {
    const city = freshCity();
    const account = await makeAccount();
    const { id } = await writeIn(account, city, "Vila Plantada");
    await decideOk(city, { text: "Vila Plantada", neighborhoodSlug: "centro" });
    const { updatedAt } = (await account.api.get(`/properties/${id}`)).body.data;
    const changedFields = ["address", "radar"];
    expect(await lastEventAbout(account, id)).toEqual({
      type: "property.updated",
      data: { id, externalRef: null, status: "ACTIVE", changedFields, updatedAt },
    });
    expect(await auditAbout(account, id)).toEqual([
      { actor: "operator", action: "curation.neighborhood", fields: ["address"] },
    ]);
    const subject = `${city.cityId}/centro`;
    const [learned] = await query`SELECT * FROM audit WHERE subject = ${subject}`;
    expect(learned).toMatchObject({ action: "curation.neighborhood", account_id: null });
    expect(JSON.stringify(learned)).not.toMatch(/plantada/i);
  });

  it("adds a new neighborhood to the catalog by its name", async () => {
    const city = freshCity();
    const account = await makeAccount();
    const list = async () => (await account.api.get(`/geo/cities/${city.cityId}/neighborhoods`)).body;
    const before = await list();
    const { id } = await writeIn(account, city, "lot. águas claras");
    const decided = await decideOk(city, { text: "lot. águas claras", name: "Loteamento Águas Claras" });
    expect(decided).toMatchObject({ neighborhoodSlug: "loteamento-aguas-claras", properties: 1 });
    const place = { neighborhood: "Loteamento Águas Claras", slug: "loteamento-aguas-claras" };
    expect(await addressOf(account, id)).toEqual(place);
    const after = await list();
    expect(after.total).toBe(before.total + 1);
    const entry = { neighborhoodSlug: place.slug, name: place.neighborhood };
    expect(after.data).toContainEqual(entry);
    const address = { cityId: city.cityId, neighborhoodSlug: place.slug };
    const { address: named } = await makeProperty(account, { address });
    expect(named).toMatchObject({ neighborhood: place.neighborhood, neighborhoodSlug: place.slug });
  });

  it("applies to every spelling of the text, waiting or future", async () => {
    const city = freshCity();
    const account = await makeAccount();
    const spellings = [
      "Jd. das Acácias",
      "JARDIM DAS ACACIAS",
      "jardim das acácias",
      "Jdm das Acacias",
      "Jardim das Acácias - Zona Norte",
      "Bairro Jardim das Acácias",
    ];
    const waiting: string[] = [];
    for (const text of spellings.slice(0, 4)) waiting.push((await writeIn(account, city, text)).id);
    const decided = await decideOk(city, { text: "Jd. das Acácias", name: "Parque das Acácias" });
    expect(decided.properties).toBe(4);
    const place = { neighborhood: "Parque das Acácias", slug: "parque-das-acacias" };
    for (const id of waiting) expect(await addressOf(account, id)).toEqual(place);
    for (const text of spellings) {
      const { id } = await writeIn(account, city, text);
      expect(await addressOf(account, id), text).toEqual(place);
    }
  });

  it("does not apply to texts that merely begin alike", async () => {
    const city = freshCity();
    const account = await makeAccount();
    const texts = ["Acácias", "Acácias do Sul", "Acácias II"];
    for (const text of texts) await writeIn(account, city, text);
    const decided = await decideOk(city, { text: "Acácias - Zona Sul", neighborhoodSlug: "centro" });
    expect(decided.properties).toBe(0);
    const { id } = await writeIn(account, city, "Acácias");
    expect((await addressOf(account, id)).slug).toBeNull();
  });

  it("applies to a text without a possible slug", async () => {
    const city = freshCity();
    const account = await makeAccount();
    const meant = await writeIn(account, city, "東京");
    const other = await writeIn(account, city, "大阪");
    expect((await decideOk(city, { text: "東京", neighborhoodSlug: "centro" })).properties).toBe(1);
    expect((await addressOf(account, meant.id)).slug).toBe("centro");
    expect((await addressOf(account, other.id)).slug).toBeNull();
  });

  it("does not change the trash", async () => {
    const city = freshCity();
    const account = await makeAccount();
    const { id } = await writeIn(account, city, "Bairro Velho");
    await account.api.delete(`/properties/${id}`);
    expect((await decideOk(city, { text: "Bairro Velho", neighborhoodSlug: "centro" })).properties).toBe(0);
    expect((await eventsAbout(account, id)).at(-1).type).toBe("property.deleted");
  });

  it("changes nothing when it is repeated", async () => {
    const city = freshCity();
    const account = await makeAccount();
    const { id } = await writeIn(account, city, "Bairro Novo");
    const body = { text: "Bairro Novo", name: "Bairro Novo" };
    expect((await decideOk(city, body)).properties).toBe(1);
    const events = await eventsAbout(account, id);
    expect((await decideOk(city, body)).properties).toBe(0);
    expect(await eventsAbout(account, id)).toEqual(events);
  });

  it("holds against a later one, which learns who decided what", async () => {
    const city = freshCity();
    await decideOk(city, { text: "Vila Dupla", neighborhoodSlug: "centro" });
    const other = { cityId: city.cityId, text: "vila dupla", name: "Vila Dupla" };
    const late = await backoffice.post("/curation/neighborhoods", other, { headers: { "X-Actor": "rui" } });
    expect([late.status, late.body.current]).toMatchObject([
      409,
      { decision: "centro", actor: "operator", at: expect.any(String) },
    ]);
    expect((await decide(city, { ...other, replaces: "outro" })).status).toBe(409);
    expect((await decide(city, { text: "Vila Dupla", neighborhoodSlug: "centro" })).status).toBe(200);
  });

  it("is taken once when two different ones arrive at once", async () => {
    const city = freshCity();
    const account = await makeAccount();
    const { id } = await writeIn(account, city, "Vila Partida");
    const answers = await Promise.all([
      decide(city, { text: "Vila Partida", neighborhoodSlug: "centro" }),
      decide(city, { text: "Vila Partida", name: "Nova Vila" }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = answers.find(({ status }) => status === 200)!.body.data;
    expect((await addressOf(account, id)).slug).toBe(won.neighborhoodSlug);
    expect(answers.find(({ status }) => status === 409)!.body.current.decision).toBe(won.neighborhoodSlug);
  });

  it("that replaces another applies to later writes", async () => {
    const city = freshCity();
    const account = await makeAccount();
    const { id } = await writeIn(account, city, "Vila Ambígua");
    await decideOk(city, { text: "Vila Ambígua", neighborhoodSlug: "centro" });
    await decideOk(city, { text: "Vila Ambígua", name: "Vila Ambígua", replaces: "centro" });
    expect((await addressOf(account, id)).slug).toBe("centro");
    const later = await writeIn(account, city, "vila ambigua");
    expect((await addressOf(account, later.id)).slug).toBe("vila-ambigua");
  });

  it("does not conflict with an address set in the dashboard", async () => {
    const city = freshCity();
    const { account, id } = await accountWithProperty();
    const address = { cityId: city.cityId, neighborhood: "Bairro do Painel" };
    await dashboard(account, id).edit({ address });
    await decideOk(city, { text: "Bairro do Painel", name: "Painel" });
    expect((await addressOf(account, id)).slug).toBe("painel");
    const { body } = await account.api.patch(`/properties/${id}`, { body: { address } });
    expect(body.result.conflicts).toEqual([]);
  });
});

describe("a decision is refused", () => {
  const city = freshCity();
  const text = "Bairro Recusado";

  it.each([
    [{ text, neighborhoodSlug: "nao-existe" }, "neighborhoodSlug", "not_found"],
    [{ text }, "neighborhoodSlug", "one_of"],
    [{ text, neighborhoodSlug: "centro", name: "Centro" }, "neighborhoodSlug", "one_of"],
    [{ text, name: "東京" }, "name", "invalid_format"],
    [{ text: " ", name: "Centro" }, "text", "too_short"],
    [{ text: "x".repeat(201), name: "Centro" }, "text", "too_long"],
    [{ name: "Centro" }, "text", "required"],
    [{ text, name: "Centro", cityId: "0000000" }, "cityId", "not_found"],
    [{ text, name: "Centro", city: "Teresina" }, "city", "unknown_field"],
  ])("as %j", async (body, name, code) => {
    const { status, body: problem } = await decide(city, body);
    expect([status, problem.invalidParams]).toMatchObject([400, [{ name, code }]]);
  });

  it("when the text names a neighborhood of the catalog", async () => {
    await decideOk(city, { text: "Bairro Certo", name: "Bairro Certo" });
    const { status, body } = await decide(city, { text: "bairro certo", neighborhoodSlug: "centro" });
    expect([status, body.code]).toEqual([422, "request_refused"]);
    const account = await makeAccount();
    const { id } = await writeIn(account, city, "Bairro Certo");
    expect((await addressOf(account, id)).slug).toBe("bairro-certo");
  });
});
