import { describe, expect, it } from "vitest";
import { backoffice, makeAccount, type TestAccount } from "../../support/api.ts";
import type { Json } from "../../support/http.ts";
import { makeProperty } from "../../support/portfolio.ts";
import { query } from "../../support/query.ts";
import { sharedAccount } from "../../support/shared-account.ts";

const CATEGORIES = {
  RESIDENCIAL: ["APARTAMENTO", "CASA_RUA", "CASA_CONDOMINIO", "CASA_VILA", "STUDIO", "FLAT", "COBERTURA"],
  COMERCIAL: ["SALA_COMERCIAL", "LOJA_PONTO", "GALPAO", "PREDIO"],
  TERRENO: ["TERRENO_RUA", "TERRENO_CONDOMINIO"],
  RURAL: ["CHACARA_SITIO", "FAZENDA"],
} as const;
const TYPES = Object.entries(CATEGORIES).flatMap(([category, types]) =>
  types.map((type) => [type, category]),
);

const HOUSES = "🏠".repeat(300);
const LONG_TEXT = "é".repeat(20_000);
const LONG_URL = `https://site.example.com/${"a".repeat(2_023)}`;
const OTHER_TERMS = { rentCommissionMonths: null, splitListingPercent: null };

/** The written value, and the value read. */
const ACCEPTED: readonly [field: string, written: unknown, read: unknown][] = [
  ["title", "  Casa <b>ampla</b> &amp;\n clara ", "Casa ampla & clara"],
  ["title", HOUSES, HOUSES],
  ["title", "preço < 500 mil", "preço < 500 mil"],
  ["title", "<br>", null],
  ["title", "", null],
  ["description", "Sala<br>Cozinha<p>Quintal</p>Fim", "Sala\nCozinha\nQuintal\nFim"],
  ["description", "Duas\r\nlinhas", "Duas\nlinhas"],
  ["description", "<script>alert(1)</script>Vista", "Vista"],
  ["description", "&lt;br&gt;Vista", "Vista"],
  ["description", LONG_TEXT, LONG_TEXT],
  ["description", "", null],
  ["purposes", ["VENDA", "VENDA"], ["VENDA"]],
  ["salePrice", 850_000.559, 850_000.56],
  ["salePrice", 0.01, 0.01],
  ["salePrice", 19.99, 19.99],
  ["salePrice", 1_000_000_000_000, 1_000_000_000_000],
  ["rentPrice", 4_500.1, 4_500.1],
  ["rentPrice", null, null],
  ["bedrooms", 0, 0],
  ["bedrooms", 10_000, 10_000],
  ["bedrooms", null, null],
  ["suites", 2, 2],
  ["suites", null, null],
  ["bathrooms", 3, 3],
  ["bathrooms", null, null],
  ["parkingSpots", 4, 4],
  ["parkingSpots", null, null],
  ["area", 92.456, 92.46],
  ["area", 10_000_000_000, 10_000_000_000],
  ["area", null, null],
  ["privateArea", 0.01, 0.01],
  ["privateArea", null, null],
  [
    "listingUrl",
    "https://site.example.com/imovel/1?x=%20#fotos",
    "https://site.example.com/imovel/1?x=%20#fotos",
  ],
  ["listingUrl", "http://imóveis.example.com:8080", "http://imóveis.example.com:8080"],
  ["listingUrl", LONG_URL, LONG_URL],
  ["listingUrl", null, null],
  ["captadorName", " João\tda Silva ", "João da Silva"],
  ["captadorName", "", null],
  ["captadorName", null, null],
  ["partnershipTerms", { commissionPercent: 5.5 }, { commissionPercent: 5.5, ...OTHER_TERMS }],
  ["partnershipTerms", { commissionPercent: 0 }, { commissionPercent: 0, ...OTHER_TERMS }],
  ["partnershipTerms", { commissionPercent: 100 }, { commissionPercent: 100, ...OTHER_TERMS }],
];

const account = sharedAccount();

const patch = async (body: object, created: Readonly<Record<string, unknown>> = {}): Promise<Json> => {
  const { id } = await makeProperty(account, created);
  const { status, body: answer } = await account.api.patch(`/properties/${id}`, { body });
  expect(status, JSON.stringify(answer)).toBe(200);
  const read = await account.api.get(`/properties/${id}`);
  expect(read.body.data).toEqual(answer.data);
  return read.body.data;
};

describe("an accepted field", () => {
  it.each(ACCEPTED)("%s written as %j is read in its normal form", async (field, written, read) => {
    const data = await patch({ [field]: written });
    expect(data[field]).toEqual(read);
  });

  it.each(TYPES)("type %s puts the property into category %s", async (type, category) => {
    expect(await patch({ type })).toMatchObject({ type, category });
  });

  it("purposes come back in one order", async () => {
    const data = await patch({ purposes: ["LOCACAO", "VENDA"], rentPrice: 4_500 });
    expect(data).toMatchObject({ purposes: ["VENDA", "LOCACAO"], salePrice: 850_000, rentPrice: 4_500 });
  });

  it("numbers count as integers however JSON writes them", async () => {
    const { id } = await makeProperty(account);
    const body = '{"bedrooms":4.0,"suites":2e0,"salePrice":9e5}';
    const answer = await account.api.patch(`/properties/${id}`, { body });
    expect(answer.body.data).toMatchObject({ bedrooms: 4, suites: 2, salePrice: 900_000 });
  });

  it("terms merge member by member, and null clears one", async () => {
    const partnershipTerms = { commissionPercent: 6, rentCommissionMonths: 1, splitListingPercent: 50 };
    const data = await patch(
      { partnershipTerms: { rentCommissionMonths: 0.5, splitListingPercent: null } },
      { partnershipTerms },
    );
    expect(data.partnershipTerms).toEqual({
      commissionPercent: 6,
      rentCommissionMonths: 0.5,
      splitListingPercent: null,
    });
  });
});

describe("the responsible broker", () => {
  const addBroker = async (owner: TestAccount): Promise<string> => {
    const member = { name: "Ana Souza", email: `${crypto.randomUUID()}@example.com`, role: "BROKER" };
    const { body } = await backoffice.post(`${owner.path}/team`, member);
    return body.data.accountId;
  };

  it("is shown with the name that the team has", async () => {
    const captadorAccountId = await addBroker(account);
    const data = await patch({ captadorAccountId });
    expect(data.captador).toEqual({ accountId: captadorAccountId, name: "Ana Souza" });
  });

  it("is cleared by null, and stays if not mentioned", async () => {
    const captadorAccountId = await addBroker(account);
    expect((await patch({ title: "Outro" }, { captadorAccountId })).captador).not.toBeNull();
    expect((await patch({ captadorAccountId: null }, { captadorAccountId })).captador).toBeNull();
  });

  const strangers: readonly [string, () => Promise<string>][] = [
    ["nobody", async () => "usr-nobody"],
    ["a colleague of another account", async () => addBroker(await makeAccount())],
    [
      "a colleague who has left",
      async () => {
        const id = await addBroker(account);
        await query`UPDATE team_members SET active = 0 WHERE id = ${id}`;
        return id;
      },
    ],
  ];

  it.each(strangers)("is refused when it is %s", async (_who, find) => {
    const other = await find();
    const { id } = await makeProperty(account);
    const answer = await account.api.patch(`/properties/${id}`, { body: { captadorAccountId: other } });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      code: "invalid_param",
      invalidParams: [
        {
          in: "body",
          name: "captadorAccountId",
          pointer: "/captadorAccountId",
          code: "not_on_team",
          reason: "captadorAccountId não é um corretor ativo da equipe.",
        },
      ],
    });
    expect((await account.api.get(`/properties/${id}`)).body.data.captador).toBeNull();
  });
});
