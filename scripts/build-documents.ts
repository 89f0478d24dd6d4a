import { registerHooks } from "node:module";
import { join } from "node:path";
import { writeBuilt } from "./built-file.ts";
import { writeCollections } from "./collections/write.ts";
import { ROOT } from "./local/settings.ts";
import { codeSamples } from "./sdk/emit/samples/code-samples.ts";
import type { ContractDocument } from "./sdk/form/document.ts";
import { formOf } from "./sdk/form/make.ts";
import { buildSite, GUIDES, readContract } from "./site/build.ts";
import { yamlOf } from "./yaml.ts";

type Language = "pt-BR" | "en";
type Build = (
  language: Language,
  options?: { readonly hasWebhooks: boolean },
) => { readonly document: object };

/** What this script uses of the service, whose own types need those of the Workers runtime. */
interface Service {
  readonly buildContract: Build;
  readonly buildBackoffice: () => { readonly document: object };
  readonly buildSandbox: Build;
  readonly buildUploads: Build;
  readonly buildInputSchemas: () => object;
  readonly INPUT_SCHEMAS_FILE: string;
  readonly PROMPTS: readonly object[];
  readonly PROMPTS_FILE: string;
  fileOf(name: string, language: Language, form?: "yaml"): string;
}

const FOLDER = join(ROOT, "dist/documents");

/** Lets modules import JSON without an attribute, as the bundler does. */
registerHooks({
  load: (url, context, next) =>
    next(url, url.endsWith(".json") ? { ...context, importAttributes: { type: "json" } } : context),
});

const load = (module: string): Promise<Service> => import(new URL(`../src/${module}`, import.meta.url).href);

const { buildBackoffice, buildContract, buildSandbox, buildUploads } = await load("docs/built.ts");
const { fileOf } = await load("docs/documents.ts");
const { buildInputSchemas } = await load("mcp/tools/input-schema.ts");
const { INPUT_SCHEMAS_FILE } = await load("mcp/tools/load-input-schemas.ts");
const { PROMPTS } = await load("mcp/prompts/prompts.ts");
const { PROMPTS_FILE } = await load("mcp/prompts/load.ts");

const plain = (document: object): unknown => JSON.parse(JSON.stringify(document));

const write = (name: string, language: Language, document: object): void =>
  writeBuilt(join(FOLDER, fileOf(name, language)), JSON.stringify(document));

const writeYaml = (name: string, language: Language, document: object): void =>
  writeBuilt(join(FOLDER, fileOf(name, language, "yaml")), yamlOf(document));

/** The contract with SDK samples at each operation. */
function withSamples(document: ContractDocument): object {
  const samples = codeSamples(formOf(document), document.servers[0].url);
  const paths = Object.entries(document.paths).map(([path, methods]) => {
    const shown = Object.entries(methods).map(([method, operation]) => [
      method,
      { ...operation, "x-codeSamples": samples.get(operation.operationId) },
    ]);
    return [path, Object.fromEntries(shown)];
  });
  return { ...document, paths: Object.fromEntries(paths) };
}

/** Built each time, so that deployments, starts and tests match the declarations. */
const contractIn = (language: Language) => plain(buildContract(language).document) as ContractDocument;
const contracts = { "pt-BR": contractIn("pt-BR"), en: contractIn("en") };
for (const language of ["pt-BR", "en"] as const) {
  const calls = plain(buildContract(language, { hasWebhooks: false }).document) as ContractDocument;
  write("v1", language, withSamples(contracts[language]));
  write("calls", language, calls);
  writeYaml("v1", language, contracts[language]);
  writeYaml("calls", language, calls);
  write("sandbox", language, buildSandbox(language).document);
  write("uploads", language, buildUploads(language).document);
}
write("backoffice", "en", buildBackoffice().document);
writeBuilt(join(FOLDER, INPUT_SCHEMAS_FILE), JSON.stringify(buildInputSchemas()));
writeBuilt(join(FOLDER, PROMPTS_FILE), JSON.stringify(PROMPTS));
await import("./sandbox-data.ts");
await writeCollections(join(FOLDER, "docs/collection"), contracts);

buildSite({
  folder: FOLDER,
  guides: GUIDES,
  contracts: { "pt-BR": readContract(FOLDER, "pt-BR"), en: readContract(FOLDER, "en") },
});
