import { describe, expect, it } from "vitest";
import { accountWithProperty } from "../../support/account-with.ts";
import { makeAccount, type TestAccount } from "../../support/api.ts";
import { dumpOf } from "../../support/dump.ts";
import type { Answer, Json } from "../../support/http.ts";
import { listing } from "../../support/listing.ts";
import { expectProblem } from "../../support/problem.ts";

/** A body with a fault at every depth. */
const FAULTY = {
  title: 5,
  price: 850_000,
  type: "KITNET",
  purposes: ["VENDA", "TEMPORADA"],
  salePrice: "850000",
  bedrooms: -1,
  address: { city: "Sao Paolo", state: "SP", cep: "05422-000", number: 100 },
  partnershipTerms: { commissionPercent: 101, bonus: 1 },
  photos: ["https://fotos.example.com/1.jpg", 2],
};
const BODY_FAULTS = [
  ["title", "wrong_type"],
  ["type", "not_in_list"],
  ["purposes[1]", "not_in_list"],
  ["salePrice", "wrong_type"],
  ["address.number", "wrong_type"],
  ["address.cep", "unknown_field"],
  ["address.city", "not_found"],
  ["bedrooms", "too_low"],
  ["partnershipTerms.commissionPercent", "too_high"],
  ["partnershipTerms.bonus", "unknown_field"],
  ["photos[1]", "wrong_type"],
  ["price", "unknown_field"],
];

const faultsOf = (answer: Answer, where: string): [string, string][] =>
  answer.body.invalidParams
    .filter((param: Json) => param.in === where)
    .map(({ name, code }: Json) => [name, code]);

type EntryPoint = (account: TestAccount, query: string, body: unknown, language?: string) => Promise<Answer>;

const ENTRY_POINTS: readonly [string, EntryPoint][] = [
  [
    "PUT",
    ({ api }, query, body, language = "") =>
      api.put(`/properties/by-ref/%zz?${query}`, { body, headers: { "Accept-Language": language } }),
  ],
  [
    "POST",
    ({ api }, query, body, language = "") =>
      api.post(`/properties?${query}`, { body, headers: { "Accept-Language": language } }),
  ],
  [
    "PATCH",
    ({ api }, query, body, language = "") =>
      api.patch(`/properties/%zz?${query}`, { body, headers: { "Accept-Language": language } }),
  ],
];

describe.each(ENTRY_POINTS)("a faulty %s", (method, send) => {
  it("is refused with every fault of path, query and body at once, and writes nothing", async () => {
    const account = await makeAccount();
    const before = await dumpOf(account.accountId);
    const answer = await send(account, "dryrun=true&color=red&color=blue", FAULTY);
    expect([answer.status, expectProblem(answer)]).toEqual([400, "invalid_body"]);
    const path = { PUT: [["ref", "malformed_escape"]], PATCH: [["propertyId", "malformed_escape"]] };
    expect(faultsOf(answer, "path")).toEqual(path[method as "PUT"] ?? []);
    expect(faultsOf(answer, "query")).toEqual([
      ["color", "repeated"],
      ["dryrun", "unknown_param"],
      ["color", "unknown_param"],
    ]);
    expect(faultsOf(answer, "body").toSorted()).toEqual(BODY_FAULTS.toSorted());
    expect(await dumpOf(account.accountId)).toEqual(before);
  });

  it("is refused with the query's faults too if the body is not JSON", async () => {
    const answer = await send(await makeAccount(), "dryRun=yes", "{");
    expect(expectProblem(answer)).toBe("invalid_body");
    expect(faultsOf(answer, "query")).toEqual([["dryRun", "not_in_list"]]);
    expect(faultsOf(answer, "body")).toEqual([["", "malformed"]]);
  });

  it("is in the caller's language", async () => {
    const account = await makeAccount();
    const titles: Record<string, string[]> = {};
    for (const language of ["pt-BR", "en", "en-GB;q=0.8, pt;q=0.5", "de", ""]) {
      const answer = await send(account, "dryrun=true", { purposes: [] }, language);
      expectProblem(answer);
      const answeredIn = answer.headers.get("Content-Language") ?? "";
      const faults = answer.body.invalidParams.filter(({ name }: Json) =>
        ["dryrun", "purposes"].includes(name),
      );
      titles[language] = [answeredIn, answer.body.title, ...faults.map(({ reason }: Json) => reason)];
    }
    const english = [
      "en",
      "Invalid parameter",
      "dryrun is not a parameter of this route. Did you mean dryRun?",
      "Provide at least one value in purposes: it must not be empty.",
    ];
    const portuguese = [
      "pt-BR",
      "Parâmetro inválido",
      "dryrun não é um parâmetro desta rota. Você quis dizer dryRun?",
      "Informe ao menos um valor em purposes: não pode ficar vazio.",
    ];
    expect(titles).toEqual({
      "pt-BR": portuguese,
      en: english,
      "en-GB;q=0.8, pt;q=0.5": english,
      de: portuguese,
      "": portuguese,
    });
  });
});

/** Queries with a malformed value, and the reason in both languages. */
const QUERIES: readonly [query: string, pt: string, en: string][] = [
  ["limit=ten", "limit deve ser um número inteiro.", "limit must be an integer."],
  [
    "updatedSince=may",
    "updatedSince deve ser uma data ISO 8601 ou data e hora com fuso, como 2026-03-01T12:00:00Z.",
    "updatedSince must be an ISO 8601 date, or date and time with its offset, such as 2026-03-01T12:00:00Z.",
  ],
];

/** A sentence for each kind of fault, in both languages. */
const SENTENCES: readonly [body: unknown, pt: string, en: string][] = [
  [{ price: 1 }, "price não é um campo documentado.", "price is not a documented field."],
  [{ title: 5 }, "title deve ser uma string.", "title must be a string."],
  [
    { type: "X" },
    "type não está na lista de valores aceitos.",
    "type is not in the list of accepted values.",
  ],
  [
    { captadorName: "x".repeat(201) },
    "captadorName passa de 200 caracteres.",
    "captadorName is longer than 200 characters.",
  ],
  [{ photos: Array(31).fill("x") }, "photos tem mais de 30 itens.", "photos has more than 30 items."],
  [{ bedrooms: -1 }, "bedrooms deve ser no mínimo 0.", "bedrooms must be at least 0."],
  [{ bedrooms: 1e5 }, "bedrooms deve ser no máximo 10000.", "bedrooms must be at most 10000."],
  [
    { listingUrl: "x" },
    "listingUrl deve ser uma URL http ou https.",
    "listingUrl must be an http or https URL.",
  ],
  [{ address: { cityId: "0000000" } }, "address.cityId não existe.", "address.cityId does not exist."],
  [
    { captadorAccountId: "x" },
    "captadorAccountId não é um corretor ativo da equipe.",
    "captadorAccountId is not an active broker of the team.",
  ],
  ["{", "O corpo não é JSON válido.", "The body is not valid JSON."],
  ["[]", "O corpo deve ser um objeto JSON.", "The body must be a JSON object."],
  ['{"area":1e999}', "area não é um número finito.", "area is not a finite number."],
  [
    '{"area":1,"area":1}',
    "area aparece mais de uma vez no objeto.",
    "area appears more than once in the object.",
  ],
  ['{"__proto__":1}', "__proto__ é um nome de campo proibido.", "__proto__ is a forbidden field name."],
  [
    '{"title":"\\ud800"}',
    "title tem um caractere Unicode incompleto.",
    "title has an incomplete Unicode character.",
  ],
];

describe("the reason of a fault", () => {
  it.each(SENTENCES)("for %j is in both languages", async (body, pt, en) => {
    const { account, id } = await accountWithProperty();
    const reasonIn = async (language: string): Promise<string> => {
      const headers = { "Accept-Language": language };
      const answer = await account.api.patch(`/properties/${id}`, { body, headers });
      return answer.body.invalidParams[0].reason;
    };
    expect([await reasonIn("pt-BR"), await reasonIn("en")]).toEqual([pt, en]);
  });

  it.each(QUERIES)("for ?%s says what is expected, in both languages", async (query, pt, en) => {
    const { api } = await makeAccount();
    const reasonIn = async (language: string): Promise<string> => {
      const answer = await api.get(`/properties?${query}`, { headers: { "Accept-Language": language } });
      return answer.body.invalidParams[0].reason;
    };
    expect([await reasonIn("pt-BR"), await reasonIn("en")]).toEqual([pt, en]);
  });
});

describe("a faulty body", () => {
  it("that is not declared as JSON is still read", async () => {
    const account = await makeAccount();
    const options = { body: '{"price":1,"price":2,"title":5}', headers: { "Content-Type": "text/plain" } };
    const { body } = await account.api.patch("/properties/prop-0000000000000000", options);
    expect(body.invalidParams.map(({ name, code }: Json) => [name, code])).toEqual([
      ["Content-Type", "not_json"],
      ["price", "duplicate_member"],
      ["title", "wrong_type"],
      ["price", "unknown_field"],
    ]);
  });
});

describe("a body with unknown names", () => {
  it.each(["constructor", "toString", "hasOwnProperty", "", "título", "🏠"])(
    "%j is reported as unknown, whatever JavaScript makes of it",
    async (name) => {
      const { api } = await makeAccount();
      const answer = await api.post("/properties", { body: listing({ [name]: 1 }) });
      expect(expectProblem(answer)).toBe("invalid_body");
      expect(faultsOf(answer, "body")).toEqual([[name, "unknown_field"]]);
    },
  );
});
