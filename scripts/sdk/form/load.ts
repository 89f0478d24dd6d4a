import { existsSync } from "node:fs";
import { registerHooks } from "node:module";
import type { ContractDocument } from "./document.ts";

const ADDRESSES = {
  publicUrl: "http://127.0.0.1:8787",
  baseUrl: "http://127.0.0.1:8787/v1",
  docsUrl: "http://127.0.0.1:8787/docs",
};

/** How the service makes its contract; its types are of another platform. */
interface Documents {
  readonly contractDocument?: (addresses: typeof ADDRESSES) => object;
  readonly buildContract?: (language: "en") => { readonly document: object };
}

/** The contract as the service would answer it, made from the declarations without a service. */
export async function contractDocument(): Promise<ContractDocument> {
  // The service is bundled, and a bundler asks for no attribute of an imported JSON file.
  registerHooks({
    load: (url, context, next) =>
      next(url, url.endsWith(".json") ? { ...context, importAttributes: { type: "json" } } : context),
  });
  const built = new URL("../../../src/docs/built.ts", import.meta.url);
  const made = new URL("../../../src/docs/documents.ts", import.meta.url);
  const documents = (await import((existsSync(built) ? built : made).href)) as Documents;
  const document = documents.buildContract?.("en").document ?? documents.contractDocument?.(ADDRESSES);
  return JSON.parse(JSON.stringify(document)) as ContractDocument;
}
