// Gives a secret of an environment a new value beside the old one, and later drops the old one.
import { cloudflareAccount } from "./cloudflare/account.ts";
import { runToEnd } from "./cloudflare/run-to-end.ts";
import { misused, readArguments } from "./local/arguments.ts";
import { drop, rotate, SECRETS } from "./platform/rotate.ts";
import { workerSecrets } from "./platform/worker-secrets.ts";
import { workersOf } from "./platform/workers.ts";

const USAGE = `npm run secret rotate <name> <environment> [-- --now]
npm run secret drop <name> <environment>
Names: ${Object.keys(SECRETS).join(", ")}`;

const ACTIONS = { rotate, drop };

async function run(): Promise<boolean> {
  const { positionals, values } = readArguments(USAGE, {
    allowPositionals: true,
    options: { now: { type: "boolean" } },
  });
  const [action = "", name = "", environment = ""] = positionals;
  if (!Object.hasOwn(ACTIONS, action) || !Object.hasOwn(SECRETS, name) || environment === "")
    misused(`There is no command ${["secret", ...positionals].join(" ")}.`, USAGE);
  const worker = workersOf(environment).find(({ secrets }) => secrets.includes(name))!;
  const account = await cloudflareAccount(worker.accountId);
  const value = process.env[name];
  const rotation = {
    name,
    secrets: workerSecrets(account, worker.name),
    now: values.now ?? false,
    ...(value !== undefined && { value }),
  };
  await ACTIONS[action as keyof typeof ACTIONS](rotation, { print: console.log });
  return true;
}

await runToEnd(run);
