import { registerHooks } from "node:module";
import type { ContractDocument } from "./document.ts";

type Language = "pt-BR" | "en";

/** The service's contract builder; its types are of another platform. */
interface Documents {
  readonly buildContract: (language: Language) => { readonly document: object };
}

/** The contract as the service answers it, built from the declarations. */
export async function contractDocument(language: Language = "en"): Promise<ContractDocument> {
  // The service is bundled, and a bundler needs no import attribute for JSON.
  registerHooks({
    load: (url, context, next) =>
      next(url, url.endsWith(".json") ? { ...context, importAttributes: { type: "json" } } : context),
  });
  const built = new URL("../../../src/docs/built.ts", import.meta.url);
  const { buildContract } = (await import(built.href)) as Documents;
  return JSON.parse(JSON.stringify(buildContract(language).document)) as ContractDocument;
}
