import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Catalog } from "../../scripts/migrate/catalog.ts";
import { remoteDatabase } from "../../scripts/migrate/d1-api.ts";
import { catalogFile, type MigrationFile, migrationFiles } from "../../scripts/migrate/files.ts";
import { LEDGER, READ_SCHEMA } from "../../scripts/migrate/ledger.ts";
import { migrateAll } from "../../scripts/migrate/run.ts";
import { stepsOf } from "../../scripts/migrate/steps.ts";
import { CATALOG_TABLES } from "../support/catalog-tables.ts";
import { type Call, type Disturbance, FakeD1Api } from "../support/fake-d1-api.ts";
import { stopOf } from "../support/platform-stage.ts";

const REAL = migrationFiles();
const TRIGGER =
  "CREATE TRIGGER ref_made AFTER INSERT ON refs BEGIN INSERT INTO marks (id) VALUES (NEW.id); END;";

/** A few files with something of each kind, on the tables that the catalog fills. */
const FEW: readonly MigrationFile[] = [
  CATALOG_TABLES,
  { name: "0003_refs.sql", sql: `CREATE TABLE refs (id TEXT);\nCREATE TABLE marks (id TEXT);\n${TRIGGER}\n` },
  { name: "0004_more.sql", sql: "ALTER TABLE refs ADD COLUMN n INTEGER;\nUPDATE refs SET n = 1;\n" },
];

const CATALOG: Catalog = {
  names: { IBGE: { 1: ["Centro", ["São João", "sao-joao"]] }, DISTRICT: {}, SUPPLEMENT: { 2: ["Centro"] } },
  aliases: { 1: { meio: "centro" } },
};

let api: FakeD1Api;
let printed: string[];

beforeEach(async () => {
  api = await FakeD1Api.start("one", "two");
  printed = [];
});

afterEach(() => api.stop());

const TARGETS = [
  { binding: "DB", name: "directory", id: "one" },
  { binding: "DB_S1", name: "shard", id: "two" },
];

interface RunOptions {
  readonly files?: readonly MigrationFile[];
  readonly catalog?: Catalog;
  /** How many databases there are. */
  readonly databases?: number;
  readonly pause?: () => Promise<unknown>;
}

const run = ({
  files = FEW,
  catalog = CATALOG,
  databases = 2,
  pause = async () => undefined,
}: RunOptions = {}): Promise<void> => {
  const account = { baseUrl: api.baseUrl, accountId: "an-account", token: "a-token", pause };
  const targets = TARGETS.slice(0, databases).map(({ id, ...target }) => ({
    ...target,
    db: remoteDatabase(account, id),
  }));
  const migration = { flags: "--env staging", targets, steps: stepsOf(files), catalog };
  return migrateAll(migration, { print: (line) => printed.push(line), pause });
};

const column = (id: string, sql: string): unknown[] =>
  api
    .sqlite(id)
    .prepare(sql)
    .all()
    .flatMap((row) => Object.values(row));

const ledgerOf = (id: string) =>
  column(id, "SELECT 1 FROM sqlite_master WHERE name = 'd1_migrations'").length === 0
    ? []
    : column(id, "SELECT name FROM d1_migrations ORDER BY id");
const schemaOf = (id: string) => column(id, READ_SCHEMA);
/** Checks everything that a complete run leaves. */
const expectWhole = (files = FEW, ids = ["one", "two"]): void => {
  for (const id of ids) {
    expect(ledgerOf(id)).toEqual(files.map(({ name }) => name));
    expect(schemaOf(id)).toEqual(stepsOf(files).at(-1)!.after);
    expect(column(id, "SELECT sum(total) FROM neighborhood_totals")).not.toEqual([null]);
  }
};

const isImport = ({ action, sql }: Call, name: string): boolean =>
  action === "ingest" && sql.includes(`'${name}'`);

/** Disturbs the first call of this kind. */
const once = (isMeant: (call: Call) => boolean, disturbance: Disturbance): FakeD1Api["disturb"] => {
  let isDone = false;
  return (call) => {
    if (isDone || !isMeant(call)) return undefined;
    isDone = true;
    return disturbance;
  };
};

describe("migrating the databases of an environment", () => {
  it("gives each database this repository's migrations and catalog", async () => {
    await run({ files: REAL, catalog: catalogFile(), databases: 1 });
    expectWhole(REAL, ["one"]);
    expect(column("one", "SELECT count(*) FROM neighborhoods")).toEqual([67_673]);
    expect(printed).toContain("  catalog: 146552 rows, 146552 of them new");
  });

  it("changes nothing the second time", async () => {
    await run();
    const calls = api.calls.length;
    await run();
    expectWhole();
    const later = api.calls.slice(calls);
    expect(later.map(({ action }) => action)).not.toContain("init");
    expect(later.filter(({ sql }) => sql.startsWith("INSERT"))).toEqual([]);
  });

  it("continues where wrangler stopped, and wrangler continues where it stopped", async () => {
    const db = api.sqlite("one");
    db.exec(`${LEDGER};${FEW[0]!.sql};INSERT INTO d1_migrations (name) VALUES ('${FEW[0]!.name}')`);
    await run();
    expectWhole();
    expect(
      column("one", "SELECT applied_at FROM d1_migrations WHERE applied_at NOT GLOB '2*-*-* *:*:*'"),
    ).toEqual([]);
  });

  it("keeps what curation decided after the catalog was loaded", async () => {
    await run();
    const db = api.sqlite("one");
    db.exec("DELETE FROM neighborhood_aliases");
    db.exec("INSERT INTO neighborhoods VALUES ('1', 'meio', 'Meio', 'CURATION', 1)");
    await run();
    expect(column("one", "SELECT alias_slug FROM neighborhood_aliases")).toEqual([]);
    expect(column("one", "SELECT source FROM neighborhoods WHERE slug = 'meio'")).toEqual(["CURATION"]);
  });
});

describe("a failing platform", () => {
  const imports = (name: string) => (call: Call) => isImport(call, name);
  const isPoll = ({ action }: Call) => action === "poll";

  it.each<[string, (call: Call) => boolean, Disturbance]>([
    ["a first call that times out", ({ action }) => action === "init", "lost"],
    ["an upload that is cut off", ({ action }) => action === "upload", "upload cut"],
    ["an import whose answer is lost", imports("0003_refs.sql"), "answer lost"],
    ["an import that never began", imports("0003_refs.sql"), "lost"],
    ["an import that takes its time", imports("0003_refs.sql"), "slow"],
    ["a poll that times out", isPoll, "lost"],
    ["a poll whose last answer is lost", isPoll, "answer lost"],
  ])("is tolerated: %s", async (_, isMeant, disturbance) => {
    api.disturb = once(isMeant, disturbance);
    await run();
    expectWhole();
  });

  it("that keeps a database busy while polls are lost is waited for", async () => {
    api.disturb = (call) => {
      if (isImport(call, "0003_refs.sql")) return "slow";
      return call.action === "poll" ? "lost" : undefined;
    };
    await run();
    expectWhole();
  });

  it("that splits a trigger stops the run, and leaves nothing of the trigger's file", async () => {
    api.disturb = (call) => (isImport(call, "0003_refs.sql") ? "triggers split" : undefined);
    const stop = await stopOf(run());
    expect(stop).toMatch(/^0003_refs\.sql failed in DB \(directory\): .*incomplete input/);
    expect(stop).toContain("Nothing of it remains.");
    expect(stop).toContain("  DB (directory): 1 of 3\n  DB_S1 (shard): 0 of 3");
    api.disturb = () => undefined;
    await run();
    expectWhole();
  });

  it("that applied a file in part stops every run until the database is restored", async () => {
    api.disturb = (call) => (isImport(call, "0003_refs.sql") ? "in part" : undefined);
    const stop = await stopOf(run());
    expect(stop).toContain("A part of it remains:\n  has table marks (id)\n  has table refs (id)\n");
    expect(stop).toContain("npx wrangler d1 time-travel restore DB --env staging --bookmark=0000-before");
    api.disturb = () => undefined;
    expect(await stopOf(run())).toMatch(/DB \(directory\) has 1 migrations, but its schema differs/);
    expect(ledgerOf("two")).toEqual([]);
    api.sqlite("one").exec("DROP TABLE refs; DROP TABLE marks");
    await run();
    expectWhole();
  });

  it("stops a run at the first failure, and the next run applies the rest", async () => {
    api.disturb = ({ database, action }) => (database === "two" && action === "init" ? "lost" : undefined);
    expect(await stopOf(run())).toContain("  DB (directory): 3 of 3\n  DB_S1 (shard): 0 of 3");
    api.disturb = () => undefined;
    await run();
    expectWhole();
  });

  it.each(["lost", "answer lost"] as const)("leaves a run that dies to be continued: %s", async (last) => {
    const small = { files: FEW.slice(0, 2), databases: 1 };
    let deaths = 0;
    for (let isDead = true; isDead; deaths += 1) {
      await api.stop();
      api = await FakeD1Api.start("one");
      isDead = false;
      api.disturb = (_, at) => {
        isDead ||= at > deaths;
        return at > deaths + 1 ? "lost" : isDead ? last : undefined;
      };
      // A run that died waits for nothing.
      const pause = async () => {
        if (isDead) throw new Error("dead");
      };
      await run({ ...small, pause }).catch(() => undefined);
      api.disturb = () => undefined;
      await run(small);
      expectWhole(small.files, ["one"]);
    }
    expect(deaths).toBeGreaterThan(20);
  });
});

describe("a run that must not continue", () => {
  it("is refused by a database with other migrations", async () => {
    api.sqlite("two").exec(`${LEDGER};INSERT INTO d1_migrations (name) VALUES ('0009_elsewhere.sql')`);
    expect(await stopOf(run())).toContain("The ledger of DB_S1 (shard) has 0009_elsewhere.sql");
    expect(ledgerOf("one")).toEqual([]);
  });

  it("applies no file twice when two run at once", async () => {
    const ends = await Promise.allSettled([run(), run()]);
    expect(ends.map(({ status }) => status)).toContain("fulfilled");
    expectWhole();
  });

  it("ends at the first statement of a file that comes twice", () => {
    const [first] = stepsOf(FEW);
    const db = api.sqlite("one");
    db.exec(LEDGER);
    db.exec(first!.text);
    expect(() => db.exec(first!.text)).toThrow(/malformed JSON/);
  });

  it("leaves no row in the ledger for a file that changed something else there", async () => {
    const [first, second] = stepsOf(FEW);
    const text = second!.text.replace(
      "CREATE TABLE marks (id TEXT);",
      "CREATE TABLE marks (id TEXT, n TEXT);",
    );
    expect(() => {
      const db = api.sqlite("one");
      db.exec(LEDGER);
      db.exec(first!.text);
      db.exec(text);
    }).toThrow(/NOT NULL constraint failed: d1_migrations.applied_at/);
  });
});

describe("the queries of `wrangler d1 migrations apply`", () => {
  const apply = async (sql: string): Promise<string> => {
    const answer = await fetch(`${api.baseUrl}/accounts/an-account/d1/database/one/query`, {
      method: "POST",
      headers: { Authorization: "Bearer a-token" },
      body: JSON.stringify({ sql }),
    });
    return JSON.stringify(((await answer.json()) as { errors: unknown }).errors);
  };

  it("apply the migrations too", async () => {
    await apply(LEDGER);
    for (const { name, sql } of REAL)
      expect(await apply(`${sql}\nINSERT INTO "d1_migrations" (name)\nvalues ('${name}');`), name).toBe("[]");
    expect(schemaOf("one")).toEqual(stepsOf(REAL).at(-1)!.after);
  });

  it.each([
    ["a trigger over several lines", "incomplete input", TRIGGER.replaceAll(/ (?=INSERT INTO|END;)/g, "\n")],
    ["a trigger in small letters", "incomplete input", TRIGGER.replace("BEGIN", "begin")],
    ["a statement of 100 KB", "SQLITE_TOOBIG", `INSERT INTO refs VALUES ('${"a".repeat(100_000)}');`],
  ])("would break at %s", async (_, words, sql) => {
    await apply("CREATE TABLE refs (id TEXT); CREATE TABLE marks (id TEXT);");
    expect(await apply(`${sql}\nSELECT 1;`)).toContain(words);
  });
});
