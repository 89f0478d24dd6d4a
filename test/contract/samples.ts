import type { Endpoint } from "../../src/contract/endpoint.ts";
import { paramsOf, queryOf } from "../../src/contract/route.ts";
import { ENDPOINTS } from "../../src/routes/index.ts";
import { makeAccount, type TestAccount } from "../support/api.ts";
import { BATCH_SAMPLES } from "./samples/batches.ts";
import { CAPTACAO_SAMPLES, CAPTACAO_WALKS } from "./samples/captacao.ts";
import { FEED_SAMPLES } from "./samples/feed.ts";
import { GEO_SAMPLES, GEO_WALKS } from "./samples/geo.ts";
import { LAUNCH_SAMPLES, LAUNCH_WALKS } from "./samples/launches.ts";
import { LEAD_SAMPLES, LEAD_WALKS } from "./samples/leads.ts";
import { MATCH_SAMPLES, MATCH_WALKS } from "./samples/matches.ts";
import { PARTNERSHIP_SAMPLES, PARTNERSHIP_WALKS } from "./samples/partnerships.ts";
import { PROPERTY_SAMPLES, PROPERTY_WALKS } from "./samples/properties.ts";
import { REFERENCE_WALKS } from "./samples/reference.ts";
import type { Sample, Samples } from "./samples/sample.ts";
import { WEBHOOK_SAMPLES, WEBHOOK_WALKS } from "./samples/webhooks.ts";

/** One valid call of each operation that takes more than a key. */
const SAMPLES: Samples = {
  ...BATCH_SAMPLES,
  ...GEO_SAMPLES,
  ...PROPERTY_SAMPLES,
  ...FEED_SAMPLES,
  ...LEAD_SAMPLES,
  ...LAUNCH_SAMPLES,
  ...MATCH_SAMPLES,
  ...PARTNERSHIP_SAMPLES,
  ...CAPTACAO_SAMPLES,
  ...WEBHOOK_SAMPLES,
};

/** Of each list: at least three items, where so many values are there, and the call whose pages are walked. */
const WALKS: Samples = {
  ...GEO_WALKS,
  ...PROPERTY_WALKS,
  ...LEAD_WALKS,
  ...MATCH_WALKS,
  ...LAUNCH_WALKS,
  ...PARTNERSHIP_WALKS,
  ...CAPTACAO_WALKS,
  ...REFERENCE_WALKS,
  ...WEBHOOK_WALKS,
};

const WHERE = "of its resource, below test/contract/samples/";

const needsSample = (endpoint: Endpoint): boolean =>
  endpoint.kind === "write" || Object.keys(paramsOf(endpoint.route).shape).length > 0;

export const isList = (endpoint: Endpoint): boolean =>
  "limit" in queryOf(endpoint.route).shape && "cursor" in queryOf(endpoint.route).shape;

const lacking = (endpoints: readonly Endpoint[], name: string, table: Samples): string[] =>
  endpoints
    .map(({ route }) => route.operationId)
    .filter((operationId) => !(operationId in table))
    .map((operationId) => `${operationId} has no entry: add one to the ${name} ${WHERE}`);

/** What the tables lack, and what they hold of operations that are gone: one sentence each. */
export const sampleFaults = (endpoints: readonly Endpoint[]): string[] => {
  const known = new Set(endpoints.map(({ route }) => route.operationId));
  const stale = Object.keys({ ...SAMPLES, ...WALKS }).filter((operationId) => !known.has(operationId));
  return [
    ...lacking(endpoints.filter(needsSample), "samples", SAMPLES),
    ...lacking(endpoints.filter(isList), "walks", WALKS),
    ...stale.map((operationId) => `${operationId} is no operation: take out its entry ${WHERE}`),
  ];
};

/** A valid call of an operation, with what it needs made in the account. */
export const sampleOf = async (endpoint: Endpoint, account: TestAccount): Promise<Sample> => {
  const make = SAMPLES[endpoint.route.operationId];
  if (make) return make(account);
  if (needsSample(endpoint)) throw new Error(lacking([endpoint], "samples", SAMPLES)[0]);
  return {};
};

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
  const make = WALKS[endpoint.route.operationId];
  if (!make) throw new Error(lacking([endpoint], "walks", WALKS)[0]);
  return make(account);
};

/** Rows of a test table over the operations of a kind. */
export const operations = (which: (endpoint: Endpoint) => boolean = () => true) =>
  ENDPOINTS.filter(which).map((endpoint) => ({ operation: endpoint.route.operationId, endpoint }));
