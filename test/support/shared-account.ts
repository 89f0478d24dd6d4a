import { beforeAll } from "vitest";
import { makeAccount, type TestAccount } from "./api.ts";

/** The account of a file whose tests do not disturb each other in it; it is made before the first of them. */
export const sharedAccount = (make: () => Promise<TestAccount> = makeAccount): TestAccount => {
  const account = {};
  beforeAll(async () => {
    Object.assign(account, await make());
  });
  return account as TestAccount;
};
