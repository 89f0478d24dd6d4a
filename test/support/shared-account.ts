import { beforeAll } from "vitest";
import { makeAccount, type TestAccount } from "./api.ts";

/** One account for all tests of a file that do not disturb each other; it is made before the first test. */
export const sharedAccount = (make: () => Promise<TestAccount> = makeAccount): TestAccount => {
  const account = {};
  beforeAll(async () => {
    Object.assign(account, await make());
  });
  return account as TestAccount;
};
