import { env } from "cloudflare:workers";
import { PERMISSIONS } from "../../src/vocabulary/permissions.ts";
import { type Client, client, type Json, type Options } from "./http.ts";
import { storeAccount } from "./stored-account.ts";

export type { Json };

const operator = client("/backoffice", env.BACKOFFICE_TOKEN);

/** The back office: `backoffice.post("/accounts", body)`. Writes take their body directly. */
export const backoffice = {
  get: (path: string, options?: Options) => operator.get(path, options),
  post: (path: string, body?: unknown, options: Options = {}) => operator.post(path, { body, ...options }),
  put: (path: string, body?: unknown, options: Options = {}) => operator.put(path, { body, ...options }),
  patch: (path: string, body?: unknown, options: Options = {}) => operator.patch(path, { body, ...options }),
  delete: (path: string, options?: Options) => operator.delete(path, options),
};

/** Limits that no ordinary test reaches. */
export const GENEROUS_LIMITS = {
  ratePerSecond: 10_000,
  burst: 10_000,
  monthlyQuota: 1_000_000,
  maxKeys: 1_000,
  maxWebhooks: 100,
};

export interface Overrides {
  /** Members of the body of POST /backoffice/accounts. */
  readonly account?: Readonly<Record<string, unknown>>;
  /** Members of the grant; `limits` are merged into the generous ones. */
  readonly access?: Readonly<Record<string, unknown>> & { readonly limits?: Partial<typeof GENEROUS_LIMITS> };
  /** Members of the first key. */
  readonly key?: Readonly<Record<string, unknown>>;
}

export interface TestAccount {
  readonly accountId: string;
  /** The account's path in the back office: `backoffice.get(`${account.path}/keys`)`. */
  readonly path: string;
  readonly keyId: string;
  readonly key: string;
  /** The v1 API with the account's key: `api.get("/me")`. */
  readonly api: Client;
}

const made = async (answer: Promise<{ status: number; body: Json }>): Promise<Json> => {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(`Refused with ${status}: ${JSON.stringify(body)}`);
  return body;
};

/** The v1 API with another key of an account. */
export const apiWith = (key: string): Client => client("/v1", key);

export const grantAccess = (path: string, access: Overrides["access"] = {}): Promise<Json> => {
  const limits = { ...GENEROUS_LIMITS, ...access.limits };
  return made(backoffice.put(`${path}/access`, { status: "ACTIVE", scopes: PERMISSIONS, ...access, limits }));
};

const KEY_NAME = "Integração";

/** A further key of an account, by default with every permission. */
export const makeKey = async (
  path: string,
  overrides: Overrides["key"] = {},
): Promise<{ keyId: string; key: string }> => {
  const body = await made(
    backoffice.post(`${path}/keys`, { name: KEY_NAME, scopes: PERMISSIONS, ...overrides }),
  );
  return { keyId: body.data.id, key: body.key };
};

/** A connected assistant, by default one that reads. */
export const makeConnection = (
  { path }: Pick<TestAccount, "path">,
  overrides: Readonly<Record<string, unknown>> = {},
): Promise<Json> =>
  made(
    backoffice.post(`${path}/connections`, {
      name: "Claude",
      clientId: "https://claude.ai/oauth/client",
      clientHost: "claude.ai",
      scopes: ["properties:read"],
      validity: "90D",
      ...overrides,
    }),
  );

const DEFAULTS = {
  name: "Imobiliária de Teste",
  type: "AGENCY",
  plan: "PRO",
  propertyLimit: 1_000,
  ownerName: "Titular de Teste",
  ownerEmail: "titular@example.com",
} as const;

/** Whether an account can be stored directly, because the back office would not change its members. */
const isStorable = ({ account = {}, access, key }: Overrides): boolean =>
  access === undefined &&
  key === undefined &&
  Object.keys(account).every((name) => name === "type" || name === "propertyLimit");

/** Creates an account by calls of the back office. */
export const registerAccount = async ({
  account,
  access,
  key: first,
}: Overrides = {}): Promise<TestAccount> => {
  const { data } = await made(backoffice.post("/accounts", { ...DEFAULTS, ...account }));
  const path = `/accounts/${data.id}`;
  await grantAccess(path, access);
  const { keyId, key } = await makeKey(path, first);
  return { accountId: data.id, path, keyId, key, api: apiWith(key) };
};

/** The test's own account: an agency with every permission, generous limits and one key. */
export const makeAccount = async (overrides: Overrides = {}): Promise<TestAccount> => {
  if (!isStorable(overrides)) return registerAccount(overrides);
  const account = { ...DEFAULTS, ...overrides.account };
  const { accountId, keyId, key } = await storeAccount({
    account,
    limits: GENEROUS_LIMITS,
    keyName: KEY_NAME,
  });
  return { accountId, path: `/accounts/${accountId}`, keyId, key, api: apiWith(key) };
};
