// Applies every migration and loads the catalogue of neighborhoods, locally or in the databases of `--env <environment>`.
import { relative } from "node:path";
import { parseArgs } from "node:util";
import { cloudflareAccount } from "./cloudflare/account.ts";
import { runToEnd } from "./cloudflare/run-to-end.ts";
import { prepareDatabases } from "./local/databases.ts";
import { keptDatabases } from "./local/kept-databases.ts";
import { localSettings, ROOT } from "./local/settings.ts";
import { migrateAll } from "./migrate/run.ts";
import { migratingTo } from "./migrate/targets.ts";
import { apiOf, workersOf } from "./platform/workers.ts";

async function migrateHere(): Promise<void> {
  const { state } = localSettings();
  console.log(`Applying the migrations to ${relative(ROOT, state)} ...`);
  await prepareDatabases(state, { shards: keptDatabases(state) });
  console.log("All migrations are applied.");
}

async function migrateThere(environment: string): Promise<void> {
  const workers = workersOf(environment);
  const account = await cloudflareAccount(apiOf(workers).accountId);
  const all = workers.filter(({ databases }) => databases.length > 0);
  for (const asked of all.map((worker) => migratingTo(account, worker)))
    await migrateAll(asked, { tell: console.log });
  console.log(`All migrations are applied in ${environment}, and the catalogue is loaded.`);
}

const { values } = parseArgs({ strict: false, options: { env: { type: "string" } } });
await runToEnd(async () => {
  await (typeof values.env === "string" ? migrateThere(values.env) : migrateHere());
  return true;
});
