import { agency } from "./accounts.ts";
import { type DemoKeys, readDemoKeys, saveDemoKeys } from "./demo-keys.ts";
import { Http } from "./http.ts";
import { servePictures } from "./picture-server.ts";
import { Stage } from "./stage.ts";
import { seedAccounts } from "./steps/accounts.ts";
import { seedApplicants } from "./steps/applicants.ts";
import { seedAvailability } from "./steps/availability.ts";
import { seedBatches } from "./steps/batches.ts";
import { seedCalls } from "./steps/calls.ts";
import { seedCaptacao } from "./steps/captacao.ts";
import { seedClients } from "./steps/clients.ts";
import { seedCuration } from "./steps/curation.ts";
import { seedDashboardEdits } from "./steps/dashboard.ts";
import { seedDevelopments } from "./steps/developments.ts";
import { seedFeed, seedOtherFeeds, seedSandboxFeed } from "./steps/feed.ts";
import { awaitGalleries } from "./steps/galleries.ts";
import { seedMembers } from "./steps/members.ts";
import { awaitOpportunities } from "./steps/opportunities.ts";
import { seedPartnerships } from "./steps/partnerships.ts";
import { seedProperties } from "./steps/properties.ts";
import { seedRegistration } from "./steps/registrations.ts";
import { SANDBOX_KEY, seedSandbox } from "./steps/sandbox.ts";
import { restWebhooks, seedWebhooks } from "./steps/webhooks.ts";

const UNAUTHORIZED = 401;

/** In this order; each step can be repeated without harm, so an interrupted seed continues. */
const STEPS: readonly ((stage: Stage) => Promise<string>)[] = [
  seedAccounts,
  seedProperties,
  seedDevelopments,
  seedClients,
  seedCaptacao,
  seedFeed,
  seedOtherFeeds,
  awaitGalleries,
  seedWebhooks,
  seedCuration,
  seedDashboardEdits,
  seedAvailability,
  seedBatches,
  awaitOpportunities,
  seedPartnerships,
  seedRegistration,
  seedSandbox,
  seedSandboxFeed,
  seedMembers,
  seedApplicants,
  seedCalls,
  restWebhooks,
];

interface Target {
  readonly url: string;
  /** Folder of the service's data. */
  readonly state: string;
  /** Token of the back office. */
  readonly token: string;
}

/** Fills a new service with the demonstration data; one that has them is left unchanged. */
export async function seedOnce(target: Target): Promise<DemoKeys> {
  const kept = readDemoKeys(target.state);
  if (!kept) return await seed(target);
  await warnOfDeadKeys(target.url, kept);
  return kept;
}

async function seed({ url, state, token }: Target): Promise<DemoKeys> {
  console.log("Seeding the demo data ...");
  const pictures = await servePictures();
  const stage = new Stage(url, new Http(url, token, { "X-Actor": "demo-data" }), pictures);
  try {
    for (const step of STEPS) console.log(`  ${await step(stage)}`);
  } finally {
    pictures.close();
  }
  const [full = "", read = ""] = agency.keys.map((key) => stage.keys.get(key.seed));
  const sandbox = stage.keys.get(SANDBOX_KEY) ?? "";
  const keys = { accountName: agency.name, full, read, sandbox };
  saveDemoKeys(state, keys);
  return keys;
}

async function warnOfDeadKeys(url: string, { full }: DemoKeys): Promise<void> {
  const { status } = await new Http(url, full).send("GET", "/v1/me", undefined, [UNAUTHORIZED]);
  if (status !== UNAUTHORIZED) return;
  console.error("The demo keys no longer work: KEY_SECRET has changed, or the keys were revoked.");
  console.error("Stop the service, then `npm start -- --reset` makes new ones.");
}
