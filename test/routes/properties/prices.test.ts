import { describe, expect, it } from "vitest";
import { makeAccount } from "../../support/api.ts";
import type { Json } from "../../support/http.ts";
import { listing } from "../../support/listing.ts";

const BOTH = ["VENDA", "LOCACAO"];

/** The warning for each pair of amounts. */
const CASES: readonly [Json, readonly string[]][] = [
  [{ purposes: ["VENDA"], salePrice: 850 }, ["salePrice"]],
  [{ purposes: ["VENDA"], salePrice: 9_999.99 }, ["salePrice"]],
  [{ purposes: ["VENDA"], salePrice: 10_000 }, []],
  [{ purposes: ["LOCACAO"], rentPrice: 99.99 }, ["rentPrice"]],
  [{ purposes: ["LOCACAO"], rentPrice: 100 }, []],
  [{ purposes: BOTH, salePrice: 500_000, rentPrice: 50_000 }, []],
  [{ purposes: BOTH, salePrice: 500_000, rentPrice: 50_000.01 }, ["rentPrice"]],
  [{ purposes: BOTH, salePrice: 850, rentPrice: 2_500 }, ["salePrice"]],
];

const warnedPrices = ({ body }: Json): string[] =>
  body.result.warnings.filter(({ code }: Json) => code === "price_implausible").map(({ name }: Json) => name);

const amounts = (prices: Json) => listing({ salePrice: null, rentPrice: null, ...prices });

describe("an implausible amount", () => {
  it.each(CASES)("as in %j is stored, with a warning: %j", async (prices, names) => {
    const { api } = await makeAccount();
    const dry = await api.put("/properties/by-ref/AP-1?dryRun=true", { body: amounts(prices) });
    const put = await api.put("/properties/by-ref/AP-1", { body: amounts(prices) });
    const post = await api.post("/properties", { body: amounts(prices) });
    for (const answer of [dry, put, post]) {
      expect(answer.status, answer.text).toBe(201);
      expect(warnedPrices(answer)).toEqual(names);
    }
    const { salePrice = null, rentPrice = null } = prices;
    expect(put.body.data).toMatchObject({ salePrice, rentPrice });
  });

  it("causes a warning only for a write that names one of the prices", async () => {
    const { api } = await makeAccount();
    const { body } = await api.post("/properties", {
      body: amounts({ purposes: BOTH, salePrice: 500_000, rentPrice: 2_500 }),
    });
    const path = `/properties/${body.data.id}`;
    const cut = await api.patch(path, { body: { salePrice: 5_000 } });
    expect(cut.body.result.warnings).toEqual([
      {
        name: "salePrice",
        code: "price_implausible",
        label: "O preço foi gravado, mas parece errado: confira o ponto, a vírgula e os zeros",
      },
    ]);
    expect(warnedPrices(await api.patch(path, { body: { bedrooms: 4 } }))).toEqual([]);
  });
});
