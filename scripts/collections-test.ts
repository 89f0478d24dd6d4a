import { join } from "node:path";
import { type Collection, requestsOf } from "./collections/collection.ts";
import { environments } from "./collections/environments.ts";
import { runRestClient } from "./collections/proof/rest-client.ts";
import { type Place, type Report, runBruno, runJetbrains, runPostman } from "./collections/proof/run-tool.ts";
import { collectionsOf } from "./collections/write.ts";
import { installTools } from "./local/install-tools.ts";
import { contractDocument } from "./sdk/form/load.ts";
import { type DemoService, withDemoService } from "./start-check/demo-service.ts";

type Proof = (collection: Collection, place: Place) => Promise<Report>;

/** Each program has one language, so that both are used. */
const PROOFS: Readonly<Record<string, { readonly prove: Proof; readonly in: Collection["language"] }>> = {
  Bruno: { prove: runBruno, in: "pt-BR" },
  Newman: { prove: runPostman, in: "en" },
  "httpYac with the file of JetBrains": { prove: runJetbrains, in: "pt-BR" },
  "the file of REST Client": { prove: runRestClient, in: "en" },
};

/** The collections as downloaded, except for the port, with the key of the demo data. */
const collections = async ({ url }: DemoService): Promise<Collection[]> => {
  const [local, ...others] = await environments();
  const documents = { "pt-BR": await contractDocument("pt-BR"), en: await contractDocument("en") };
  return collectionsOf(documents, [{ ...local!, baseUrl: `${url}/v1` }, ...others]);
};

const failures: string[] = [];

/** A program that skips a request, or its tests, proves less than it seems to. */
const complete = ({ requests, tests }: Report, collection: Collection): void => {
  const all = requestsOf(collection).length;
  if (requests !== all) throw new Error(`ran ${requests} of ${all} requests`);
  if (tests !== 0 && tests < all) throw new Error(`ran ${tests} tests of ${all} requests`);
};

async function prove(service: DemoService, tools: string): Promise<void> {
  const made = await collections(service);
  for (const [name, { prove: proof, in: language }] of Object.entries(PROOFS)) {
    const began = performance.now();
    const collection = made.find((one) => one.language === language)!;
    try {
      const folder = join(service.folder, proof.name);
      const report = await proof(collection, { folder, tools });
      complete(report, collection);
      const seconds = ((performance.now() - began) / 1_000).toFixed(1);
      console.log(`✓ ${name}: ${report.requests} requests, ${report.tests} tests (${seconds} s)`);
    } catch (error) {
      failures.push(name);
      console.error(`✗ ${name}\n${(error as Error).message}`);
    }
  }
}

const tools = installTools(join(import.meta.dirname, "collections/tools"));
await withDemoService(async (service) => prove(service, await tools));
const passed = Object.keys(PROOFS).length - failures.length;
console.log(`${passed} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);
