import { sandboxIdsOf } from "../../src/lib/account-space.ts";
import { apiWith, backoffice, GENEROUS_LIMITS, makeAccount, type TestAccount } from "./api.ts";
import { storeAccount } from "./stored-account.ts";

/** A sandbox of a live account, called with its first key. */
export interface TestSandbox extends TestAccount {
  readonly live: TestAccount;
  readonly partnerId: string;
  readonly developerId: string;
}

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

/** A sandbox without anybody beside it and without data, for tests of its own operations. */
export const emptySandbox = async (): Promise<TestAccount> => {
  const live = await makeAccount();
  const { own: id } = await sandboxIdsOf(live.accountId);
  const owner = { ownerName: "Titular de Teste", ownerEmail: "titular@example.com" };
  const { accountId, keyId, key } = await storeAccount({
    account: { name: "Testes", type: "AGENCY", plan: "SANDBOX", propertyLimit: 1_000, ...owner },
    limits: GENEROUS_LIMITS,
    keyName: "Sandbox",
    sandbox: { id, of: live.accountId },
  });
  return { accountId, path: `/accounts/${accountId}`, keyId, key, api: apiWith(key) };
};
