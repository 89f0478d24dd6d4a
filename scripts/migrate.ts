import { relative } from "node:path";
import { prepareDatabases } from "./local/databases.ts";
import { localSettings, ROOT } from "./local/settings.ts";

const { state } = localSettings();
console.log(`Applying the migrations to ${relative(ROOT, state)} ...`);
await prepareDatabases(state);
console.log("All migrations are applied.");
process.exit();
