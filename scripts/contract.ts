import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { Comparison, type Node } from "./contract/comparison.ts";
import { readArguments } from "./local/arguments.ts";
import { installTools } from "./local/install-tools.ts";
import { ROOT } from "./local/settings.ts";

const DOCUMENTS = join(ROOT, "dist/documents");
/** The last released contract, without its texts. */
const RELEASED = join(ROOT, "scripts/contract/released.generated.json");
const FILES = [
  "v1.pt-BR.json",
  "v1.en.json",
  "sandbox.pt-BR.json",
  "sandbox.en.json",
  "uploads.pt-BR.json",
  "uploads.en.json",
  "backoffice.en.json",
];
/** The linters get no network. */
const OFFLINE = { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
const TEXTS = ["description", "summary", "example", "examples", "x-displayName", "x-codeSamples"];

/** A linter's output, which must be a list or a report in JSON. */
function run(program: string, args: readonly string[]): unknown {
  const env = { ...process.env, ...OFFLINE };
  const { stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    env,
    encoding: "utf8",
    maxBuffer: 64_000_000,
  });
  if (!/^\s*[[{]/.test(stdout)) throw new Error(stderr || stdout);
  return JSON.parse(stdout);
}

/** A linter's objection to a document. */
interface Objection {
  readonly file: string;
  readonly text: string;
}

interface Redocly {
  readonly problems: readonly {
    readonly ruleId: string;
    readonly message: string;
    readonly location: readonly { readonly pointer?: string }[];
  }[];
}

const redocly = (tools: string, file: string): Objection[] => {
  const options = ["--config", join(ROOT, "redocly.yaml"), "--format", "json", "--max-problems", "1000"];
  const { problems } = run(join(tools, "@redocly/cli/bin/cli.js"), ["lint", file, ...options]) as Redocly;
  return problems.map(({ ruleId, message, location }) => ({
    file: basename(file),
    text: `redocly ${ruleId} ${location[0]?.pointer ?? ""}: ${message}`,
  }));
};

/** Reports in which a linter is wrong. */
const OBJECTIONS_REFUSED = [
  // The paths are intended: /properties/by-ref/{ref} beside /properties/{propertyId}/status.
  /^redocly no-ambiguous-paths .*`\/(properties|leads)\/(by-ref\/\{ref\}|batch\/\{batchId\})`/,
  // A future type has no constant to identify it: OtherEvent is for those.
  /^redocly no-invalid-media-type-examples #\/paths\/~1events\/get\/.*discriminator/,
];

interface Spectral {
  readonly source: string;
  readonly code: string;
  readonly path: readonly string[];
  readonly message: string;
}

/** Checks all documents in one run, because starting takes half of it. */
const spectral = (tools: string, files: readonly string[]): Objection[] => {
  const program = join(tools, "@stoplight/spectral-cli/dist/index.js");
  const options = ["--ruleset", join(ROOT, ".spectral.yaml"), "--format", "json", "--quiet"];
  const found = run(program, ["lint", ...files, ...options]) as Spectral[];
  return found.map(({ source, code, path, message }) => ({
    file: basename(source),
    text: `spectral ${code} ${path.join("/")}: ${message}`,
  }));
};

const bare = (value: unknown, isNames = false): unknown => {
  if (Array.isArray(value)) return value.map((one) => bare(one));
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => isNames || !TEXTS.includes(name));
  return Object.fromEntries(kept.map(([name, inner]) => [name, bare(inner, name === "properties")]));
};

const read = (file: string): Node => JSON.parse(readFileSync(file, "utf8")) as Node;

async function problems(): Promise<string[]> {
  const files = FILES.map((file) => join(DOCUMENTS, file));
  const tools = join(await installTools(join(import.meta.dirname, "contract/tools")), "node_modules");
  const linted = [...files.flatMap((file) => redocly(tools, file)), ...spectral(tools, files)]
    .filter(({ text }) => !OBJECTIONS_REFUSED.some((refused) => refused.test(text)))
    .map(({ file, text }) => `${file}: ${text}`);
  const documents = { released: read(RELEASED), current: read(join(DOCUMENTS, "v1.en.json")) };
  return [...linted, ...new Comparison(documents).faults().map((fault) => `breaks callers: ${fault}`)];
}

const { values } = readArguments("npm run contract [-- --release]", {
  options: { release: { type: "boolean" } },
});
execFileSync(process.execPath, [join(ROOT, "scripts/documents.ts")], { stdio: "inherit" });
if (values.release) {
  writeFileSync(RELEASED, `${JSON.stringify(bare(read(join(DOCUMENTS, "v1.en.json"))))}\n`);
  console.log("The present contract is now the released one.");
} else {
  const found = await problems();
  for (const problem of found) console.error(problem);
  if (found.length > 0) process.exitCode = 1;
  else console.log("The linters accept the documents, and the released contract is not broken.");
}
