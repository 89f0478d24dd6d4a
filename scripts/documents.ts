import { mkdirSync, writeFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { join } from "node:path";
import { ROOT } from "./local/settings.ts";

type Language = "pt-BR" | "en";
type Build = (language: Language) => { readonly document: object };

/** The modules of the service, as far as this script calls them: their types are of another platform. */
interface Service {
  readonly buildContract: Build;
  readonly buildBackoffice: Build;
  fileOf(name: string, language: Language): string;
}

const FOLDER = join(ROOT, "dist/documents");

/** JSON is imported as the bundler takes it. */
registerHooks({
  load: (url, context, next) =>
    next(url, url.endsWith(".json") ? { ...context, importAttributes: { type: "json" } } : context),
});

const load = (module: string): Promise<Service> =>
  import(new URL(`../src/docs/${module}`, import.meta.url).href);

const { buildBackoffice, buildContract } = await load("built.ts");
const { fileOf } = await load("documents.ts");

/** Written anew each time: a deployment, a start and the tests take what the declarations say now. */
mkdirSync(FOLDER, { recursive: true });
for (const [name, build] of Object.entries({ v1: buildContract, backoffice: buildBackoffice })) {
  for (const language of ["pt-BR", "en"] as const)
    writeFileSync(join(FOLDER, fileOf(name, language)), JSON.stringify(build(language).document));
}
await import("./sandbox-data.ts");
