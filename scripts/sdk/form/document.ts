import { existsSync } from "node:fs";
import { registerHooks } from "node:module";

/** The parts of JSON Schema that the contract is written in. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly (string | boolean | null)[];
  readonly const?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly description?: string;
  readonly example?: unknown;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly "x-extensible-enum"?: readonly string[];
}

export interface Parameter {
  readonly $ref?: string;
  readonly in?: "path" | "query" | "header";
  readonly name?: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}

export interface DocumentedOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Content & { readonly required?: boolean };
  readonly responses: Readonly<Record<string, Content>>;
}

export interface ContractDocument {
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly examples: Readonly<
      Record<
        string,
        { readonly value: { readonly code: string; readonly status: number; readonly title: string } }
      >
    >;
  };
}

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
