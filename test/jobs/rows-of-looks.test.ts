import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { run, sql } from "../../src/db/statement.ts";
import { ALLOWANCE, Budget } from "../../src/jobs/budget.ts";
import { goRound, type Part, ROUNDS } from "../../src/jobs/partnership-rounds.ts";
import { newId } from "../../src/lib/id.ts";
import { countingD1 } from "../support/d1-meter.ts";
import { storePartnerships } from "../support/many-things.ts";

const db = env.SPARE_DUE;
const NOW = Date.UTC(2026, 2, 10, 9);
/** Of one account, more than a look may read. */
const VERY_MANY = 20_000;

const all = async (text: string, ...params: unknown[]) => (await run(db, [sql(text, ...params)]))[0]!;

beforeAll(() => applyD1Migrations(db, env.TEST_MIGRATIONS));
/** What one test leaves is no other's. */
beforeEach(() =>
  run(
    db,
    ["properties", "leads", "partnerships", "partnership_sides", "mails", "job_positions", "accounts"].map(
      (table) => sql(`DELETE FROM ${table}`),
    ),
  ),
);

const round = async (part: Part, turn = 20, queries = ALLOWANCE.queries) => {
  const worked: string[] = [];
  const budget = new Budget({ now: () => NOW }, { ...ALLOWANCE, queries });
  const { use } = await countingD1(() =>
    goRound(db, budget, {
      ...{ part, turn },
      work: async (ids) => {
        worked.push(...ids);
        return { count: ids.length, tried: ids.length };
      },
    }),
  );
  return { worked, use };
};

const idsOf = async (accountId: string): Promise<string[]> => {
  const rows = await all("SELECT id FROM partnerships WHERE client_account_id = ? ORDER BY id", accountId);
  return rows.map((row) => row.id as string);
};

const places = () => all("SELECT job, account_id FROM job_positions ORDER BY job");

const stopAt = (part: Part, accountId: string, id: string) =>
  all("INSERT INTO job_positions (job, account_id) VALUES (?, ?)", `${part} of ${accountId}`, id);

describe.each(ROUNDS)("the round of %s", (part) => {
  const store = (accountId: string, things: number) =>
    storePartnerships(db, accountId, things, { marked: 0, status: "PENDING" });

  it("reads nothing of what lies before an account's place", async () => {
    await store("big", VERY_MANY);
    for (let at = 0; at < 30; at += 1) await store(newId("account"), 1);
    const ids = await idsOf("big");
    for (const account of ["big", "big-partner"]) await stopAt(part, account, ids.at(-1_500)!);
    const { worked, use } = await round(part);
    expect(new Set(worked).size).toBeGreaterThan(900);
    expect(worked.filter((id) => ids.indexOf(id) !== -1 && ids.indexOf(id) < VERY_MANY - 1_500)).toEqual([]);
    expect(use.rowsRead).toBeLessThan(40_000);
  });

  it("begins with an account's first again when nothing is left behind its place", async () => {
    await store("one", 5);
    const ids = await idsOf("one");
    await stopAt(part, "one", ids.at(-1)!);
    await stopAt(part, "gone", "whatever");
    const { worked } = await round(part);
    expect(worked.toSorted()).toEqual(ids);
    expect(await places()).toEqual([]);
  });

  it("comes to every one of more accounts than a look sees", async () => {
    await store("a", 1_500);
    for (const side of ["client_account_id", "property_account_id"])
      await all(`UPDATE partnerships SET ${side} = ${side} || rowid`);
    await all("UPDATE partnership_sides SET account_id = account_id || partnership_id");
    const seen = new Set<string>();
    for (let runs = 0; runs < 2; runs += 1) for (const id of (await round(part)).worked) seen.add(id);
    expect(seen.size).toBe(1_500);
  });
});
