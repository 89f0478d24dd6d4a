import { describe, expect, it } from "vitest";
import { PERMISSIONS } from "../../../src/vocabulary/permissions.ts";
import { apiWith, backoffice, makeAccount, makeKey, type TestAccount } from "../../support/api.ts";
import { FIRST_FACTS } from "../../support/first-formula.ts";
import type { Json } from "../../support/http.ts";
import { makeLead } from "../../support/lead.ts";
import { keepCard, makeMatch, makeNetworkMatch, storedMatch, storeMatch } from "../../support/match.ts";
import { query } from "../../support/query.ts";
import { sharedAccount } from "../../support/shared-account.ts";

const PARTNER = {
  name: "Imobiliária Parceira",
  organization: "Parceira Ltda.",
  creci: "12345-J SP",
  phone: "(11) 3333-4444",
};

const seller = sharedAccount(() => makeAccount({ account: PARTNER }));
const buyer = sharedAccount();

const matchOf = async ({ api }: Pick<TestAccount, "api">, id: string): Promise<Json> => {
  const { body } = await api.get("/matches?limit=100");
  return body.data.find((match: Json) => match.id === id);
};

describe("an account's own match", () => {
  it("shows the property and the client as they are now", async () => {
    const account = await makeAccount();
    const { id, propertyId, leadId } = await makeMatch(account);
    await account.api.patch(`/properties/${propertyId}`, {
      body: { title: "Outro título", listingUrl: "https://site.example.com/1" },
    });
    const { body: lead } = await account.api.get(`/leads/${leadId}`);
    const match = await matchOf(account, id);
    expect(match).toMatchObject({
      id,
      propertyId,
      leadId,
      scope: "INTERNAL",
      status: "NEW",
      score: 100,
      gaps: [],
      locked: false,
      lostRelevance: false,
      counterpart: null,
      ownerAccountId: lead.data.ownerAccountId,
      ownerName: lead.data.ownerName,
    });
    expect(match.parts).toEqual({
      location: 35,
      price: 30,
      bedrooms: 15,
      area: 10,
      parking: 5,
      suites: 3,
      bathrooms: 2,
    });
    expect(match.reasons.length).toBeGreaterThan(0);
    expect(match.property).toMatchObject({
      title: "Outro título",
      type: "APARTAMENTO",
      purpose: "VENDA",
      purposes: ["VENDA"],
      price: 850_000,
      priceFrom: false,
      rentPrice: null,
      city: "São Paulo",
      neighborhood: "Pinheiros",
      bedrooms: 3,
      area: 92.5,
      listingUrl: "https://site.example.com/1",
      deliveryDate: null,
      developmentId: null,
      developmentName: null,
    });
    expect(match.property.coverPhoto).toContain(`/photos/${account.accountId}/`);
    expect(match.client).toEqual({
      masked: false,
      status: "NEW",
      preApproved: false,
      purposes: ["VENDA"],
      propertyTypes: ["APARTAMENTO"],
      regions: ["Pinheiros, São Paulo - SP"],
      priceMin: null,
      priceMax: 900_000,
      bedrooms: 2,
      parkingSpots: null,
      areaMin: null,
      name: "Mariana Alves",
    });
  });

  it("has no parts if an earlier formula gave its score, and keeps its reasons", async () => {
    const account = await makeAccount();
    const facts = JSON.parse(FIRST_FACTS);
    const { id } = await makeMatch(account, { score: 94, facts });
    expect(await matchOf(account, id)).toMatchObject({
      score: 94,
      parts: null,
      gaps: [],
      reasons: [
        "Na cidade que o cliente procura",
        "Preço de R$ 850.000 dentro do máximo do cliente",
        "Tipo que o cliente procura: Apartamento",
        "3 quartos; o cliente pede no mínimo 2",
      ],
    });
  });

  it("names the client only to a key that reads clients", async () => {
    const account = await makeAccount();
    const { id } = await makeMatch(account);
    const scopes = PERMISSIONS.filter((permission) => permission !== "leads:read");
    const { key } = await makeKey(account.path, { scopes });
    const match = await matchOf({ api: apiWith(key) }, id);
    expect(match.client).toMatchObject({ masked: false, name: null });
    const dismissed = await apiWith(key).post(`/matches/${encodeURIComponent(id)}/dismiss`);
    expect(dismissed.body.data.client.name).toBeNull();
  });

  it("completes a unit type from its development", async () => {
    const developer = await makeAccount({ account: { type: "DEVELOPER" } });
    const make = async (body: object): Promise<Json> => {
      const common = { type: "APARTAMENTO", salePrice: 500_000 };
      return (await backoffice.post(`${developer.path}/developments`, { ...common, ...body })).body.data;
    };
    const address = { cityId: "3550308", neighborhood: "Pinheiros" };
    const launch = { deliveryDate: "2028-06-30" };
    const partnershipTerms = { commissionPercent: 5, splitListingPercent: 40 };
    const whole = { kind: "DEVELOPMENT", title: "Parque das Águas", purposes: ["VENDA"], address, launch };
    const { id: developmentId } = await make({ ...whole, partnershipTerms });
    const { id: propertyId } = await make({
      kind: "TYPOLOGY",
      title: "2 quartos",
      developmentId,
      partnershipTerms: { splitListingPercent: 50 },
    });
    const { id: leadId } = await makeLead(developer);
    const id = await storeMatch(storedMatch(developer.accountId, { propertyId, leadId }));
    expect((await matchOf(developer, id)).property).toMatchObject({
      title: "2 quartos",
      city: "São Paulo",
      neighborhood: "Pinheiros",
      purposes: ["VENDA"],
      price: 500_000,
      priceFrom: true,
      deliveryDate: "2028-06-30",
      developmentId,
      developmentName: "Parque das Águas",
      commissionPercent: 5,
      rentCommissionMonths: null,
      splitListingPercent: 50,
    });
  });

  it("names its owner even if the client has another now", async () => {
    const account = await makeAccount();
    const { id, leadId } = await makeMatch(account);
    const rows = await query`SELECT owner_account_id FROM leads WHERE id = ${leadId}`;
    await account.api.patch(`/leads/${leadId}`, { body: { ownerAccountId: null } });
    expect(await matchOf(account, id)).toMatchObject({
      ownerAccountId: rows[0]!.owner_account_id,
      ownerName: "Titular de Teste",
    });
  });
});

describe("a match with a partner", () => {
  it("shows the client's side the property and its account, without the listing's address", async () => {
    const { ofBuyer, propertyId } = await makeNetworkMatch(seller, buyer);
    const match = await matchOf(buyer, ofBuyer);
    expect(match).toMatchObject({ id: ofBuyer, scope: "NETWORK", locked: false, propertyId });
    expect(match.property).toMatchObject({ price: 850_000, city: "São Paulo", listingUrl: null });
    expect(match.property.title).not.toBeNull();
    expect(match.client).toMatchObject({ masked: false, name: "Mariana Alves" });
    expect(match.counterpart).toEqual({
      accountId: seller.accountId,
      type: "AGENCY",
      creciVerified: false,
      ...PARTNER,
      phone: "+551133334444",
    });
  });

  it("never names the client to the property's side", async () => {
    const { ofSeller, leadId } = await makeNetworkMatch(seller, buyer);
    const match = await matchOf(seller, ofSeller);
    expect(match).toMatchObject({ id: ofSeller, leadId, counterpart: { accountId: buyer.accountId } });
    expect(match.client).toMatchObject({ masked: true, name: null, status: null, priceMax: 900_000 });
    expect(match.property.title).not.toBeNull();
    expect(JSON.stringify(match)).not.toContain("Mariana");
  });

  it("hides the partner while either subscription is overdue, and can still be acted on", async () => {
    const late = await makeAccount();
    const other = await makeAccount();
    const { ofBuyer, ofSeller } = await makeNetworkMatch(late, other);
    await backoffice.patch(late.path, { subscription: "OVERDUE" });
    const match = await matchOf(other, ofBuyer);
    expect(match).toMatchObject({ locked: true, counterpart: null });
    expect(match.property).toMatchObject({
      title: null,
      listingUrl: null,
      coverPhoto: null,
      commissionPercent: null,
      rentCommissionMonths: null,
      splitListingPercent: null,
      price: 850_000,
    });
    expect(JSON.stringify(match)).not.toContain(late.accountId);
    const answer = await other.api.post(`/matches/${encodeURIComponent(ofBuyer)}/dismiss`);
    expect(answer.body).toMatchObject({ data: { locked: true, status: "ARCHIVED" } });
    await backoffice.patch(late.path, { subscription: "TRIAL" });
    expect((await matchOf(other, ofBuyer)).locked).toBe(false);
    expect(await matchOf(late, ofSeller)).toMatchObject({ locked: false, status: "NEW" });
  });

  it("of a launch shows the whole launch, whatever its developer's subscription", async () => {
    const developer = await makeAccount({ account: { type: "DEVELOPER" } });
    const { ofBuyer } = await makeNetworkMatch(developer, buyer, { scope: "LAUNCH" });
    await backoffice.patch(developer.path, { subscription: "OVERDUE" });
    const match = await matchOf(buyer, ofBuyer);
    expect(match).toMatchObject({ scope: "LAUNCH", locked: false, counterpart: { type: "DEVELOPER" } });
    expect(match.property.title).not.toBeNull();
  });
});

describe("a card for partners", () => {
  it("shows only the search of a client", async () => {
    const { id } = await makeLead(buyer, { notes: "Segredo", email: "cliente@planted.example" });
    await keepCard("lead", id);
    const rows = await query`SELECT card FROM radar_cards WHERE id = ${id}`;
    expect(Object.keys(JSON.parse(rows[0].card)).sort()).toEqual(["interest", "preApproved"]);
  });

  it("shows nothing of a property's street, description or source", async () => {
    const { propertyId } = await makeNetworkMatch(seller, buyer);
    const rows = await query`SELECT card FROM radar_cards WHERE id = ${propertyId}`;
    const card = rows[0].card;
    for (const hidden of ["Rua dos Pinheiros", "varanda", "fotos.example.com"])
      expect(card).not.toContain(hidden);
  });
});
