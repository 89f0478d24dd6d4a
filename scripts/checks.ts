import type { ParseArgsConfig, parseArgs } from "node:util";
import { misused, readArguments } from "./local/arguments.ts";

/**
 * The npm commands that a change has to pass within three minutes. `.ci/run` adds the slower checks; its `--without`
 * leaves out those that it has run already.
 */
export const QUICK: Readonly<Record<string, string>> = {
  Types: "run typecheck",
  Lint: "run lint",
  Format: "exec -- biome format",
  "Generated files": "run geo -- --check",
  Contract: "run contract",
  SDKs: "run sdk -- --check",
  Deployments: "run check deployments",
  Bundle: "run bench bundle",
  Architecture: "test -- test/architecture",
};

/** A check that runs when it is named. */
interface Named {
  readonly script: string;
  readonly about: string;
  /** The arguments that it takes. */
  readonly takes?: string;
}

/** With their own options after `--`: `npm run check panel -- --all`. */
export const NAMED: Readonly<Record<string, Named>> = {
  agents: {
    script: "scripts/agents-check.ts",
    about: "real clients use the agent's tools",
    takes: "[library] [-- --all --write]",
  },
  collections: { script: "scripts/collections-test.ts", about: "sends every request of the collections" },
  compat: {
    script: "bench/compat/run.ts",
    about: "runs the previous release beside this one",
    takes: "[-- --seconds 20 --only 1,2]",
  },
  deployments: { script: "scripts/deploy-check.ts", about: "bundles every Worker of every environment" },
  drill: { script: "bench/drill/run.ts", about: "loses a database and rebuilds it from exports" },
  fuzz: {
    script: "scripts/contract-fuzz.ts",
    about: "Schemathesis calls both contracts",
    takes: "[-- --seconds 60 --seed 1]",
  },
  generators: {
    script: "scripts/contract-generators.ts",
    about: "compiles and calls the clients that generators make",
    takes: "[name] [-- --write]",
  },
  guides: {
    script: "scripts/guides-test.ts",
    about: "runs every code block of the guides",
    takes: "[guide] [language] [-- --url http://...]",
  },
  panel: {
    script: "scripts/panel-check.ts",
    about: "walks through the dashboard in Chromium",
    takes: "[-- --all --guide --pictures folder]",
  },
  runbook: {
    script: "scripts/runbook-test.ts",
    about: "runs every command of the runbook",
    takes: "[page]",
  },
  sdks: {
    script: "scripts/sdk-test.ts",
    about: "runs the vectors in every SDK, the samples and the command line",
    takes: "[language] [-- --vectors]",
  },
  site: { script: "scripts/site-check.ts", about: "follows every link of the documentation in Chromium" },
  smoke: {
    script: "scripts/smoke.ts",
    about: "tries each guard of a running service",
    takes: "[url] [-- --version id --receiver address --port port]",
  },
  start: {
    script: "scripts/start-check.ts",
    about: "starts, fills, kills and restarts the local service",
    takes: "[-- --all]",
  },
  table: { script: "scripts/figures.ts", about: "prints the figures of the code" },
  tools: { script: "scripts/tools-check.ts", about: "a mock server, AsyncAPI and the image for Docker" },
};

const WIDTH = 12;

const usageOf = (name: string): string => {
  const { about, takes = "" } = NAMED[name]!;
  return `${`npm run check ${name} ${takes}`.trimEnd()}\n  ${about}`;
};

/** How checks are called. */
export const CHECKS_USAGE = [
  "npm run check [-- --without Types]   what a change has to pass",
  "npm run check <name> [-- <options>]  one of:",
  ...Object.entries(NAMED).map(([name, { about, takes = "" }]) =>
    `  ${name.padEnd(WIDTH)} ${about} ${takes}`.trimEnd(),
  ),
].join("\n");

/** Ends a check that is called with an unknown option. */
export function refuseUnknown(name: string, asked: readonly string[], known: readonly string[]): void {
  const unknown = asked.filter((one) => !known.includes(one));
  if (unknown.length === 0) return;
  misused(`Unknown: ${unknown.join(", ")}. Choose from ${known.join(", ")}.`, usageOf(name));
}

/** The arguments after the name of a check. */
export const readOptions = <const Config extends ParseArgsConfig>(
  name: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> => readArguments(usageOf(name), config);
