import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { parse } from "yaml";
import { ROOT } from "../local/settings.ts";

interface Action {
  readonly inputs: Readonly<Record<string, { readonly default: string }>>;
  readonly runs: {
    readonly steps: readonly {
      readonly name: string;
      readonly if: string;
      readonly env: Readonly<Record<string, string>>;
      readonly run: string;
    }[];
  };
}

const ACTION = parse(readFileSync(join(ROOT, "sdks/action/action.yml"), "utf8")) as Action;

const filled = (text: string, inputs: Readonly<Record<string, string>>): string =>
  text.replace(/\$\{\{ inputs\.(\w+) \}\}/g, (_, name: string) => inputs[name]!);

/** Runs the action's steps as GitHub's runner does. @returns the steps that ran, with their exit codes */
const runAction = async (given: Readonly<Record<string, string>>, cwd: string): Promise<string[]> => {
  const defaults = Object.entries(ACTION.inputs).map(([name, input]) => [name, input.default]);
  const inputs = { ...(Object.fromEntries(defaults) as Record<string, string>), ...given };
  const ran: string[] = [];
  for (const step of ACTION.runs.steps) {
    const [, condition = ""] = /^inputs\.(\w+) != ''$/.exec(step.if) ?? [];
    if (inputs[condition] === "") continue;
    const own = Object.entries(step.env).map(([name, text]) => [name, filled(text, inputs)]);
    const env = { ...process.env, ...(Object.fromEntries(own) as Record<string, string>) };
    const shell = spawn("bash", ["--noprofile", "--norc", "-eo", "pipefail", "-c", step.run], {
      cwd,
      env,
      stdio: "ignore",
    });
    const [code] = (await once(shell, "exit")) as [number];
    ran.push(`${step.name} ${code}`);
    if (code !== 0) break;
  }
  return ran;
};

interface Place {
  readonly folder: string;
  /** The address of a running service. */
  readonly url: string;
}

/** Checks that the action passes a valid feed and contract, and stops at faulty ones. */
export const tryAction = async ({ folder, url }: Place): Promise<string> => {
  const cli = join(folder, "cli.mjs");
  await build({
    entryPoints: [join(ROOT, "sdks/cli/src/main.ts")],
    bundle: true,
    platform: "node",
    format: "esm",
    outfile: cli,
    logLevel: "error",
  });
  const contract = await fetch(`${url}/docs/openapi.json`).then((answer) => answer.text());
  const kept = join(folder, "contract.json");
  const richer = join(folder, "richer.json");
  const broken = join(folder, "broken.xml");
  writeFileSync(kept, contract);
  writeFileSync(richer, contract.replace('"/me":{', '"/mine":{'));
  writeFileSync(broken, "<ListingDataFeed><Listings><Listing></Listing></Listings></ListingDataFeed>");
  const command = `${process.execPath} ${cli}`;
  const feed = join(ROOT, "sdks/cli/samples/vrsync.xml");
  const cases: readonly (readonly [given: Record<string, string>, expected: readonly string[]])[] = [
    [{}, []],
    [{ feed, contract: kept, url }, ["Feed 0", "Contract 0"]],
    [{ feed: broken, contract: kept, url }, ["Feed 4"]],
    [{ contract: richer, url: `${url}/v1` }, ["Contract 4"]],
    [{ contract: kept, url: `${url}/nowhere/v1` }, ["Contract 5"]],
    [{ contract: kept }, ["Contract 2"]],
  ];
  for (const [given, expected] of cases) {
    const ran = await runAction({ command, ...given }, folder);
    if (ran.join() !== expected.join())
      throw new Error(`${JSON.stringify(given)}: ${ran.join()} instead of ${expected.join()}`);
  }
  return `${cases.length} runs of its steps`;
};
