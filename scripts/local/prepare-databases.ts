import { join } from "node:path";
import { parseArgs } from "node:util";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions, unstable_splitSqlQuery } from "wrangler";
import { type Ask, loadCatalogue } from "../migrate/catalogue.ts";
import { catalogueFile, migrationFiles } from "../migrate/files.ts";
import { LEDGER, READ_LEDGER } from "../migrate/ledger.ts";
import { MESSAGES_LOST } from "./lost-messages.ts";
import { ROOT } from "./settings.ts";

// Its own process, with one runtime for all databases and files; `wrangler d1 migrations apply` starts one for each.

type Database = Awaited<ReturnType<Miniflare["getD1Database"]>>;

async function migrate(db: Database): Promise<void> {
  await db.prepare(LEDGER).run();
  const { results } = await db.prepare(READ_LEDGER).all<{ name: string }>();
  const applied = new Set(results.map(({ name }) => name));
  for (const { name, sql } of migrationFiles().filter((file) => !applied.has(file.name))) {
    const note = db.prepare("INSERT INTO d1_migrations (name) VALUES (?)").bind(name);
    await db.batch([...unstable_splitSqlQuery(sql).map((statement) => db.prepare(statement)), note]);
  }
  const ask: Ask = async ({ sql, params }) => {
    const answer = await db
      .prepare(sql)
      .bind(...params)
      .all<Record<string, unknown>>();
    return answer.results;
  };
  await loadCatalogue(ask, catalogueFile());
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
