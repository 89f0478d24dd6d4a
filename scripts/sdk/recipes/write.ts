import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildSync } from "esbuild";
import { ROOT } from "../../local/settings.ts";

const FOLDER = "recipes";
const N8N = `${FOLDER}/n8n/properties-from-a-sheet.json`;
const MAKE = `${FOLDER}/make/properties-from-a-sheet.json`;

/** A replacement for `Map.groupBy`: older runtimes lack it, and in some it cannot be added. */
const GROUP_BY =
  "const groupBy=(all,of)=>{const m=new Map();for(const one of all){const k=of(one);m.has(k)?m.get(k).push(one):m.set(k,[one]);}return m;};";

/** The reader bundled as the code of one node. */
const bundled = (entry: string): string => {
  const { outputFiles } = buildSync({
    entryPoints: [join(ROOT, "scripts/sdk/recipes", `${entry}.ts`)],
    bundle: true,
    write: false,
    minify: true,
    format: "iife",
    globalName: "sheet",
    target: "es2020",
    charset: "utf8",
    define: { "Map.groupBy": "groupBy" },
    legalComments: "none",
  });
  // Make would take two braces for a mapping.
  return `${GROUP_BY}\n${outputFiles[0]!.text.trim().replaceAll("{{", "{ {").replaceAll("}}", "} }")}`;
};

const read = bundled("read");
const settle = bundled("settle");

/** The nodes' own code. */
const N8N_CODE: Readonly<Record<string, string>> = {
  Read: `${read}
const { api } = $input.all()[0].json;
const rows = $input.all().map(({ json: { api: _, ...row } }) => row);
const { rows: known, told } = sheet.read(rows);
return [
  ...known.map((row) => ({ json: { api, ...row } })),
  ...told.map((text) => ({ json: { told: text } })),
];
`,
  Settle: `${settle}
const rows = $('Is a row').all();
return $input.all().map(({ json: answer }, at) => {
  const { api, ref, line } = rows[at].json;
  return { json: { api, ref, ...sheet.settle(line, answer) }, pairedItem: at };
});
`,
};
const MAKE_CODE: Readonly<Record<string, string>> = {
  Read: `${read}
const { rows, told } = sheet.read(input.csv);
return { rows: rows.map(({ ref, line }) => ({ ref, line: JSON.stringify(line) })), told };
`,
  Settle: `${settle}
const answer = { statusCode: Number(input.status), body: JSON.parse(input.body) };
const { body, status, told } = sheet.settle(JSON.parse(input.line), answer);
const state = status && JSON.stringify({ status });
return { ...(body && { body }), ...(state && { state }), told };
`,
};

interface Node {
  readonly name: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}
interface Module {
  readonly mapper: Readonly<Record<string, unknown>>;
  readonly metadata: { readonly designer: { readonly name?: string } };
}

const parsed = <T>(file: string): T => JSON.parse(readFileSync(join(ROOT, "sdks", file), "utf8")) as T;
const text = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The flows that read a sheet, with the reader as it is now. */
export const recipeFiles = (): Readonly<Record<string, string>> => {
  const workflow = parsed<{ readonly nodes: readonly Node[] }>(N8N);
  const scenario = parsed<{ readonly flow: readonly Module[] }>(MAKE);
  const nodes = workflow.nodes.map((node) => {
    const jsCode = N8N_CODE[node.name];
    return jsCode === undefined ? node : { ...node, parameters: { ...node.parameters, jsCode } };
  });
  const flow = scenario.flow.map((module) => {
    const code = MAKE_CODE[module.metadata.designer.name ?? ""];
    return code === undefined
      ? module
      : { ...module, mapper: { ...module.mapper, codeEditorJavascript: code } };
  });
  return { [N8N]: text({ ...workflow, nodes }), [MAKE]: text({ ...scenario, flow }) };
};
