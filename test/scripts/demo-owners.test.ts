import { expect, it } from "vitest";
import { CREDIT_CENTS, demoOwners, PRICE_CENTS } from "../../scripts/demo/owners.ts";
import { makeAccount } from "../support/api.ts";
import { offerTo } from "../support/captacao.ts";
import { queryOne } from "../support/query.ts";

it.each(demoOwners)("the owner $seed can be offered, at a place of the catalog", async ({ offer }) => {
  const { id } = await offerTo(await makeAccount(), {
    ...offer,
    priceCents: PRICE_CENTS,
    deadlineMinutes: 60,
  });
  const stored = await queryOne`SELECT neighborhood_slug FROM captacao_owners WHERE id = ${id}`;
  expect(stored.neighborhood_slug).not.toBeNull();
});

it("owners wait to be accepted, and the credit covers them all", () => {
  expect(demoOwners.filter(({ stage }) => stage === undefined).length).toBeGreaterThan(1);
  expect(new Set(demoOwners.flatMap(({ stage }) => stage ?? [])).size).toBe(2);
  expect(CREDIT_CENTS).toBeGreaterThanOrEqual(demoOwners.length * PRICE_CENTS);
});
