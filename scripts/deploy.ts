// Brings this commit to an environment: schema, versions, 5, 25, 100 % of the calls, and back if a guard does not hold.
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { cloudflareAccount } from "./cloudflare/account.ts";
import { Stop } from "./cloudflare/stop.ts";
import { Releases } from "./deploy/releases.ts";
import { rollBack, rollOut } from "./deploy/roll-out.ts";
import { thisCommit } from "./deploy/this-commit.ts";
import { apply } from "./platform/apply.ts";
import { beforeCode, partsOf } from "./platform/environment.ts";
import { workersOf } from "./platform/workers.ts";
import { wrangler } from "./platform/wrangler.ts";
import { smoke } from "./smoke/run.ts";

const USAGE =
  "npm run deploy <environment> [-- --minutes <between two steps>] [-- --tag <commit>] [-- --back]";
const MINUTES = "5";
const MINUTE_MS = 60_000;

async function run(): Promise<boolean> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      back: { type: "boolean" },
      tag: { type: "string" },
      minutes: { type: "string", default: MINUTES },
    },
  });
  const [environment = ""] = positionals;
  const minutes = Number(values.minutes);
  if (environment === "" || !(minutes >= 0)) throw new Stop(USAGE);
  const token = process.env.BACKOFFICE_TOKEN ?? "";
  if (token === "") throw new Stop("Set the variable BACKOFFICE_TOKEN to the operator's token.");
  const tell = console.log;
  const read = () => workersOf(environment);
  const account = await cloudflareAccount(read()[0]?.accountId);
  const all = read().map(({ name }) => new Releases(account, name));
  const tag = values.tag ?? thisCommit();
  if (values.back) {
    await rollBack(all, tag, tell);
    return true;
  }
  const platform = { account, read, wrangler, chosen: process.env, migrating: { tell } };
  await apply(beforeCode(platform), tell);
  const url = read()[0]!.urls.PUBLIC_URL!;
  const upload = async (name: string): Promise<void> => {
    if (tag !== thisCommit()) throw new Stop(`${name} has no version ${tag}: check that commit out.`);
    await wrangler.upload(read().find((worker) => worker.name === name)!, tag);
  };
  const isOut = await rollOut(all, {
    tag,
    upload,
    stayMs: minutes * MINUTE_MS,
    pause,
    tell,
    smoke: (headers, version) => smoke({ url, token, version, headers, fetch, pause, tell }),
  });
  // The old code has its own schedules and consumers until the new one answers everybody.
  if (isOut) await apply(partsOf(platform), tell);
  return isOut;
}

try {
  const isOut = await run();
  console.log(isOut ? "Done." : "The former release answers.");
  if (!isOut) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof Stop)) throw error;
  console.error(`Stopped. ${error.message}`);
  process.exitCode = 1;
}
process.exit();
