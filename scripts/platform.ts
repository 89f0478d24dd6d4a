// Makes what an environment needs and its account lacks, or only names it; adds a database to its list; draws what is
// deployed; rehearses the first day and the bad ones.
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { cloudflareAccount } from "./cloudflare/account.ts";
import { runToEnd } from "./cloudflare/run-to-end.ts";
import { misused, readArguments } from "./local/arguments.ts";
import { ROOT } from "./local/settings.ts";
import { addShard } from "./platform/add-shard.ts";
import { apply, check } from "./platform/apply.ts";
import { drawingOf } from "./platform/drawing.ts";
import { partsOf } from "./platform/environment.ts";
import { apiOf, workersOf } from "./platform/workers.ts";
import { wrangler } from "./platform/wrangler.ts";

const USAGE = `npm run platform apply <environment> [-- --check]
npm run platform add-shard <environment>
npm run platform draw
npm run platform rehearse`;

const REHEARSAL = ["--disable-warning=ExperimentalWarning", "bench/rehearsal/run.ts"];

async function run(): Promise<boolean> {
  const { positionals, values } = readArguments(USAGE, {
    allowPositionals: true,
    options: { check: { type: "boolean" } },
  });
  const [action, environment = ""] = positionals;
  if (action === "rehearse")
    return spawnSync(process.execPath, REHEARSAL, { cwd: ROOT, stdio: "inherit" }).status === 0;
  if (action === "draw") {
    writeFileSync(join(ROOT, "docs/deployed.md"), drawingOf(workersOf("production")));
    return true;
  }
  if ((action !== "apply" && action !== "add-shard") || environment === "")
    misused(`There is no command ${["platform", ...positionals].join(" ")}.`, USAGE);
  const read = () => workersOf(environment);
  if (action === "add-shard") {
    console.log(
      `${addShard(read())} is on the list. Next: npm run types && npm run platform draw && npm run platform apply ${environment}`,
    );
    return true;
  }
  const account = await cloudflareAccount(apiOf(read()).accountId);
  const print = console.log;
  const parts = partsOf({ account, read, wrangler, chosen: process.env, migrating: { print } });
  const isWhole = values.check ? await check(parts, print) : await apply(parts, print);
  console.log(isWhole ? `${environment} has everything.` : `${environment} differs from its list.`);
  return isWhole;
}

await runToEnd(run);
