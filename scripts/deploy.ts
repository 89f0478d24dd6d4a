// Deploys this commit to an environment: the schema, then versions for 5, 25 and 100 % of the calls while checks pass.
import { setTimeout as pause } from "node:timers/promises";
import { cloudflareAccount } from "./cloudflare/account.ts";
import { runToEnd } from "./cloudflare/run-to-end.ts";
import { Stop } from "./cloudflare/stop.ts";
import { release, rollBackRelease } from "./deploy/release.ts";
import { thisCommit } from "./deploy/this-commit.ts";
import { misused, readArguments } from "./local/arguments.ts";
import type { Wrangler } from "./platform/deployments.ts";
import { apiOf, workersOf } from "./platform/workers.ts";
import { wrangler } from "./platform/wrangler.ts";
import { smoke } from "./smoke/run.ts";

const USAGE =
  "npm run deploy <environment> [-- --minutes <between two steps>] [-- --tag <commit>] [-- --back]";
const MINUTE_MS = 60_000;

async function run(): Promise<boolean> {
  const { positionals, values } = readArguments(USAGE, {
    allowPositionals: true,
    options: {
      back: { type: "boolean" },
      tag: { type: "string" },
      minutes: { type: "string", default: "5" },
    },
  });
  const [environment = ""] = positionals;
  const minutes = Number(values.minutes);
  if (environment === "" || !(minutes >= 0))
    misused(`There is no command ${["deploy", ...positionals].join(" ")}.`, USAGE);
  const token = process.env.BACKOFFICE_TOKEN ?? "";
  if (token === "") throw new Stop("Set the variable BACKOFFICE_TOKEN to the operator's token.");
  const print = console.log;
  const read = () => workersOf(environment);
  const account = await cloudflareAccount(apiOf(read()).accountId);
  const tag = values.tag ?? thisCommit();
  const upload: Wrangler["upload"] = async (worker) => {
    if (tag !== thisCommit()) throw new Stop(`${worker.name} has no version ${tag}: check that commit out.`);
    await wrangler.upload(worker, tag);
  };
  const platform = {
    account,
    read,
    wrangler: { ...wrangler, upload },
    chosen: process.env,
    migrating: { print },
  };
  if (values.back) {
    await rollBackRelease(platform, { tag, print });
    return true;
  }
  const url = apiOf(read()).urls.PUBLIC_URL!;
  return release(platform, {
    tag,
    stayMs: minutes * MINUTE_MS,
    pause,
    print,
    smoke: (headers, version) => smoke({ url, token, version, headers, fetch, pause, print }),
  });
}

await runToEnd(async () => {
  const isOut = await run();
  if (isOut) console.log("Done.");
  return isOut;
});
