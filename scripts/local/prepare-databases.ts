import { join } from "node:path";
import { parseArgs } from "node:util";
import { unstable_splitSqlQuery } from "wrangler";
import { type Ask, loadCatalog } from "../migrate/catalog.ts";
import { catalogFile, migrationFiles } from "../migrate/files.ts";
import { LEDGER, READ_LEDGER } from "../migrate/ledger.ts";
import { givenUp } from "./given-up.ts";
import { MESSAGES_LOST } from "./lost-messages.ts";
import { type Database, withDatabases } from "./open-databases.ts";
import { panelState, ROOT } from "./settings.ts";

// Runs as its own process, with one runtime for each Worker: `wrangler d1 migrations apply` starts one per database.

async function migrate(db: Database, folder: string): Promise<void> {
  await db.prepare(LEDGER).run();
  const { results } = await db.prepare(READ_LEDGER).all<{ name: string }>();
  const applied = new Set(results.map(({ name }) => name));
  for (const { name, sql } of migrationFiles(folder).filter((file) => !applied.has(file.name))) {
    const ledgerRow = db.prepare("INSERT INTO d1_migrations (name) VALUES (?)").bind(name);
    await db.batch([...unstable_splitSqlQuery(sql).map((statement) => db.prepare(statement)), ledgerRow]);
  }
}

async function loadNeighborhoods(db: Database): Promise<void> {
  const ask: Ask = async ({ sql, params }) => {
    const answer = await db
      .prepare(sql)
      .bind(...params)
      .all<Record<string, unknown>>();
    return answer.results;
  };
  await loadCatalog(ask, catalogFile());
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { "messages-lost": { type: "boolean" }, shard: { type: "string", multiple: true } },
});

const prepare = (
  folder: string,
  state: string,
  then: (db: Database) => Promise<unknown>,
  furtherShards?: Readonly<Record<string, string>>,
): Promise<void> => {
  const fill = async (db: Database): Promise<void> => {
    await migrate(db, join(folder, "migrations"));
    await then(db);
  };
  return withDatabases(folder, state, fill, furtherShards);
};

/** Each further shard's database is named like its binding. */
const furtherShards = Object.fromEntries((values.shard ?? []).map((name) => [name, name]));

async function fillService(db: Database): Promise<void> {
  await loadNeighborhoods(db);
  if (!values["messages-lost"]) return;
  const statements = [...MESSAGES_LOST, ...(await givenUp(Date.now()))];
  await db.batch(statements.map((statement) => db.prepare(statement)));
}

const state = positionals[0]!;
await Promise.all([
  prepare(ROOT, state, fillService, furtherShards),
  prepare(join(ROOT, "panel"), panelState(state), async () => undefined),
]);
