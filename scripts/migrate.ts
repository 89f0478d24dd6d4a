import { relative } from "node:path";
import { applyMigrations } from "./local/service.ts";
import { localSettings, ROOT } from "./local/settings.ts";
import { wranglerConfig } from "./local/wrangler-config.ts";

const { state } = localSettings();
console.log(`Applying the migrations to ${relative(ROOT, state)} ...`);
await applyMigrations(state, wranglerConfig().databases);
console.log("The databases have every migration.");
process.exit();
