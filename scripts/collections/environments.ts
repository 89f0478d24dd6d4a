import { agency } from "../demo/accounts.ts";
import { publicSecrets } from "../local/secrets.ts";
import { DEFAULT_PORT, HOST } from "../local/settings.ts";
import { wranglerConfig } from "../local/wrangler-config.ts";
import type { Environment } from "./collection.ts";

/** The service's modules for ids and keys, whose own types need the Workers runtime's. */
interface Service {
  seededId(kind: "account", seed: string): Promise<string>;
  mintSeeded(serviceSecret: string, accountId: string, seed: string): Promise<{ readonly key: string }>;
}

const load = (module: string): Promise<Service> =>
  import(new URL(`../../src/${module}`, import.meta.url).href);

/** The key that `npm start` prints: it depends on the local secrets and the seeds of the demo data. */
const demoKey = async (): Promise<string> => {
  const { seededId } = await load("lib/id.ts");
  const { mintSeeded } = await load("domain/keys/create-key.ts");
  const account = await seededId("account", agency.seed);
  return (await mintSeeded(publicSecrets().KEY_SECRET, account, agency.keys[0]!.seed)).key;
};

/** The targets of the collections: this machine's service first, then the deployment. */
export const environments = async (): Promise<readonly Environment[]> => [
  { name: "local", baseUrl: `http://${HOST}:${DEFAULT_PORT}/v1`, apiKey: await demoKey() },
  { name: "production", baseUrl: `${wranglerConfig().publicUrl}/v1`, apiKey: "" },
];
