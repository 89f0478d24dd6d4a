import type { Endpoint } from "../../src/contract/endpoint.ts";
import { queryOf } from "../../src/contract/route.ts";
import { ENDPOINTS } from "../../src/routes/index.ts";
import type { OperationId } from "../../src/words/all.ts";
import { makeAccount, type TestAccount } from "../support/api.ts";
import { BATCH_SAMPLES } from "./samples/batches.ts";
import { CAPTACAO_SAMPLES, CAPTACAO_WALKS } from "./samples/captacao.ts";
import { EVENT_SAMPLES, EVENT_WALKS } from "./samples/events.ts";
import { FEED_SAMPLES } from "./samples/feed.ts";
import { GEO_SAMPLES, GEO_WALKS } from "./samples/geo.ts";
import { LAUNCH_SAMPLES, LAUNCH_WALKS } from "./samples/launches.ts";
import { LEAD_SAMPLES, LEAD_WALKS } from "./samples/leads.ts";
import { MATCH_SAMPLES, MATCH_WALKS } from "./samples/matches.ts";
import { ME_SAMPLES } from "./samples/me.ts";
import { PARTNERSHIP_SAMPLES, PARTNERSHIP_WALKS } from "./samples/partnerships.ts";
import { PROPERTY_SAMPLES, PROPERTY_WALKS } from "./samples/properties.ts";
import { REFERENCE_SAMPLES } from "./samples/reference.ts";
import type { Sample, Samples, Walks } from "./samples/sample.ts";
import { TEAM_SAMPLES, TEAM_WALKS } from "./samples/team.ts";
import { WEBHOOK_SAMPLES, WEBHOOK_WALKS } from "./samples/webhooks.ts";

/** One valid call of each operation. */
const SAMPLES: Samples = {
  ...BATCH_SAMPLES,
  ...ME_SAMPLES,
  ...REFERENCE_SAMPLES,
  ...GEO_SAMPLES,
  ...PROPERTY_SAMPLES,
  ...FEED_SAMPLES,
  ...LEAD_SAMPLES,
  ...LAUNCH_SAMPLES,
  ...MATCH_SAMPLES,
  ...PARTNERSHIP_SAMPLES,
  ...CAPTACAO_SAMPLES,
  ...TEAM_SAMPLES,
  ...EVENT_SAMPLES,
  ...WEBHOOK_SAMPLES,
};

/** Of each list: at least three items, where so many values are there, and the call whose pages are walked. */
const WALKS: Walks = {
  ...GEO_WALKS,
  ...PROPERTY_WALKS,
  ...LEAD_WALKS,
  ...MATCH_WALKS,
  ...LAUNCH_WALKS,
  ...PARTNERSHIP_WALKS,
  ...CAPTACAO_WALKS,
  ...REFERENCE_SAMPLES,
  ...TEAM_WALKS,
  ...EVENT_WALKS,
  ...WEBHOOK_WALKS,
};

export const isList = (endpoint: Endpoint): boolean =>
  "limit" in queryOf(endpoint.route).shape && "cursor" in queryOf(endpoint.route).shape;

const idOf = ({ route }: Endpoint): OperationId => route.operationId as OperationId;

const lackingWalk = (endpoint: Endpoint): string =>
  `${idOf(endpoint)} has no entry: add one to the walks of its resource, below test/contract/samples/`;

/** Lists without a walk. Which operations lack a sample, the compiler says. */
export const lackingWalks = (endpoints: readonly Endpoint[]): string[] =>
  endpoints.filter((endpoint) => isList(endpoint) && !WALKS[idOf(endpoint)]).map(lackingWalk);

/** A valid call of an operation, with what it needs made in the account. */
export const sampleOf = async (endpoint: Endpoint, account: TestAccount): Promise<Sample> =>
  SAMPLES[idOf(endpoint)](account);

const unchanged = new WeakMap<TestAccount, Map<string, Promise<Sample>>>();

/** A valid call that no test gets past a refusal with: one for all tests of an account. */
export const refusedSampleOf = (endpoint: Endpoint, account: TestAccount): Promise<Sample> => {
  const samples = unchanged.get(account) ?? new Map<string, Promise<Sample>>();
  unchanged.set(account, samples);
  const sample = samples.get(endpoint.route.operationId) ?? sampleOf(endpoint, account);
  samples.set(endpoint.route.operationId, sample);
  return sample;
};

let shared: Promise<TestAccount> | undefined;

/** An account in which nothing is done but what samples need: one for all files whose calls are refused. */
export const refusedAccount = (): Promise<TestAccount> => {
  shared ??= makeAccount();
  return shared;
};

/** A list's call whose answer holds at least three items. */
export const walkOf = async (endpoint: Endpoint, account: TestAccount): Promise<Sample> => {
  const make = WALKS[idOf(endpoint)];
  if (!make) throw new Error(lackingWalk(endpoint));
  return make(account);
};

/** Rows of a test table over the operations of a kind. */
export const operations = (which: (endpoint: Endpoint) => boolean = () => true) =>
  ENDPOINTS.filter(which).map((endpoint) => ({ operation: endpoint.route.operationId, endpoint }));
