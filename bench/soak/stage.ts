import { PERMISSIONS } from "../../src/vocabulary/permissions.ts";
import { fillPortfolio, makeAccount, OPEN_LIMITS, sender } from "../stage/accounts.ts";
import { BACKOFFICE_TOKEN, type Runtime } from "../stage/runtime.ts";
import { Pool } from "./pool.ts";
import type { Profile } from "./population.ts";
import type { Behavior } from "./receivers.ts";

export interface KnownProperty {
  readonly id: string;
  readonly ref: string | null;
  /** The last sent value; null if it came from elsewhere. */
  readonly input: Readonly<Record<string, unknown>> | null;
}

interface SoakEndpoint {
  readonly id: string;
  readonly behavior: Behavior;
  readonly path: string;
}

export interface SoakAccount {
  readonly id: string;
  readonly key: string;
  /** A key that may only read properties. */
  readonly narrowKey: string;
  readonly profile: Profile;
  readonly endpoints: readonly SoakEndpoint[];
  readonly properties: Pool<KnownProperty>;
  readonly trash: Pool<KnownProperty>;
  readonly leads: Pool<{ readonly id: string; readonly ref: string | null; readonly phone: string }>;
  /** A number that is unique in the account. */
  next(): number;
}

/** The addresses of the stage's other side: receivers of webhooks, feeds. */
export interface Addresses {
  readonly receivers: string;
  readonly feeds: string;
}

const makeEndpoints = async (
  runtime: Runtime,
  key: string,
  number: number,
  { endpoints }: Profile,
  { receivers }: Addresses,
): Promise<SoakEndpoint[]> => {
  const api = sender(runtime.urls.service, "/v1", key);
  const made: SoakEndpoint[] = [];
  for (const behavior of endpoints) {
    const path = `/${behavior}/${number}`;
    const { data } = (await api("POST", "/webhooks", { url: receivers + path })) as { data: { id: string } };
    made.push({ id: data.id, behavior, path });
  }
  return made;
};

const makeTeam = async (runtime: Runtime, id: string, size: number): Promise<void> => {
  const operator = sender(runtime.urls.service, "/backoffice", BACKOFFICE_TOKEN);
  for (let made = 0; made < size; made += 1) {
    const member = { name: `Broker ${made}`, email: `broker-${made}@example.com`, role: "BROKER" };
    await operator("POST", `/accounts/${id}/team`, member);
  }
};

const makeSoakAccount = async (
  runtime: Runtime,
  number: number,
  profile: Profile,
  addresses: Addresses,
): Promise<SoakAccount> => {
  const operator = sender(runtime.urls.service, "/backoffice", BACKOFFICE_TOKEN);
  const { propertyLimit, type } = profile;
  const { id, key } = await makeAccount(runtime, limitsOf(profile), { propertyLimit, type });
  const narrow = { name: "Website", scopes: ["properties:read"] };
  const { key: narrowKey } = await operator("POST", `/accounts/${id}/keys`, narrow);
  await makeTeam(runtime, id, profile.team);
  if (profile.properties > 0) await fillPortfolio(runtime, id, profile.properties);
  const endpoints = await makeEndpoints(runtime, key, number, profile, addresses);
  if (profile.hasFeed) {
    const url = `${addresses.feeds}/${number}.xml`;
    await operator("PUT", `/accounts/${id}/feed`, { url, connector: "VRSYNC", autoSync: true });
  }
  let counted = 0;
  return {
    id,
    key,
    narrowKey: narrowKey as string,
    profile,
    endpoints,
    properties: new Pool(),
    trash: new Pool(),
    leads: new Pool(),
    next: () => counted++,
  };
};

const limitsOf = ({ limits }: Profile): typeof OPEN_LIMITS => ({ ...OPEN_LIMITS, maxKeys: 1_000, ...limits });

/** Sets the operator's grant of an account, by default the original one. */
export const grant = async (
  runtime: Runtime,
  { id, profile }: SoakAccount,
  { status = "ACTIVE", limits = limitsOf(profile) } = {},
): Promise<void> => {
  const operator = sender(runtime.urls.service, "/backoffice", BACKOFFICE_TOKEN);
  await operator("PUT", `/accounts/${id}/access`, { status, scopes: PERMISSIONS, limits });
};

/** Creates the whole population, one account after the other. */
export const stageAccounts = async (
  runtime: Runtime,
  population: readonly Profile[],
  addresses: Addresses,
): Promise<SoakAccount[]> => {
  const accounts: SoakAccount[] = [];
  for (const profile of population)
    for (let made = 0; made < profile.accounts; made += 1)
      accounts.push(await makeSoakAccount(runtime, accounts.length, profile, addresses));
  return accounts;
};
