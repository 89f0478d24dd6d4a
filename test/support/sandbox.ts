import { apiWith, backoffice, makeAccount, type TestAccount } from "./api.ts";

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
    ...{ live, accountId: data.id, path, key, api: apiWith(key), partnerId, developerId },
    keyId: keys.data[0].id,
  };
};

export const makeSandbox = async (): Promise<TestSandbox> => sandboxOf(await makeAccount());
