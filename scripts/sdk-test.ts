import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readOptions, refuseUnknown } from "./checks.ts";
import { ROOT } from "./local/settings.ts";
import { type RunningService, withService } from "./local/with-service.ts";
import { PACKAGES } from "./sdk/packages/packages.ts";
import { built, settledPublication } from "./sdk/packages/stage.ts";
import { openAccount, openSandbox } from "./sdk/proof/account.ts";
import { Agent } from "./sdk/proof/agent.ts";
import { canTry, execute } from "./sdk/proof/execute.ts";
import { proveFlows } from "./sdk/proof/flows/prove-flows.ts";
import { LANGUAGES, type Language, TOOLS } from "./sdk/proof/languages.ts";
import { proveN8n } from "./sdk/proof/n8n/prove-n8n.ts";
import { proveCli } from "./sdk/proof/prove-cli.ts";
import { proveLarge } from "./sdk/proof/prove-large.ts";
import { runLive } from "./sdk/proof/run-live.ts";
import { runPackage } from "./sdk/proof/run-package.ts";
import { runReadme } from "./sdk/proof/run-readme.ts";
import { hasSlowRecipes, runRecipes } from "./sdk/proof/run-recipes.ts";
import { runVector } from "./sdk/proof/run-vector.ts";
import { proveSamples } from "./sdk/proof/samples/prove-samples.ts";
import { StandIn } from "./sdk/proof/stand-in.ts";
import type { Vectors } from "./sdk/vectors/vector.ts";

const file = join(ROOT, "sdks/vectors.generated.json");
const { vectors, live } = JSON.parse(readFileSync(file, "utf8")) as Vectors;

/** Runs the README's program beside the file, and with the package. */
async function tryOut({ name, ...language }: Language, service: RunningService): Promise<string[]> {
  const { url, backoffice } = service;
  const reader = await openAccount(backoffice, `Leia-${name}`);
  const readme = await runReadme({ name, ...language }, { url, account: reader });
  const customer = await openAccount(backoffice, `Pacote-${name}`);
  return [...readme, ...(await runPackage(name, { url, account: customer }))];
}

/** Runs the vectors with one of a language's clients. */
async function meetVectors(
  language: Language,
  agent: Agent,
  standIn: StandIn,
  service?: RunningService,
): Promise<string[]> {
  const faults: string[] = [];
  for (const vector of vectors.filter(({ notIn = [] }) => !notIn.includes(language.name))) {
    const found = await runVector(vector, language.name, agent, standIn);
    faults.push(...found.map((fault) => `${vector.name}: ${fault}`));
  }
  if (!service) return faults;
  const account = await openAccount(service.backoffice, `Prova-${language.name}`);
  const place = { url: service.url, account, sandboxKey: await openSandbox(service.backoffice, account) };
  return [...faults, ...(await runLive(live, agent, place))];
}

async function prove(language: Language, standIn: StandIn, service?: RunningService): Promise<string[]> {
  const faults = await execute(...language.checks);
  for (const command of language.agents) {
    const agent = new Agent(command);
    const found = await meetVectors(language, agent, standIn, service);
    faults.push(...found.map((fault) => `${command.run.at(-1)}: ${fault}`));
    agent.close();
  }
  return service ? [...faults, ...(await tryOut(language, service))] : faults;
}

async function proveAll(languages: readonly Language[], service?: RunningService): Promise<void> {
  const standIn = await StandIn.start();
  const tried: string[] = [];
  let passed = 0;
  for (const language of languages) {
    const began = performance.now();
    if (!(await canTry(language.name, language.install))) continue;
    tried.push(language.name);
    const faults = await prove(language, standIn, service);
    const seconds = ((performance.now() - began) / 1_000).toFixed(1);
    console.log(`${faults.length === 0 ? "passed" : "FAILED"}  ${language.name} (${seconds} s)`);
    for (const fault of faults) console.error(`  ${fault}`);
    if (faults.length === 0) passed++;
  }
  standIn.close();
  const steps = service ? ` and ${live.length} steps with the service` : "";
  console.log(`${vectors.length} vectors${steps} in each language.`);
  const failed = tried.length - passed;
  console.log(`${passed} passed, ${failed} failed, ${languages.length - tried.length} not tried`);
  const areSamplesWell = !service || (await proveSamples(tried, service));
  if (failed > 0 || !areSamplesWell) process.exitCode = 1;
}

/** The command line and the flows of recipes, by name or with all languages. */
const TOOLS_PROVED = { cli: proveCli, flows: proveFlows } as const;

async function proveTools(service: RunningService): Promise<void> {
  for (const [name, tool] of Object.entries(TOOLS_PROVED))
    if (isAsked(name) && !(await tool(service))) process.exitCode = 1;
}

/** Recipes of frameworks that take minutes to install: run only by name, and for one language if it is named. */
async function proveSlowRecipes(): Promise<void> {
  const [, only] = positionals;
  for (const made of PACKAGES.filter(({ name }) => only === undefined || name === only)) {
    const language = LANGUAGES.find(({ name }) => name === made.name)!;
    if (!hasSlowRecipes(made.name) || !(await canTry(made.name, language.install))) continue;
    const faults = await runRecipes(made.name, await built(made, settledPublication()), true);
    console.log(`${faults.length === 0 ? "passed" : "FAILED"}  recipes of ${made.name}`);
    for (const fault of faults) console.error(`  ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
  }
}

/**
 * Names: languages (by default all), the command line (`cli`), and the `flows` of recipes; slow frameworks' `recipes`,
 * a `large` sheet and the nodes for `n8n` run only by name. `--vectors` omits the running service.
 */
const { values, positionals } = readOptions("sdks", {
  allowPositionals: true,
  options: { vectors: { type: "boolean", default: false } },
});
const KNOWN = [...LANGUAGES.map(({ name }) => name), ...Object.keys(TOOLS_PROVED), "recipes", "large", "n8n"];
refuseUnknown("sdks", positionals, KNOWN);
const isAsked = (name: string): boolean => positionals.length === 0 || positionals.includes(name);
const asked = LANGUAGES.filter(({ name }) => isAsked(name));
mkdirSync(TOOLS, { recursive: true });
if (positionals[0] === "recipes") await proveSlowRecipes();
else if (values.vectors) await proveAll(asked);
else
  await withService("sdk-test", async (service) => {
    await proveTools(service);
    if (positionals.includes("large") && !(await proveLarge(service))) process.exitCode = 1;
    if (positionals.includes("n8n") && !(await proveN8n(service))) process.exitCode = 1;
    if (asked.length > 0) await proveAll(asked, service);
  });
process.exit();
