import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { runWrangler } from "./local/wrangler.ts";

const ENVIRONMENTS = ["production", "staging"] as const;
const BINDING = /^env\.(\w+) (?:\((.+)\) )?\s+(\S.*)$/gm;

interface Worker {
  readonly config: string;
  /** Bindings without which it cannot work. */
  readonly ports: readonly string[];
  readonly sendsNoMail?: true;
  readonly hasNoSettings?: true;
}

const WORKERS: readonly Worker[] = [
  { config: "wrangler.toml", ports: ["DB", "PHOTOS", "FEEDS", "ASSETS", "VERSION"] },
  {
    config: "workers/objects.toml",
    ports: ["DB", "PHOTO_QUEUE", "WEBHOOK_QUEUE", "DELIVERIES", "VERSION"],
    sendsNoMail: true,
  },
  {
    config: "workers/tokens.toml",
    ports: ["PANEL_DB", "PANEL_URL", "API_URL", "VERSION"],
    sendsNoMail: true,
  },
  {
    config: "workers/boards.toml",
    ports: ["DB", "EVENT_LOG", "ACCOUNT_GATE", "MATCH_BOARD", "VERSION"],
    sendsNoMail: true,
  },
  {
    config: "workers/backups.toml",
    ports: ["DB", "EVENT_LOG", "MATCH_BOARD", "EXPORTS", "PHOTOS"],
    sendsNoMail: true,
  },
  { config: "panel/wrangler.toml", ports: ["PANEL_DB", "DASHBOARD_API"] },
  { config: "workers/edge-router.toml", ports: ["PLACED_API", "EDGE_API"], hasNoSettings: true },
  { config: "workers/probe.toml", ports: ["API_URL", "RESULTS", "VERSION"], hasNoSettings: true },
];

interface Deployment {
  readonly name: string;
  readonly code: string;
  /** Bindings by name, with target and kind. */
  readonly bindings: Readonly<Record<string, readonly [target: string, kind: string]>>;
}

/** Builds the deployment without sending it. */
async function dryRun({ config }: Worker, name: string, folder: string): Promise<Deployment> {
  const out = join(folder, config, name);
  const output = await runWrangler([
    "deploy",
    "--config",
    config,
    "--env",
    name,
    "--dry-run",
    "--outdir",
    out,
  ]);
  if (/WARNING/.test(output)) throw new Error(`Wrangler warns about ${config}:\n${output}`);
  const found = [...stripVTControlCharacters(output).matchAll(BINDING)].map(
    ([, binding = "", target = "", kind = ""]) => [binding, [target, kind.trim()]],
  );
  return {
    name,
    code: readdirSync(out)
      .filter((file) => file.endsWith(".js"))
      .sort()
      .map((file) => readFileSync(join(out, file), "utf8"))
      .join("\n"),
    bindings: Object.fromEntries(found),
  };
}

const targetOf = ({ bindings }: Deployment, name: string): string => bindings[name]?.[0] ?? "";
const kindsOf = ({ bindings }: Deployment): string =>
  Object.entries(bindings)
    .map(([name, [, kind]]) => `${name} is a ${kind}`)
    .sort()
    .join("\n");

const isNamed = (deployment: Deployment): readonly [boolean, string] => [
  targetOf(deployment, "ENVIRONMENT") === `"${deployment.name}"`,
  "ENVIRONMENT is its name",
];

const sendsAs = (deployment: Deployment): readonly [boolean, string] => {
  const sender = JSON.parse(targetOf(deployment, "MAIL_FROM") || '""') as string;
  return [targetOf(deployment, "EMAIL").endsWith(`senders: ${sender}`), "EMAIL sends from MAIL_FROM alone"];
};

function faultsOf({ ports, hasNoSettings, sendsNoMail }: Worker, deployment: Deployment): string[] {
  const checks: readonly (readonly [boolean, string])[] = [
    ...(hasNoSettings ? [] : [isNamed(deployment)]),
    ...(hasNoSettings || sendsNoMail ? [] : [sendsAs(deployment)]),
    [
      !Object.keys(deployment.bindings).some((name) => /(SECRET|TOKEN)(_\d+)?$/.test(name)),
      "no secret is a variable",
    ],
    ports.every((name) => name in deployment.bindings) ? [true, ""] : [false, "every port is bound"],
  ];
  return checks.filter(([holds]) => !holds).map(([, what]) => `${deployment.name}: fails: ${what}`);
}

const folder = mkdtempSync(join(tmpdir(), "service-deploy-"));

/** Compares a Worker's two environments and prints what is wrong. */
async function check(worker: Worker): Promise<void> {
  const production = await dryRun(worker, ENVIRONMENTS[0], folder);
  const staging = await dryRun(worker, ENVIRONMENTS[1], folder);
  const faults = [production, staging].flatMap((deployment) => faultsOf(worker, deployment));
  if (production.code !== staging.code) faults.push("Production and staging are two different Workers.");
  if (kindsOf(production) !== kindsOf(staging))
    faults.push(`Production binds\n${kindsOf(production)}\nand staging\n${kindsOf(staging)}`);
  for (const fault of faults) console.error(`${worker.config}: ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
  else
    console.log(
      `${ENVIRONMENTS.join(" and ")} of ${worker.config} deploy, with ${Object.keys(production.bindings).length} bindings each.`,
    );
}

try {
  for (const worker of WORKERS) await check(worker);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
