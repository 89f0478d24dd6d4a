import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { run as runSql, sql } from "../../src/db/statement.ts";
import { ALLOWANCE, Budget, eachOf } from "../../src/jobs/budget.ts";
import { takeTurns } from "../../src/jobs/turns.ts";
import { DAY_MS } from "../../src/lib/clock.ts";
import { backgroundServicesOf } from "../../src/services.ts";

interface Item {
  readonly accountId: string;
}

/** Accounts with this many tasks each, which never succeed for accounts in `broken`. */
const stage = (amounts: Readonly<Record<string, number>>, broken: readonly string[] = []) => {
  const job = crypto.randomUUID();
  const left = new Map(Object.entries(amounts));
  const worked: string[] = [];
  let now = 0;
  /** One run with time for this many turns. */
  const run = async (turns: number): Promise<string> => {
    worked.length = 0;
    const budget = new Budget({ now: () => now }, { ...ALLOWANCE, ms: turns });
    await takeTurns<Item>(env.DB, budget, {
      job,
      next: async ({ after, upTo }) =>
        [...left]
          .filter(([id, amount]) => amount > 0 && id > after && id <= upTo)
          .map(([accountId]) => ({ accountId }))
          .sort((one, other) => (one.accountId < other.accountId ? -1 : 1))
          .slice(0, 3),
      work: async (group) => {
        now += 1;
        const accountId = group[0]![0]!.accountId;
        worked.push(accountId);
        if (broken.includes(accountId)) return false;
        left.set(accountId, left.get(accountId)! - 1);
        return left.get(accountId)! > 0;
      },
    });
    return worked.join("");
  };
  return { run, left };
};

describe("turns", () => {
  it("rotate until nothing is left", async () => {
    const { run } = stage({ a: 3, b: 1, c: 2, d: 1, e: 1 });
    expect(await run(100)).toBe("abcdeaca");
  });

  it("continue in the next run after the account where one stopped", async () => {
    const { run } = stage({ a: 9, b: 2, c: 1, d: 1, e: 1 });
    expect(await run(2)).toBe("ab");
    expect(await run(2)).toBe("cd");
    expect(await run(4)).toBe("eaba");
  });

  it("reach everybody even if the first ones fail every time", async () => {
    const { run } = stage({ a: 1, b: 1, c: 1, d: 1, e: 1 }, ["a", "b", "c"]);
    expect([await run(2), await run(2), await run(2)]).toEqual(["ab", "cd", "ea"]);
  });

  it("of work that never succeeds still end, after one try each", async () => {
    const { run } = stage({ a: 1, b: 1 }, ["a", "b"]);
    expect(await run(100)).toBe("ab");
  });

  it("begin with the first account again once all is done", async () => {
    const { run, left } = stage({ a: 1, b: 1, c: 1 });
    await run(1);
    await run(100);
    for (const id of ["a", "b", "c"]) left.set(id, 1);
    expect(await run(100)).toBe("abc");
  });
});

describe("a budget", () => {
  const clock = { now: () => 0 };

  it("is shared in halves, and the second part gets what the first leaves", () => {
    const budget = new Budget(clock, { queries: 10, subrequests: 100, ms: DAY_MS });
    const spend = (share: Budget, queries: number): void => {
      share.counting(backgroundServicesOf(env)).shard("DB").meter!.statements += queries;
    };
    const first = budget.share(2);
    expect(first.isSpent).toBe(false);
    spend(first, 3);
    expect([first.isSpent, budget.queries]).toEqual([false, 3]);
    const second = budget.share(1);
    spend(second, 6);
    expect(second.isSpent).toBe(false);
    spend(second, 1);
    expect([second.isSpent, budget.isSpent]).toEqual([true, true]);
  });

  it("lets others be served after each transaction in a single process", async () => {
    const waited = vi.spyOn(scheduler, "wait");
    const db = new Budget(clock).counting(backgroundServicesOf(env)).shard("DB");
    for (let made = 0; made < 3; made += 1) await runSql(db, [sql("SELECT 1"), sql("SELECT 2")]);
    // A board of another test may pause at the same time.
    expect(waited.mock.calls.slice(0, 3)).toEqual([[0], [0], [0]]);
  });

  it("ends by its time", () => {
    let now = 0;
    const budget = new Budget({ now: () => now }, { ...ALLOWANCE, ms: 5 });
    now = 4;
    expect(budget.isSpent).toBe(false);
    now = 5;
    expect(budget.isSpent).toBe(true);
  });

  it("is offered to every part even if one fails, which is thrown at the end", async () => {
    const worked: string[] = [];
    const working = eachOf(["one", "two", "three"], new Budget(clock), async (part) => {
      if (part === "one") throw new Error("no such table");
      worked.push(part);
    });
    await expect(working).rejects.toThrow("no such table");
    expect(worked).toEqual(["two", "three"]);
  });
});
