import { beforeAll, describe, expect, it } from "vitest";
import { PropertyInputBody } from "../../../src/domain/properties/record/input.ts";
import { dumpOf } from "../../support/dump.ts";
import { listing } from "../../support/listing.ts";
import { sharedAccount } from "../../support/shared-account.ts";

const TYPES = [
  "APARTAMENTO",
  "CASA_RUA",
  "CASA_CONDOMINIO",
  "CASA_VILA",
  "STUDIO",
  "FLAT",
  "COBERTURA",
  "SALA_COMERCIAL",
  "LOJA_PONTO",
  "GALPAO",
  "PREDIO",
  "TERRENO_RUA",
  "TERRENO_CONDOMINIO",
  "CHACARA_SITIO",
  "FAZENDA",
];

const NOT_TEXT = ["wrong_type", "deve ser uma string"] as const;
const NOT_NUMBER = ["wrong_type", "deve ser um número"] as const;
const NOT_INTEGER = ["wrong_type", "deve ser um número inteiro"] as const;
const NOT_LIST = ["wrong_type", "deve ser um array"] as const;
const NOT_OBJECT = ["wrong_type", "deve ser um objeto"] as const;
const NOT_A_URL = ["invalid_format", "deve ser uma URL http ou https"] as const;
const UNKNOWN = ["unknown_field", "não é um campo documentado"] as const;
const UNLISTED = ["not_in_list", "não está na lista de valores aceitos"] as const;

const tooLong = (limit: number) => ["too_long", `passa de ${limit} caracteres`] as const;
const tooLow = (limit: number) => ["too_low", `deve ser no mínimo ${limit}`] as const;
const tooHigh = (limit: number) => ["too_high", `deve ser no máximo ${limit}`] as const;

type Words = readonly [code: string, words: string];
interface More {
  readonly at?: string;
  readonly allowed?: readonly string[];
  readonly didYouMean?: string;
}
/** A member, a refused value, and its fault; `at` if the fault is at a deeper place. */
type Row = readonly [field: string, value: unknown, fault: Words, more?: More];

const AMOUNTS = ["salePrice", "rentPrice"].flatMap((field): Row[] => [
  [field, "850000", NOT_NUMBER],
  [field, true, NOT_NUMBER],
  [field, [850_000], NOT_NUMBER],
  [field, { amount: 1 }, NOT_NUMBER],
  [field, 0, tooLow(0.01)],
  [field, 0.004, tooLow(0.01)],
  [field, -1, tooLow(0.01)],
  [field, 1_000_000_000_001, tooHigh(1_000_000_000_000)],
]);

const COUNTS = ["bedrooms", "suites", "bathrooms", "parkingSpots"].flatMap((field): Row[] => [
  [field, "3", NOT_NUMBER],
  [field, false, NOT_NUMBER],
  [field, 1.5, NOT_INTEGER],
  [field, -1, tooLow(0)],
  [field, 10_001, tooHigh(10_000)],
]);

const AREAS = ["area", "privateArea"].flatMap((field): Row[] => [
  [field, "92,5", NOT_NUMBER],
  [field, 0, tooLow(0.01)],
  [field, -92.5, tooLow(0.01)],
  [field, 10_000_000_001, tooHigh(10_000_000_000)],
]);

const TERMS = (
  [
    ["commissionPercent", 100],
    ["rentCommissionMonths", 12],
    ["splitListingPercent", 100],
  ] as const
).flatMap(([term, maximum]): Row[] => [
  ["partnershipTerms", { [term]: "5" }, NOT_NUMBER, { at: `partnershipTerms.${term}` }],
  ["partnershipTerms", { [term]: -0.1 }, tooLow(0), { at: `partnershipTerms.${term}` }],
  ["partnershipTerms", { [term]: maximum + 1 }, tooHigh(maximum), { at: `partnershipTerms.${term}` }],
]);

const ADDRESS = (
  ["city", "state", "neighborhoodSlug", "neighborhood", "street", "number", "complement"] as const
).flatMap((part): Row[] => [
  ["address", { cityId: "3550308", [part]: 100 }, NOT_TEXT, { at: `address.${part}` }],
  ["address", { cityId: "3550308", [part]: "x".repeat(201) }, tooLong(200), { at: `address.${part}` }],
]);

const OTHERS: readonly Row[] = [
  ["externalRef", "AP-9", UNKNOWN],
  ["status", "ACTIVE", UNKNOWN],
  ["sharedToNetwork", true, UNKNOWN],
  ["amenities", ["Piscina"], UNKNOWN],
  ["Title", "Casa", [UNKNOWN[0], `${UNKNOWN[1]}. Você quis dizer title?`], { didYouMean: "title" }],
  ["constructor", {}, UNKNOWN],
  ["title", 5, NOT_TEXT],
  ["title", ["Casa"], NOT_TEXT],
  ["title", "🏠".repeat(301), tooLong(300)],
  ["description", {}, NOT_TEXT],
  ["description", "a".repeat(20_001), tooLong(20_000)],
  [
    "type",
    "apartamento",
    [UNLISTED[0], `${UNLISTED[1]}. Você quis dizer APARTAMENTO?`],
    { allowed: TYPES, didYouMean: "APARTAMENTO" },
  ],
  ["type", "KITNET", UNLISTED, { allowed: TYPES }],
  ["purposes", null, NOT_LIST],
  ["purposes", "VENDA", NOT_LIST],
  ["purposes", { 0: "VENDA" }, NOT_LIST],
  ["purposes", [], ["too_few", "Informe ao menos um valor em purposes: não pode ficar vazio"]],
  ["purposes", ["VENDA", "VENDA", "VENDA"], ["too_many", "tem mais de 2 itens"]],
  ["purposes", ["VENDA", "TEMPORADA"], UNLISTED, { at: "purposes[1]", allowed: ["VENDA", "LOCACAO"] }],
  ["purposes", [null], UNLISTED, { at: "purposes[0]", allowed: ["VENDA", "LOCACAO"] }],
  ["address", null, NOT_OBJECT],
  ["address", "Rua A, 1", NOT_OBJECT],
  ["address", [], NOT_OBJECT],
  [
    "address",
    { cityId: "3550308", cep: "05422-000" },
    [UNKNOWN[0], `${UNKNOWN[1]}. Você quis dizer postalCode?`],
    { at: "address.cep", didYouMean: "postalCode" },
  ],
  ["address", { cityId: 3_550_308 }, NOT_TEXT, { at: "address.cityId" }],
  [
    "address",
    { cityId: "355030" },
    ["invalid_format", "deve ser um código IBGE de 7 dígitos"],
    { at: "address.cityId" },
  ],
  ["address", { cityId: "3550309" }, ["not_found", "não existe"], { at: "address.cityId" }],
  ["address", { cityId: "0000000" }, ["not_found", "não existe"], { at: "address.cityId" }],
  ["listingUrl", "site.example.com/1", NOT_A_URL],
  ["listingUrl", "ftp://site.example.com/1", NOT_A_URL],
  ["listingUrl", "javascript:alert(1)", NOT_A_URL],
  ["listingUrl", "https://", NOT_A_URL],
  ["listingUrl", "https://site.example.com/a b", NOT_A_URL],
  ["listingUrl", " https://site.example.com", NOT_A_URL],
  ["listingUrl", "https://site.example.com/\n", NOT_A_URL],
  ["listingUrl", "", NOT_A_URL],
  ["listingUrl", 1, NOT_TEXT],
  ["listingUrl", `https://site.example.com/${"a".repeat(2_024)}`, tooLong(2_048)],
  ["captadorName", 1, NOT_TEXT],
  ["captadorName", "x".repeat(201), tooLong(200)],
  ["captadorAccountId", 1, NOT_TEXT],
  ["captadorAccountId", "", ["too_short", "Informe captadorAccountId: não pode ficar vazio"]],
  ["partnershipTerms", null, NOT_OBJECT],
  ["partnershipTerms", { commission: 5 }, UNKNOWN, { at: "partnershipTerms.commission" }],
  ["photos", null, NOT_LIST],
  ["photos", "https://fotos.example.com/1.jpg", NOT_LIST],
  ["photos", [1], NOT_TEXT, { at: "photos[0]" }],
  ["photos", ["https://fotos.example.com/1.jpg", null], NOT_TEXT, { at: "photos[1]" }],
  ["photos", Array(31).fill("https://fotos.example.com/1.jpg"), ["too_many", "tem mais de 30 itens"]],
];

const ROWS = [...AMOUNTS, ...COUNTS, ...AREAS, ...TERMS, ...ADDRESS, ...OTHERS].map(
  ([field, value, fault, more = {}]): [string, unknown, Words, More] => [field, value, fault, more],
);

/** The accepted names that the fault of an unknown name lists. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  address: [
    "cityId",
    "city",
    "state",
    "neighborhoodSlug",
    "neighborhood",
    "street",
    "number",
    "complement",
    "postalCode",
  ],
  partnershipTerms: ["commissionPercent", "rentCommissionMonths", "splitListingPercent"],
};

const namesAt = (name: string): readonly string[] =>
  name.includes(".") ? NAMES[name.split(".")[0]!]! : Object.keys(PropertyInputBody.shape);

const pointerOf = (name: string): string => `/${name.replace(/\[(\d+)\]/g, ".$1").replaceAll(".", "/")}`;

const account = sharedAccount();
let before: unknown;

beforeAll(async () => {
  before = await dumpOf(account.accountId);
});

describe("a refused field", () => {
  it.each(ROWS)(
    "%s sent as %j is listed with its fault",
    async (field, value, [code, words], { at = field, ...rest }) => {
      const answer = await account.api.put("/properties/by-ref/AP-1", { body: listing({ [field]: value }) });
      expect(answer.status).toBe(400);
      expect(answer.body.code).toBe(code === "unknown_field" ? "invalid_body" : "invalid_param");
      const sentence = words.startsWith("Informe ") ? words : `${at} ${words}`;
      const reason = sentence.endsWith("?") ? sentence : `${sentence}.`;
      const names = code === "unknown_field" && { allowed: namesAt(at) };
      expect(answer.body.invalidParams).toEqual([
        { in: "body", name: at, pointer: pointerOf(at), code, reason, ...names, ...rest },
      ]);
    },
  );

  it.each([
    ["ftp://fotos.example.com/1.jpg", "scheme_not_allowed"],
    ["https://10.0.0.1/1.jpg", "ip_address"],
    ["https://user:pass@fotos.example.com/1.jpg", "credentials_in_url"],
    ["https://fotos.example.com:8443/1.jpg", "port_not_allowed"],
    ["fotos/1.jpg", "url_malformed"],
  ])("photos with %s are refused for %s", async (url, reason) => {
    const photos = ["https://fotos.example.com/1.jpg", url];
    const answer = await account.api.put("/properties/by-ref/AP-1", { body: listing({ photos }) });
    expect(answer.status).toBe(400);
    expect(answer.body.invalidParams).toEqual([
      {
        in: "body",
        name: "photos[1]",
        pointer: "/photos/1",
        code: "not_public",
        reason: `photos[1] não é um endereço público aceito (${reason}).`,
      },
    ]);
  });

  it("writes nothing", async () => {
    expect(await dumpOf(account.accountId)).toEqual(before);
  });
});
