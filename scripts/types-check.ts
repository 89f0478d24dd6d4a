import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./local/settings.ts";
import { runWrangler } from "./local/wrangler.ts";

const FILE = join(ROOT, "worker-configuration.d.ts");

const kept = readFileSync(FILE, "utf8");
await runWrangler(["types", "--include-runtime=false", "--strict-vars=false"]);
if (readFileSync(FILE, "utf8") !== kept) {
  console.error("worker-configuration.d.ts did not match wrangler.toml. It has been regenerated: commit it.");
  process.exitCode = 1;
}
