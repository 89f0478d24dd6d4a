import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Tried } from "../clients-tried.ts";
import { run } from "../local/command.ts";
import { findPython, installPython } from "../local/python.ts";
import { ROOT } from "../local/settings.ts";

/** The converters that turn our tools into a model's, each installed as its users have it. */
const FROM_PYPI = [
  "mcp==2.3.0",
  "google-genai==3.6.1",
  "openai-agents==0.24.0",
  "langchain-anthropic==1.7.10",
];
const FROM_NPM = ["@google/genai@3.3.0", "@openai/agents@0.20.0"];
const INSTALL_MS = 300_000;
const CONVERT_MS = 90_000;
const SCRIPTS = join(ROOT, "scripts", "agents-check", "converters");

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly required?: readonly string[];
  /** A strict mode makes an optional argument a nullable one. */
  readonly anyOf?: readonly Schema[];
}

interface Listed {
  readonly name: string;
  readonly inputSchema: Schema;
}

type Made = Readonly<Record<string, Readonly<Record<string, Schema>> & { readonly fault?: string }>>;

/** The arguments of a schema, including nested ones. */
const argumentsIn = ({ properties = {}, items, anyOf = [] }: Schema, at = ""): string[] => [
  ...anyOf.flatMap((one) => argumentsIn(one, at)),
  ...Object.entries(properties).flatMap(([name, member]) => [
    `${at}/${name}`,
    ...argumentsIn(member, `${at}/${name}`),
  ]),
  ...(items ? argumentsIn(items, `${at}[]`) : []),
];

const lostOf = ({ name, inputSchema }: Listed, made: Schema | undefined): string[] => {
  if (!made) return [`${name} is left out`];
  const has = new Set(argumentsIn(made));
  const required = new Set(made.required);
  return [
    ...argumentsIn(inputSchema).flatMap((one) => (has.has(one) ? [] : [`${name} loses ${one}`])),
    ...(inputSchema.required ?? []).flatMap((one) =>
      required.has(one) ? [] : [`${name} no longer requires ${one}`],
    ),
  ];
};

/** What each converter loses of the listed tools; one that keeps everything adds nothing. */
const lostIn = (listed: readonly Listed[], made: Made): string[] =>
  Object.entries(made).flatMap(([converter, { fault, ...schemas }]) =>
    typeof fault === "string"
      ? [`${converter}: ${fault}`]
      : listed.flatMap((tool) => lostOf(tool, schemas[tool.name])).map((lost) => `${converter}: ${lost}`),
  );

/** A converter's version, from the package that its name begins with. */
const versionOf = (converter: string): string => {
  const [name] = converter.split(",");
  const pinned = [...FROM_NPM, ...FROM_PYPI].find((one) => one.replace(/(?:==|@)[\d.]+$/, "") === name)!;
  return /[\d.]+$/.exec(pinned)![0];
};

const convertedBy = async (
  program: string,
  args: readonly string[],
  listed: readonly Listed[],
): Promise<Tried[]> => {
  await run(program, args, { limitMs: CONVERT_MS });
  const made = JSON.parse(readFileSync(args.at(-1)!, "utf8")) as Made;
  const lost = lostIn(listed, made);
  if (lost.length > 0) throw new Error(lost.join("\n"));
  for (const name of Object.keys(made)) console.log(`  ${name}: ${listed.length} tools whole`);
  return Object.keys(made).map((name) => ({ name, version: versionOf(name), tools: listed.length }));
};

/** The tools of a running service. */
const toolsOf = async (url: string, key: string): Promise<Listed[]> => {
  const answer = await fetch(url, {
    method: "POST",
    headers: {
      Authorization: `Bearer ${key}`,
      "Content-Type": "application/json",
      Accept: "application/json, text/event-stream",
    },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list", params: {} }),
  });
  const { result } = (await answer.json()) as { result: { tools: Listed[] } };
  return result.tools;
};

/**
 * Checks that the converters in OpenAI's, Google's and Anthropic's libraries keep every tool, every argument, and which
 * arguments are required.
 */
export async function tryConverters(
  { url, key, folder }: { readonly url: string; readonly key: string; readonly folder: string },
  tried: (what: string, work: () => Promise<unknown>) => Promise<void>,
): Promise<Tried[]> {
  const seen: Tried[] = [];
  const listed = await toolsOf(url, key);
  const file = join(folder, "tools.json");
  writeFileSync(file, JSON.stringify(listed));
  const home = join(folder, "converters");
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, "package.json"), '{ "private": true }');
  await tried("npm's converters of tools", async () => {
    const quiet = ["--no-audit", "--no-fund", "--no-package-lock", "--ignore-scripts", "--loglevel=error"];
    await run("npm", ["install", "--prefix", home, ...quiet, ...FROM_NPM], { limitMs: INSTALL_MS });
    const program = [join(SCRIPTS, "convert.mjs"), home, file, join(home, "npm.json")];
    seen.push(...(await convertedBy(process.execPath, program, listed)));
  });
  const python = await findPython(10);
  if (!python) {
    console.log("- PyPI's converters are not tried: they need Python 3.10 or newer");
    return seen;
  }
  await tried("PyPI's converters of tools", async () => {
    const own = await installPython(python, join(folder, "python-converters"), FROM_PYPI);
    const program = ["-B", join(SCRIPTS, "convert.py"), file, join(home, "pypi.json")];
    seen.push(...(await convertedBy(own, program, listed)));
  });
  return seen;
}
