import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { readArguments } from "../local/arguments.ts";
import { ROOT } from "../local/settings.ts";
import { valuesOf } from "./emit/bodies.ts";
import { emitGo } from "./emit/go.ts";
import { emitJava } from "./emit/java.ts";
import { emitN8n } from "./emit/n8n.ts";
import { emitPhp } from "./emit/php.ts";
import { emitPython } from "./emit/python.ts";
import { emitTypescript } from "./emit/typescript.ts";
import type { ContractDocument } from "./form/document.ts";
import type { Form } from "./form/form.ts";
import { callableDocument } from "./form/load.ts";
import { formOf } from "./form/make.ts";
import { recipeFiles } from "./recipes/write.ts";
import { SDK_USAGE } from "./usage.ts";
import { vectorsOf } from "./vectors/make.ts";

const BIOME = join(
  dirname(createRequire(import.meta.url).resolve("@biomejs/biome/package.json")),
  "bin/biome",
);

/** Formats only files of Biome's: the other emitters write in their formatter's style. */
function formatted(file: string, text: string): string {
  const options = ["format", "--stdin-file-path", file];
  const run = spawnSync(process.execPath, [BIOME, ...options], { cwd: ROOT, input: text, encoding: "utf8" });
  if (run.status !== 0) throw new Error(run.stderr);
  return run.stdout;
}

/** A line for each item of a list. */
const lines = (lists: Readonly<Record<string, unknown>>): string => {
  const members = Object.entries(lists).map(([name, value]) => {
    const items = Array.isArray(value)
      ? `[\n${value.map((item) => JSON.stringify(item)).join(",\n")}\n]`
      : JSON.stringify(value);
    return `${JSON.stringify(name)}: ${items}`;
  });
  return `{\n${members.join(",\n")}\n}\n`;
};

const TYPESCRIPT = "typescript/real-estate-account.ts";
const N8N = "n8n/nodes/contract.ts";
/** What the dashboard puts into a refused call in place of its faults. */
const SHAPED = "../panel/src/account/calls/values.generated.json";

/** Every generated file, from `sdks/`. */
const filesOf = (form: Form, document: ContractDocument): Readonly<Record<string, string>> => ({
  [TYPESCRIPT]: formatted(TYPESCRIPT, emitTypescript(form)),
  [N8N]: formatted(N8N, emitN8n(form)),
  ...emitPython(form),
  "go/realestate.go": emitGo(form),
  "php/RealEstateAccount.php": emitPhp(form),
  ...emitJava(form),
  ...Object.fromEntries(
    Object.entries(recipeFiles()).map(([file, text]) => [file, formatted(file, text)] as const),
  ),
  "vectors.generated.json": lines({ ...vectorsOf(form) }),
  [SHAPED]: lines(valuesOf(document)),
});

const { check: isCheck } = readArguments(SDK_USAGE, { options: { check: { type: "boolean" } } }).values;
const stale: string[] = [];
const document = await callableDocument();
for (const [file, text] of Object.entries(filesOf(formOf(document), document))) {
  const path = join(ROOT, "sdks", file);
  if (existsSync(path) && readFileSync(path, "utf8") === text) continue;
  stale.push(file);
  if (isCheck) continue;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
if (stale.length === 0) console.log("The SDKs match the contract.");
else if (!isCheck) console.log(`Written: ${stale.join(", ")}`);
else {
  console.error(`Out of date: ${stale.join(", ")}. Run \`npm run sdk\`.`);
  process.exitCode = 1;
}
