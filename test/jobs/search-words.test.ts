import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { inBackground } from "../../src/db/background.ts";
import { Budget } from "../../src/jobs/budget.ts";
import { runJob } from "../../src/jobs/registry.ts";
import { fillSearchWords } from "../../src/jobs/search-words.ts";
import { systemClock } from "../../src/lib/clock.ts";
import { servicesOf } from "../../src/services.ts";
import { makeAccount } from "../support/api.ts";
import { makeLead } from "../support/lead.ts";
import { listing } from "../support/listing.ts";
import { query } from "../support/query.ts";
import { forgetPortfolio, seedPortfolio } from "../support/seeded-portfolio.ts";

const wordlessOf = async (accountId: string): Promise<number> =>
  (await query`SELECT 1 FROM properties WHERE account_id = ${accountId} AND words IS NULL`).length;

/** As an earlier version stored it. */
const forgetWords = (table: string, accountId: string) =>
  query(`UPDATE ${table} SET words = NULL WHERE account_id = ?`, accountId);

describe("the words of rows of earlier versions", () => {
  it("are filled without a change that anybody sees", async () => {
    const account = await makeAccount();
    const { body: made } = await account.api.put("/properties/by-ref/OLD-1", {
      body: listing({ title: "Sobrado Ímpar" }),
    });
    const lead = await makeLead(account, { name: "Nadir Ímpar" });
    for (const table of ["properties", "leads"]) await forgetWords(table, account.accountId);
    expect((await account.api.get("/properties?q=impar")).body.data).toEqual([]);
    await runJob("search-words", servicesOf(env), Date.now());
    const properties = await account.api.get("/properties?q=sobr+impar");
    const leads = await account.api.get("/leads?q=impar");
    expect(properties.body.data).toEqual([made.data]);
    expect(leads.body.data.map(({ id }: { id: string }) => id)).toEqual([lead.id]);
  });

  it("come with the next write too", async () => {
    const account = await makeAccount();
    const { body } = await account.api.put("/properties/by-ref/OLD-1", { body: listing({ title: "Chalé" }) });
    await forgetWords("properties", account.accountId);
    await account.api.patch(`/properties/${body.data.id}`, { body: { salePrice: 1_234_567 } });
    expect((await account.api.get("/properties?q=chale")).body.data).toHaveLength(1);
  });

  it("are filled within a run's limits, and the rest by the next", async () => {
    const { accountId } = await makeAccount();
    await seedPortfolio(accountId, 1_000);
    await forgetWords("properties", accountId);
    const budget = new Budget(systemClock, { queries: 8, subrequests: 100, ms: 60_000 });
    const services = servicesOf(env);
    await fillSearchWords(budget.counting(inBackground(services)), Date.now(), budget);
    const left = await wordlessOf(accountId);
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(1_000);
    await runJob("search-words", services, Date.now());
    expect(await wordlessOf(accountId)).toBe(0);
    await forgetPortfolio(accountId);
  });
});
