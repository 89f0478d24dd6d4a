import { sandboxAccountsOf, sandboxIdsOf, spaceOf } from "../../src/lib/id.ts";
import { apiWith, backoffice, GENEROUS_LIMITS, makeAccount, type TestAccount } from "./api.ts";
import { query } from "./query.ts";
import { storeAccount } from "./stored-account.ts";

const OWNER = { ownerName: "Titular de Teste", ownerEmail: "titular@example.com" };

/** A sandbox of a live account, called with its first key. */
export interface TestSandbox extends TestAccount {
  readonly live: TestAccount;
  readonly partnerId: string;
  readonly developerId: string;
}

/** The ids of the sandbox's own account and its partners' accounts. */
export const accountsOf = ({ accountId, partnerId, developerId }: TestSandbox): string[] => [
  accountId,
  partnerId,
  developerId,
];

export const sandboxOf = async (live: TestAccount): Promise<TestSandbox> => {
  const { status, text, body } = await backoffice.post(`${live.path}/sandbox`);
  if (status >= 300) throw new Error(`No sandbox: ${text}`);
  const { data, key, partners } = body;
  const path = `/accounts/${data.id}`;
  const { body: keys } = await backoffice.get(`${path}/keys`);
  const [partnerId, developerId] = partners;
  return {
    live,
    accountId: data.id,
    path,
    key,
    api: apiWith(key),
    partnerId,
    developerId,
    keyId: keys.data[0].id,
  };
};

export const makeSandbox = async (): Promise<TestSandbox> => sandboxOf(await makeAccount());

/** Adds a partner's account to an empty sandbox. */
export const partnerBeside = async ({ accountId }: Pick<TestAccount, "accountId">): Promise<TestAccount> => {
  const [, id] = sandboxAccountsOf(spaceOf(accountId));
  const rows = await query`SELECT sandbox_of FROM accounts WHERE id = ${accountId}`;
  const partner = await storeAccount({
    account: { name: "Parceira", type: "AGENCY", plan: "SANDBOX", propertyLimit: 1_000, ...OWNER },
    limits: GENEROUS_LIMITS,
    keyName: "Partner",
    sandbox: { id: id!, of: rows[0].sandbox_of },
  });
  return { ...partner, path: `/accounts/${partner.accountId}`, api: apiWith(partner.key) };
};

/** A sandbox without partners and without data, for tests of its own operations. */
export const emptySandbox = async (): Promise<TestAccount> => {
  const live = await makeAccount();
  const { own: id } = await sandboxIdsOf(live.accountId);
  const { accountId, keyId, key } = await storeAccount({
    account: { name: "Testes", type: "AGENCY", plan: "SANDBOX", propertyLimit: 1_000, ...OWNER },
    limits: GENEROUS_LIMITS,
    keyName: "Sandbox",
    sandbox: { id, of: live.accountId },
  });
  return { accountId, path: `/accounts/${accountId}`, keyId, key, api: apiWith(key) };
};
