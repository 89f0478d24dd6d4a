import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { runWrangler } from "./local/wrangler.ts";

const ENVIRONMENTS = ["production", "staging"] as const;
const BINDING = /^env\.(\w+) (?:\((.+)\) )?\s+(\S.*)$/gm;

interface Deployment {
  readonly name: string;
  readonly code: string;
  /** Bindings by name, with target and kind. */
  readonly bindings: Readonly<Record<string, readonly [target: string, kind: string]>>;
}

/** Builds the deployment without sending it. */
async function dryRun(name: string, folder: string): Promise<Deployment> {
  const output = await runWrangler(["deploy", "--env", name, "--dry-run", "--outdir", join(folder, name)]);
  if (/WARNING/.test(output)) throw new Error(`Wrangler warns about wrangler.toml:\n${output}`);
  const found = [...stripVTControlCharacters(output).matchAll(BINDING)].map(
    ([, binding = "", target = "", kind = ""]) => [binding, [target, kind.trim()]],
  );
  return {
    name,
    code: readFileSync(join(folder, name, "index.js"), "utf8"),
    bindings: Object.fromEntries(found),
  };
}

const targetOf = ({ bindings }: Deployment, name: string): string => bindings[name]?.[0] ?? "";
const kindsOf = ({ bindings }: Deployment): string =>
  Object.entries(bindings)
    .map(([name, [, kind]]) => `${name} is a ${kind}`)
    .sort()
    .join("\n");

function faultsOf(deployment: Deployment): string[] {
  const sender = JSON.parse(targetOf(deployment, "MAIL_FROM") || '""') as string;
  const checks: readonly (readonly [boolean, string])[] = [
    [targetOf(deployment, "ENVIRONMENT") === `"${deployment.name}"`, "ENVIRONMENT is its name"],
    [targetOf(deployment, "EMAIL").endsWith(`senders: ${sender}`), "EMAIL sends from MAIL_FROM alone"],
    [!Object.keys(deployment.bindings).some((name) => /SECRET|TOKEN/.test(name)), "no secret is a variable"],
    ["DB", "PHOTOS", "ASSETS", "VERSION"].every((name) => name in deployment.bindings)
      ? [true, ""]
      : [false, "every port is bound"],
  ];
  return checks.filter(([holds]) => !holds).map(([, what]) => `${deployment.name}: not so: ${what}`);
}

const folder = mkdtempSync(join(tmpdir(), "service-deploy-"));
try {
  const [production, staging] = [
    await dryRun(ENVIRONMENTS[0], folder),
    await dryRun(ENVIRONMENTS[1], folder),
  ];
  const faults = [production, staging].flatMap(faultsOf);
  if (production.code !== staging.code) faults.push("Production and staging are two different Workers.");
  if (kindsOf(production) !== kindsOf(staging))
    faults.push(`Production binds\n${kindsOf(production)}\nand staging\n${kindsOf(staging)}`);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  else
    console.log(
      `${ENVIRONMENTS.join(" and ")} deploy, with ${Object.keys(production.bindings).length} bindings each.`,
    );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
