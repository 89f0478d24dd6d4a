// The figures of the code as a table: `npm run check table`.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { functionsOf } from "../test/architecture/functions.ts";
import { circlesIn, LAYERED_FOLDERS, upwardIn } from "../test/architecture/rooms.ts";
import { isTest, quantile, type Source, sourceOf } from "../test/architecture/source.ts";
import { reachIn } from "./figures/reach.ts";
import { ROOT } from "./local/settings.ts";

const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");
const linesOf = (text: string): number => text.trimEnd().split("\n").length;
const paths = execFileSync("git", ["ls-files"], { cwd: ROOT, encoding: "utf8" }).trim().split("\n");
const sources = paths
  .filter((path) => /\.tsx?$/.test(path) && !path.startsWith("sdks/"))
  .map((path) => sourceOf(path, read(path)));

/** By name, the files that a row measures, and the tests beside them. */
const SCOPES: readonly (readonly [string, RegExp, RegExp?])[] = [
  ["service", /^(src|durable-objects|queues)\//, /^test\//],
  ["  without documentation", /^(src\/(?!documentation\/)|durable-objects\/|queues\/)/],
  ["  src/contract", /^src\/contract\//],
  ["  src/domain", /^src\/domain\//],
  ["  src/routes", /^src\/routes\//],
  ["  src/dashboard", /^src\/dashboard\//],
  ["  src/operator", /^src\/operator\//],
  ["  durable-objects", /^durable-objects\//],
  ["panel", /^panel\/src\//, /^panel\/test\//],
  ["scripts", /^scripts\//],
  ["bench", /^bench\//],
];

/** A cast, an annotation or an argument of a type. */
const ANY = /(?:\bas|:|<) ?\bany\b/g;

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

const commentLines = ({ text, uncommented }: Source): number => {
  const left = uncommented.split("\n");
  return text.split("\n").filter((line, at) => line.trim() !== "" && left[at]!.trim() === "").length;
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

const scopeRow = ([name, pattern, tested]: (typeof SCOPES)[number]): string => {
  const own = sources.filter(({ path }) => pattern.test(path));
  const lines = own.map(({ text }) => linesOf(text));
  const functions = own.flatMap(functionsOf).map((one) => one.lines);
  const tests = tested ? sources.filter(({ path }) => tested.test(path)) : [];
  const total = sum(lines);
  const anys = sum(own.map(({ code }) => code.match(ANY)?.length ?? 0));
  return [
    name,
    own.length,
    total,
    `${quantile(lines, 0.5)}/${quantile(lines, 0.9)}/${Math.max(...lines)}`,
    percent(lines.filter((count) => count <= 100).length, own.length),
    `${quantile(functions, 0.5)}/${quantile(functions, 0.9)}/${Math.max(...functions)}`,
    percent(sum(own.map(commentLines)), total),
    anys,
    tested ? (sum(tests.map(({ text }) => linesOf(text))) / total).toFixed(2) : "",
  ].join(" | ");
};

/** Where the dashboard forwards a form, decides or refuses; and what a test of that sends or expects. */
const WRITES = /\.post\(|\bsend\(|\b(?:Unanswered|Refusal)\b|\bproblem\(|, 4\d\d\b/;
const SENDS = /\.(?:post|sendForm)\(|\b4\d\d\b/;

const linesWith = (folder: string, pattern: RegExp): number =>
  sum(
    sources
      .filter(({ path, code }) => path.startsWith(folder) && pattern.test(code))
      .map(({ text }) => linesOf(text)),
  );

const reachOf = reachIn(sources);

const SPREAD = /\.\.\.\{/g;
const SOURCE_FILES = /\.(tsx?|css|sql|mjs|json|toml|md|ya?ml)$|^\.ci\//;
const GENERATED =
  /\.generated\.|package-lock\.json$|^sdks\/(?!README)|^docs\/measured\/|worker-configuration|\/fixtures\//;
const written = paths.filter((path) => SOURCE_FILES.test(path) && !GENERATED.test(path));
const linesUnder = (pattern: RegExp): number =>
  sum(written.filter((path) => pattern.test(path)).map((path) => linesOf(read(path))));
const untested = sources.filter((source) => !isTest(source));
const spreads = sum(untested.map(({ code }) => code.match(SPREAD)?.length ?? 0));
const packages = Object.keys((JSON.parse(read("package-lock.json")) as { packages: object }).packages);
const { scripts } = JSON.parse(read("package.json")) as { scripts: object };

console.log(
  "scope | files | lines | file median/p90/max | <= 100 | function median/p90/max | comments | any | test : code",
);
for (const scope of SCOPES) console.log(scopeRow(scope));
const writing = linesWith("panel/src/", WRITES);
const sending = linesWith("panel/test/", SENDS);
console.log(
  `panel, where it writes, decides or refuses: ${writing} lines, ${sending} of tests: ${(sending / writing).toFixed(2)}`,
);
console.log("");
for (const folder of LAYERED_FOLDERS)
  console.log(`upward imports in ${folder}: ${upwardIn(folder, sources).length}`);
console.log(`import cycles: ${circlesIn(untested).length}`);
console.log(`spreads of literals outside tests: ${spreads}`);
const consequences = "src/domain/consequences/index.ts";
const PUT = "src/routes/properties/put-by-ref.ts";
for (const [call, reach] of [
  ["a GET", reachOf("src/contract/serve-http.ts", "src/routes/properties/read.ts")],
  ["a PUT", reachOf("src/contract/serve-http.ts", PUT, consequences)],
  ["an agent's write", reachOf("src/mcp/call-tool.ts", PUT, consequences)],
] as const)
  console.log(`reach of ${call}: ${reach.files} files, ${reach.definitions} definitions`);
console.log(`README: ${read("README.md").split(/\s+/).filter(Boolean).length} words`);
console.log(
  `documents in English: ${sum(written.filter((path) => path.endsWith(".md") && !path.includes(".pt")).map((path) => read(path).split(/\s+/).filter(Boolean).length))} words`,
);
console.log(`packages in the lock file: ${packages.length - 1}; npm scripts: ${Object.keys(scripts).length}`);
console.log(
  `hand-written lines: ${linesUnder(/^(?!(panel\/)?test\/).*\.(tsx?|css|sql|mjs)$/)} of code, ${linesUnder(/^(panel\/)?test\/.*\.tsx?$/)} of tests, ${linesUnder(/\.md$/)} of documents`,
);
