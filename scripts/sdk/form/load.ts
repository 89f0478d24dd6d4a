import { registerHooks } from "node:module";
import type { ContractDocument } from "./document.ts";

type Language = "pt-BR" | "en";

/** The service's contract builder; its own types need the Workers runtime's. */
interface Documents {
  readonly buildContract: (language: Language) => { readonly document: object };
  readonly buildSandbox: (language: Language) => { readonly document: object };
}

async function documents(): Promise<Documents> {
  // The service is bundled, and a bundler needs no import attribute for JSON.
  registerHooks({
    load: (url, context, next) =>
      next(url, url.endsWith(".json") ? { ...context, importAttributes: { type: "json" } } : context),
  });
  const built = new URL("../../../src/docs/built.ts", import.meta.url);
  return (await import(built.href)) as Documents;
}

const plain = ({ document }: { readonly document: object }) =>
  JSON.parse(JSON.stringify(document)) as ContractDocument;

/** The contract as the service answers it, built from the declarations. */
export const contractDocument = async (language: Language = "en"): Promise<ContractDocument> =>
  plain((await documents()).buildContract(language));

/** What both have is taken from the contract, in its order. */
const mergeInOrder = <Value>(
  ours: Readonly<Record<string, Value>>,
  theirs: Readonly<Record<string, Value>>,
) => ({
  ...ours,
  ...theirs,
  ...ours,
});

const joined = (contract: ContractDocument, beside: ContractDocument): ContractDocument => ({
  ...contract,
  paths: { ...contract.paths, ...beside.paths },
  components: {
    ...contract.components,
    schemas: mergeInOrder(contract.components.schemas, beside.components.schemas),
    examples: mergeInOrder(contract.components.examples, beside.components.examples),
  },
});

/** What an SDK calls: the contract, and beside it what a sandbox's key opens. */
export async function callableDocument(): Promise<ContractDocument> {
  const { buildContract, buildSandbox } = await documents();
  return joined(plain(buildContract("en")), plain(buildSandbox("en")));
}
