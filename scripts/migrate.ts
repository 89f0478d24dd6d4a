// Applies every migration and loads the catalog of neighborhoods, locally or in the databases of `--env <environment>`.
import { relative } from "node:path";
import { cloudflareAccount } from "./cloudflare/account.ts";
import { runToEnd } from "./cloudflare/run-to-end.ts";
import { readArguments } from "./local/arguments.ts";
import { prepareDatabases } from "./local/databases.ts";
import { keptDatabases } from "./local/kept-databases.ts";
import { LOCAL_OPTIONS, LOCAL_USAGE, localSettings, ROOT } from "./local/settings.ts";
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
    await migrateAll(asked, { print: console.log });
  console.log(`All migrations are applied in ${environment}, and the catalog is loaded.`);
}

const { env: environment } = readArguments(LOCAL_USAGE, {
  options: { ...LOCAL_OPTIONS, env: { type: "string" } },
}).values;
await runToEnd(async () => {
  await (environment === undefined ? migrateHere() : migrateThere(environment));
  return true;
});
