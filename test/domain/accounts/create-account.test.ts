import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { Database, Row } from "../../../src/db/statement.ts";
import { chooseShard } from "../../../src/domain/accounts/choose-shard.ts";
import { createAccount } from "../../../src/domain/accounts/create-account.ts";
import { operatorScope } from "../../support/operator.ts";

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
const noting = (name: string, written: string[], works = true): Database => {
  const prepare = (text: string) => ({ bind: () => ({ text }) });
  const batch = async (statements: { text: string }[]) => {
    if (!works) throw new Error("D1_ERROR: Network connection lost.");
    for (const { text } of statements) written.push(`${name}.${/INTO (\w+)/.exec(text)?.[1]}`);
    return statements.map(() => ({ results: [], meta: {} }));
  };
  return { prepare, batch } as unknown as Database;
};

const GB = 1_000_000_000;

/** A directory that reports each shard's accounts and size; no neighborhood was ever decided. */
const telling = (accounts: Row[], sizes: Row[] = []): Database => {
  const answers = (text: string): Row[] => {
    if (/FROM "?accounts\b/i.test(text)) return accounts;
    if (/FROM "?shard_sizes\b/i.test(text)) return sizes;
    return text.includes("neighborhoods_learned") ? [{ learned: 0, placed: 0 }] : [];
  };
  const found = (text: string) => ({ results: answers(text), meta: { rows_read: 0, rows_written: 0 } });
  const prepare = (text: string) => ({ bind: () => ({ text, all: async () => found(text) }) });
  const batch = async (statements: { text: string }[]) => statements.map(({ text }) => found(text));
  return { prepare, batch } as unknown as Database;
};

describe("an account whose shard is not the directory", () => {
  const scopeOf = (written: string[], shardWorks: boolean) =>
    operatorScope({
      directory: noting("directory", written),
      shardNames: ["DB_S1"],
      shard: () => noting("shard", written, shardWorks),
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

it("is written in one transaction when shard and directory are one database", async () => {
  const ctx = operatorScope();
  const { account } = await createAccount(ctx, INPUT, undefined);
  expect(ctx.meter.trips).toBe(1);
  const statement = env.DB.prepare("SELECT actor FROM audit WHERE account_id = ?").bind(account.id);
  expect(await statement.first("actor")).toBe("tester");
});

describe("the shard of a new account", () => {
  const shardFor = (shardNames: string[], accounts: Row[], sizes: Row[] = []) => {
    const directory = telling(accounts, sizes);
    return chooseShard(operatorScope({ shardNames, directory, shard: () => directory }));
  };

  const sized = (gigabytes: Readonly<Record<string, number>>): Row[] =>
    Object.entries(gigabytes).map(([name, size]) => ({ name, bytes: size * GB, measured_at: 1 }));

  it.each([
    ["one with room before one that has fewer accounts", { DB: 6, DB_S1: 5.9 }, "DB_S1"],
    ["the one with the fewest accounts where none has room", { DB: 6, DB_S1: 7 }, "DB"],
  ])("is, with sizes known, %s", async (_, gigabytes, expected) => {
    const accounts = [
      { shard: "DB", accounts: 1 },
      { shard: "DB_S1", accounts: 5 },
    ];
    expect(await shardFor(["DB", "DB_S1"], accounts, sized(gigabytes))).toBe(expected);
  });

  it.each([
    ["the only one", ["DB"], [], "DB"],
    ["the first of several empty ones", ["DB", "DB_S1"], [], "DB"],
    [
      "the one with the fewest accounts",
      ["DB", "DB_S1", "DB_S2"],
      [
        { shard: "DB", accounts: 5 },
        { shard: "DB_S1", accounts: 2 },
        { shard: "DB_S2", accounts: 4 },
      ],
      "DB_S1",
    ],
    ["one that has none yet", ["DB", "DB_S1"], [{ shard: "DB", accounts: 1 }], "DB_S1"],
  ])("is %s", async (_, names, rows, expected) => {
    expect(await shardFor(names, rows)).toBe(expected);
  });
});
