import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addShard } from "../../scripts/platform/add-shard.ts";
import { apply } from "../../scripts/platform/apply.ts";
import { databases } from "../../scripts/platform/databases.ts";
import { apiOf, CONFIGS, workersOf } from "../../scripts/platform/workers.ts";
import { FakeEnvironment, ownConfigurations } from "../support/fake-environment.ts";

const HOLDERS = [
  "wrangler.toml",
  "workers/objects.toml",
  "workers/boards.toml",
  "workers/backups.toml",
] as const;
const OTHERS = CONFIGS.filter((file) => !HOLDERS.some((one) => one === file));

let root: string;

beforeEach(() => {
  root = ownConfigurations();
});

afterEach(() => rmSync(root, { recursive: true }));

const add = (): string => addShard(workersOf("production", root));

const textOf = (file: string): string => readFileSync(join(root, file), "utf8");

const databasesOf = (file: string, environment = "production") => {
  const worker = workersOf(environment, root).find((one) => one.file === file)!;
  return [...worker.databases, ...worker.borrowed];
};

describe("a database that is added to an environment's list", () => {
  it("is bound by every Worker that reaches accounts, has no id yet, and migrates as the directory does", () => {
    expect([add(), add()]).toEqual(["DB_S1", "DB_S2"]);
    for (const file of HOLDERS)
      expect(databasesOf(file).map(({ binding, name, id }) => [binding, name, id])).toEqual([
        ["DB", "real-estate-account-api", null],
        ["DB_S1", "real-estate-account-api-s1", null],
        ["DB_S2", "real-estate-account-api-s2", null],
      ]);
    const { databases, borrowed } = apiOf(workersOf("production", root));
    expect(borrowed).toEqual([]);
    expect(new Set(databases.map(({ migrations }) => migrations)).size).toBe(1);
  });

  it("is made by the next run of the platform's command, once", async () => {
    add();
    const platform = await FakeEnvironment.begin();
    const bring = () => apply([databases(platform.account, () => workersOf("production", root))], () => {});
    expect([await bring(), await bring()]).toEqual([true, true]);
    const made = platform.databases.get("real-estate-account-api-s1");
    for (const file of HOLDERS) expect(databasesOf(file)[1]).toMatchObject({ binding: "DB_S1", id: made });
    await platform.stop();
  });

  it("changes nothing else", () => {
    const before = [...HOLDERS, ...OTHERS].map(textOf);
    add();
    for (const [at, file] of [...HOLDERS, ...OTHERS].entries()) {
      const added = textOf(file).split("\n");
      for (const line of before[at]!.split("\n"))
        expect(added.splice(added.indexOf(line), 1)).toEqual([line]);
      expect(added.filter((line) => line !== "")).toHaveLength(
        file === "wrangler.toml" ? 5 : HOLDERS.some((one) => one === file) ? 4 : 0,
      );
    }
    expect(databasesOf("wrangler.toml", "staging")).toHaveLength(1);
  });

  it("is completed by the next run, if one ended early", () => {
    const before = textOf("workers/backups.toml");
    add();
    writeFileSync(join(root, "workers/backups.toml"), before);
    expect(add()).toBe("DB_S1");
    for (const file of HOLDERS) expect(databasesOf(file)).toHaveLength(2);
  });

  it("is at most the sixteenth", () => {
    for (let number = 1; number < 16; number += 1) expect(add()).toBe(`DB_S${number}`);
    expect(add).toThrow("There are 16 databases already");
    for (const file of HOLDERS) expect(databasesOf(file)).toHaveLength(16);
  });
});
