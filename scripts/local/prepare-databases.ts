import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions, unstable_splitSqlQuery } from "wrangler";
import { MESSAGES_LOST } from "./lost-messages.ts";
import { ROOT } from "./settings.ts";

// Its own process, with one runtime for all databases and files; `wrangler d1 migrations apply` starts one for each.

type Database = Awaited<ReturnType<Miniflare["getD1Database"]>>;

const MIGRATIONS = join(ROOT, "migrations");

/** The table of `wrangler d1 migrations apply`, which can continue after this program. */
const LEDGER = `CREATE TABLE IF NOT EXISTS d1_migrations (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`;

async function migrate(db: Database): Promise<void> {
  await db.prepare(LEDGER).run();
  const { results } = await db.prepare("SELECT name FROM d1_migrations").all<{ name: string }>();
  const applied = new Set(results.map(({ name }) => name));
  const files = readdirSync(MIGRATIONS).filter((name) => name.endsWith(".sql") && !applied.has(name));
  for (const name of files.sort()) {
    const statements = unstable_splitSqlQuery(readFileSync(join(MIGRATIONS, name), "utf8"));
    const note = db.prepare("INSERT INTO d1_migrations (name) VALUES (?)").bind(name);
    await db.batch([...statements.map((statement) => db.prepare(statement)), note]);
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { "messages-lost": { type: "boolean" } },
});
const { workerOptions } = unstable_getMiniflareWorkerOptions(join(ROOT, "wrangler.toml"));
const d1Databases = workerOptions.d1Databases as Record<string, string>;
const miniflare = new Miniflare({
  ...convertV4MiniflareOptions({ modules: true, script: "", d1Databases }),
  resourcePersistencePath: join(positionals[0]!, "v3"),
});
try {
  for (const binding of Object.keys(d1Databases)) {
    const db = await miniflare.getD1Database(binding);
    await migrate(db);
    if (values["messages-lost"]) await db.batch(MESSAGES_LOST.map((statement) => db.prepare(statement)));
  }
} finally {
  await miniflare.dispose();
}
