import type { Endpoint } from "../../src/contract/endpoint.ts";
import { queryOf } from "../../src/contract/route.ts";
import type { OperationId } from "../../src/documentation/all.ts";
import { ENDPOINTS } from "../../src/routes/index.ts";
import { makeAccount, type TestAccount } from "../support/api.ts";
import { BATCH_SAMPLES } from "./samples/batches.ts";
import { CAPTACAO_SAMPLES } from "./samples/captacao.ts";
import { EVENT_SAMPLES } from "./samples/events.ts";
import { FEED_SAMPLES } from "./samples/feed.ts";
import { GEO_SAMPLES } from "./samples/geo.ts";
import { LAUNCH_SAMPLES } from "./samples/launches.ts";
import { LEAD_SAMPLES } from "./samples/leads.ts";
import { MATCH_SAMPLES } from "./samples/matches.ts";
import { ME_SAMPLES } from "./samples/me.ts";
import { PARTNERSHIP_SAMPLES } from "./samples/partnerships.ts";
import { PROPERTY_SAMPLES } from "./samples/properties.ts";
import { REFERENCE_SAMPLES } from "./samples/reference.ts";
import type { OperationSample, Sample, Samples } from "./samples/sample.ts";
import { TEAM_SAMPLES } from "./samples/team.ts";
import { WEBHOOK_SAMPLES } from "./samples/webhooks.ts";

/** One valid call of each operation, and whatever else the suites need. */
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

export const isList = (endpoint: Endpoint): boolean =>
  "limit" in queryOf(endpoint.route).shape && "cursor" in queryOf(endpoint.route).shape;

const idOf = ({ route }: Endpoint): OperationId => route.operationId as OperationId;

export const ofOperation = (endpoint: Endpoint): OperationSample => SAMPLES[idOf(endpoint)];

const missingWalk = (endpoint: Endpoint): string =>
  `${idOf(endpoint)} has no walk: add one to its sample below test/contract/samples/`;

/** Lists without a walk. (The compiler reports operations without a sample.) */
export const listsWithoutWalk = (endpoints: readonly Endpoint[]): string[] =>
  endpoints.filter((endpoint) => isList(endpoint) && !ofOperation(endpoint)?.walk).map(missingWalk);

/** A valid call of an operation, for which the account gets the objects that it needs. */
export const sampleOf = async (endpoint: Endpoint, account: TestAccount): Promise<Sample> =>
  ofOperation(endpoint).call(account);

const unchanged = new WeakMap<TestAccount, Map<string, Promise<Sample>>>();

/** A valid call that tests get refused; all such tests of an account share it. */
export const refusedSampleOf = (endpoint: Endpoint, account: TestAccount): Promise<Sample> => {
  const samples = unchanged.get(account) ?? new Map<string, Promise<Sample>>();
  unchanged.set(account, samples);
  const sample = samples.get(endpoint.route.operationId) ?? sampleOf(endpoint, account);
  samples.set(endpoint.route.operationId, sample);
  return sample;
};

let shared: Promise<TestAccount> | undefined;

/** An account with only what samples need: one for all files whose calls are refused. */
export const refusedAccount = (): Promise<TestAccount> => {
  shared ??= makeAccount();
  return shared;
};

/** A call to a list with at least three items. */
export const walkOf = async (endpoint: Endpoint, account: TestAccount): Promise<Sample> => {
  const { walk } = ofOperation(endpoint);
  if (!walk) throw new Error(missingWalk(endpoint));
  return walk(account);
};

/** Rows of a test table over the operations of a kind. */
export const operations = (which: (endpoint: Endpoint) => boolean = () => true) =>
  ENDPOINTS.filter(which).map((endpoint) => ({ operation: endpoint.route.operationId, endpoint }));
