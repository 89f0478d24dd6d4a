import { mkdirSync } from "node:fs";
import { readArguments } from "../local/arguments.ts";
import { packCli } from "./packages/cli.ts";
import { packN8n } from "./packages/n8n.ts";
import { PACKAGES } from "./packages/packages.ts";
import { unsettled } from "./packages/publication.ts";
import { built, settledPublication } from "./packages/stage.ts";
import { LANGUAGES, TOOLS } from "./proof/languages.ts";
import { SDK_USAGE } from "./usage.ts";

/**
 * Builds the packages of the languages named, by default of all; `--release` refuses what no registry would take.
 * `--missing` only says what each registry still needs.
 */
const { values, positionals } = readArguments(SDK_USAGE, {
  args: process.argv.slice(3),
  allowPositionals: true,
  options: { release: { type: "boolean", default: false }, missing: { type: "boolean", default: false } },
});
const publication = settledPublication();
const open = Object.entries(unsettled(publication));
const texts = open.map(([registry, lines]) => `${registry}\n${lines.map((line) => `  ${line}`).join("\n")}`);
if (values.missing) {
  console.log(open.length > 0 ? `Not settled in package.json:\n${texts.join("\n")}` : "Nothing is missing.");
  process.exit(0);
}
if (values.release && open.length > 0) {
  console.error(`Not settled in package.json:\n${texts.join("\n")}`);
  process.exit(1);
}
mkdirSync(TOOLS, { recursive: true });
for (const made of PACKAGES.filter(({ name }) => positionals.length === 0 || positionals.includes(name))) {
  await LANGUAGES.find(({ name }) => name === made.name)!.install();
  const stage = await built(made, publication);
  console.log(`built  ${made.name}: ${stage.built}`);
}
if (positionals.length === 0 || positionals.includes("cli"))
  console.log(`built  cli: ${await packCli(publication)}`);
if (positionals.length === 0 || positionals.includes("n8n"))
  console.log(`built  n8n: ${(await packN8n(publication)).archive}`);
