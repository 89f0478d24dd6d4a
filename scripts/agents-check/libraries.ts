import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Tried } from "../clients-tried.ts";
import { run } from "../local/command.ts";
import { findPython, installPython } from "../local/python.ts";
import { ROOT } from "../local/settings.ts";

/** Frameworks for agents, each with the packages that its users install beside it. */
const FROM_PYPI: Readonly<Record<string, readonly [script: string, ...packages: readonly string[]]>> = {
  "openai-agents": ["openai_agents", "openai-agents==0.24.0", "mcp==2.3.0"],
  "langchain-mcp-adapters": ["langchain", "langchain-mcp-adapters==0.3.2"],
  "llama-index-tools-mcp": ["llama_index", "llama-index-tools-mcp==0.6.0"],
  "pydantic-ai-slim": ["pydantic_ai", "pydantic-ai-slim[mcp]==2.66.0", "mcp==2.3.0"],
  "agent-framework-core": [
    "agent_framework",
    "agent-framework-core==1.23.0",
    "mcp==2.3.0",
    "tenacity",
    "httpx",
  ],
};
const FROM_NPM: Readonly<Record<string, readonly string[]>> = {
  "@ai-sdk/mcp": ["@ai-sdk/mcp@2.0.99"],
  "@langchain/mcp-adapters": ["@langchain/mcp-adapters@1.1.4", "@langchain/core@1.4.0"],
  "@openai/agents": ["@openai/agents@0.20.0"],
  "@mastra/mcp": ["@mastra/mcp@2.0.0"],
};

const INSTALL_MS = 300_000;
const TRY_MS = 120_000;
export const CLIENTS = join(ROOT, "scripts", "agents-check", "clients");
const QUIET = ["--no-audit", "--no-fund", "--no-package-lock", "--ignore-scripts", "--loglevel=error"];

interface Place {
  readonly url: string;
  readonly key: string;
  readonly folder: string;
  readonly tools: number;
}

type Trying = (what: string, work: () => Promise<unknown>) => Promise<void>;

export type Met = Pick<Tried, "limited" | "unauthorized" | "goesOn">;

/** What a client's last line reports; some libraries write lines too. */
export const reportIn = <Facts>(output: string): Facts =>
  JSON.parse(output.split("\n").findLast((line) => line.startsWith("{"))!) as Facts;

/** @throws if it has not seen every tool */
const factsIn = (output: string, tools: number): Pick<Tried, "tools" | "refusal"> & Met => {
  const facts = reportIn<Pick<Tried, "tools" | "refusal"> & Met>(output);
  if (facts.tools !== tools) throw new Error(`It has ${facts.tools} tools, not ${tools}.`);
  return facts;
};

const versionIn = (pinned: string): string => /[\d.]+$/.exec(pinned)![0];

/** Libraries of Go, each with the program of its user. */
const FROM_GO: Readonly<Record<string, readonly [program: string, version: string]>> = {
  "github.com/modelcontextprotocol/go-sdk": ["go-sdk.go.txt", "1.8.0"],
  "github.com/mark3labs/mcp-go": ["mcp-go.go.txt", "1.2.1"],
};

/** The frameworks that people build agents with list, read, are refused, and save once confirmed. */
export const tryLibraries = async ({ url, key, folder, tools }: Place, tried: Trying): Promise<Tried[]> => {
  const seen: Tried[] = [];
  const env = { AGENTS_URL: url, AGENTS_KEY: key, AGENTS_TOOLS: String(tools) };
  const note = (name: string, pinned: string, output: string): void => {
    seen.push({ name, version: versionIn(pinned), write: "call", ...factsIn(output, tools) });
  };
  for (const [name, packages] of Object.entries(FROM_NPM))
    await tried(packages[0]!, async () => {
      const home = join(folder, name.replace("/", "-"));
      mkdirSync(home, { recursive: true });
      writeFileSync(join(home, "package.json"), '{ "private": true, "type": "module" }');
      await run("npm", ["install", "--prefix", home, ...QUIET, ...packages], { limitMs: INSTALL_MS });
      const program = [join(CLIENTS, "libraries.mjs"), home, name];
      note(name, packages[0]!, await run(process.execPath, program, { env, limitMs: TRY_MS }));
    });
  for (const [name, [program, version]] of Object.entries(FROM_GO))
    await tried(`${name}@v${version}`, async () => {
      const home = join(folder, name.split("/").at(-1)!);
      mkdirSync(home, { recursive: true });
      writeFileSync(join(home, "go.mod"), "module client\n\ngo 1.25\n");
      cpSync(join(CLIENTS, program), join(home, "main.go"));
      cpSync(join(CLIENTS, "facts.go.txt"), join(home, "facts.go"));
      await run("go", ["get", `${name}@v${version}`], { cwd: home, limitMs: INSTALL_MS });
      await run("go", ["mod", "tidy"], { cwd: home, limitMs: INSTALL_MS });
      await run("go", ["build", "-o", "client", "."], { cwd: home, limitMs: INSTALL_MS });
      note(name, version, await run(join(home, "client"), [], { cwd: home, env, limitMs: TRY_MS }));
    });
  const python = await findPython(10);
  if (!python) {
    console.log("- PyPI's frameworks are not tried: they need Python 3.10 or newer");
    return seen;
  }
  for (const [name, [script, ...packages]] of Object.entries(FROM_PYPI))
    await tried(packages[0]!, async () => {
      const own = await installPython(python, join(folder, name), packages);
      const program = ["-B", join(CLIENTS, "libraries.py"), script];
      note(name, packages[0]!, await run(own, program, { env, limitMs: TRY_MS }));
    });
  return seen;
};
