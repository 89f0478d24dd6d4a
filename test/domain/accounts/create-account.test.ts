import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { Database, Row } from "../../../src/db/statement.ts";
import { chooseShard } from "../../../src/domain/accounts/choose-shard.ts";
import { createAccount } from "../../../src/domain/accounts/create-account.ts";
import { DAY_MS } from "../../../src/lib/clock.ts";
import { operatorScope } from "../../support/operator.ts";
import { query } from "../../support/query.ts";

const INPUT = {
  name: "Imobiliária",
  type: "AGENCY",
  plan: "PRO",
  propertyLimit: 10,
  ownerName: "Ana",
  ownerEmail: "ana@example.com",
  subscription: "ACTIVE",
} as const;

/** A database that records the written tables in `written`, in the order of the batches. */
const recording = (name: string, written: string[], works = true): Database => {
  const prepare = (text: string) => ({ bind: () => ({ text }) });
  const batch = async (statements: { text: string }[]) => {
    if (!works) throw new Error("D1_ERROR: Network connection lost.");
    for (const { text } of statements) written.push(`${name}.${/INTO (\w+)/.exec(text)?.[1]}`);
    return statements.map(() => ({ results: [], meta: {} }));
  };
  return { prepare, batch } as unknown as Database;
};

const GB = 1_000_000_000;

/** A directory that reports each shard's size and the limits of its young accounts, and has no decided neighborhood. */
const directoryOf = (
  limits: Row[],
  sizes: Row[] = [],
  closed: string[] = [],
  ofDevelopers: string[] = [],
): Database => {
  const answers = (text: string): Row[] => {
    if (text.includes("accounts_listed_developers")) return ofDevelopers.map((shard) => ({ shard }));
    if (/FROM "?accounts\b/i.test(text)) return limits;
    if (/FROM "?shards\b/i.test(text)) return closed.map((name) => ({ name }));
    if (/FROM "?shard_sizes\b/i.test(text)) return sizes;
    return text.includes("neighborhoods_learned") ? [{ keyed: 0, placed: 0 }] : [];
  };
  const resultFor = (text: string) => ({ results: answers(text), meta: { rows_read: 0, rows_written: 0 } });
  const prepare = (text: string) => ({ bind: () => ({ text, all: async () => resultFor(text) }) });
  const batch = async (statements: { text: string }[]) => statements.map(({ text }) => resultFor(text));
  return { prepare, batch } as unknown as Database;
};

describe("an account whose shard is not the directory", () => {
  const scopeOf = (written: string[], shardWorks: boolean) =>
    operatorScope({
      directory: recording("directory", written),
      shardNames: ["DB_S1"],
      shard: () => recording("shard", written, shardWorks),
    });

  it("is written to its shard before the directory names it", async () => {
    const written: string[] = [];
    const { account } = await createAccount(scopeOf(written, true), INPUT, undefined);
    expect(account.shard).toBe("DB_S1");
    expect(written).toEqual([
      "shard.portfolios",
      "shard.team_members",
      "directory.accounts",
      "directory.members",
      "directory.audit",
    ]);
  });

  it("leaves nothing in the directory when its shard fails", async () => {
    const written: string[] = [];
    await expect(createAccount(scopeOf(written, false), INPUT, undefined)).rejects.toThrow();
    expect(written).toEqual([]);
  });
});

it("writes an account in one transaction when shard and directory are one database", async () => {
  const ctx = operatorScope();
  const { account } = await createAccount(ctx, INPUT, undefined);
  expect(ctx.meter.trips).toBe(1);
  const [row] = await query`SELECT actor FROM audit WHERE account_id = ${account.id}`;
  expect(row.actor).toBe("tester");
});

describe("the shard of a new account", () => {
  const shardFor = (
    gigabytes: Readonly<Record<string, number | null>>,
    limits: Row[] = [],
    closed: string[] = [],
    ofDevelopers: string[] = [],
    type: "AGENCY" | "DEVELOPER" = "AGENCY",
  ) => {
    const sizes = Object.entries(gigabytes)
      .filter(([, size]) => size !== null)
      .map(([name, size]) => ({ name, bytes: size! * GB, measured_at: 1, accounts: 1, properties: 1 }));
    const directory = directoryOf(limits, sizes, closed, ofDevelopers);
    const scope = { shardNames: Object.keys(gigabytes), directory, shard: () => directory };
    return chooseShard(operatorScope(scope), type);
  };

  it.each([
    ["the only one", { DB: 9 }, "DB"],
    ["never the directory if there is another", { DB: 0.1, DB_S1: 3 }, "DB_S1"],
    ["the one with the least bytes", { DB: 1, DB_S1: 3, DB_S2: 2.9 }, "DB_S2"],
    ["one that was not measured yet", { DB: 1, DB_S1: 0.1, DB_S2: null }, "DB_S2"],
    ["the nearly full one, if the other is closed", { DB: 1, DB_S1: 6, DB_S2: 5.9 }, "DB_S2"],
    ["the least full one, if none has room", { DB: 1, DB_S1: 7, DB_S2: 6.5 }, "DB_S2"],
  ])("is %s", async (_, gigabytes, expected) => {
    expect(await shardFor(gigabytes)).toBe(expected);
  });

  it("is one that the operator has not closed, if there is one", async () => {
    const gigabytes = { DB: 1, DB_S1: 1, DB_S2: 5 };
    expect(await shardFor(gigabytes, [], ["DB_S1"])).toBe("DB_S2");
    expect(await shardFor(gigabytes, [], ["DB_S1", "DB_S2"])).toBe("DB");
    expect(await shardFor(gigabytes, [], ["DB", "DB_S1", "DB_S2"])).toBe("DB_S1");
    expect(await shardFor({ DB: 1, DB_S1: 1, DB_S2: 7 }, [], ["DB_S1"])).toBe("DB_S2");
  });

  it("is, for a developer, the one with other developers while it has room", async () => {
    const gigabytes = { DB: 1, DB_S1: 4, DB_S2: 1 };
    expect(await shardFor(gigabytes, [], [], ["DB_S1"], "DEVELOPER")).toBe("DB_S1");
    expect(await shardFor(gigabytes, [], [], ["DB_S1"])).toBe("DB_S2");
    expect(await shardFor({ ...gigabytes, DB_S1: 6 }, [], [], ["DB_S1"], "DEVELOPER")).toBe("DB_S2");
  });

  it("counts half of what its youngest accounts may keep", async () => {
    const limits = (properties: number): Row[] => [{ shard: "DB_S1", properties }];
    expect(await shardFor({ DB: 1, DB_S1: 1, DB_S2: 2 }, limits(104_000))).toBe("DB_S1");
    expect(await shardFor({ DB: 1, DB_S1: 1, DB_S2: 2 }, limits(105_000))).toBe("DB_S2");
  });

  it("depends on live accounts of the last thirty days, read by their index", async () => {
    const { account } = await createAccount(operatorScope(), { ...INPUT, propertyLimit: 77_000 }, undefined);
    const prepared: string[] = [];
    const directory: Database = {
      prepare: (text) => {
        prepared.push(text);
        return env.DB.prepare(text);
      },
      batch: (statements) => env.DB.batch(statements),
    };
    const shardNames = ["DB", "DB_S8", "DB_S9"];
    const scope = { shardNames, directory, shard: () => env.DB };
    const place = { sql: "UPDATE accounts SET shard = 'DB_S8', created_at = ? WHERE id = ?" };
    const placedAt = (at: number) => query(place.sql, at, account.id);
    const now = 1_800_000_000_000;
    const choose = () => chooseShard(operatorScope({ ...scope, clock: { now: () => now } }), "AGENCY");
    await placedAt(now - 29 * DAY_MS);
    expect(await choose()).toBe("DB_S9");
    await placedAt(now - 31 * DAY_MS);
    expect(await choose()).toBe("DB_S8");
    const [text] = prepared.filter((one) => one.includes("property_limit"));
    const results = await query(`EXPLAIN QUERY PLAN ${text}`, now);
    expect(results[0]?.detail).toContain("accounts_by_age");
    await query`UPDATE accounts SET shard = 'DB' WHERE id = ${account.id}`;
  });
});
