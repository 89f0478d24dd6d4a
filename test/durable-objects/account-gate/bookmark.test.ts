import { describe, expect, it } from "vitest";
import { makeAccount, type TestAccount } from "../../support/api.ts";
import { admit, gateOf } from "../../support/gate.ts";
import { query } from "../../support/query.ts";

/** Where the account's next read begins. */
const bookmarkOf = async (account: TestAccount): Promise<string | null | undefined> => {
  const admission = await admit(account);
  return admission.admitted ? admission.bookmark : undefined;
};

/** Moves the account as its mover does in its last step. */
const move = async ({ accountId }: TestAccount, shard: string): Promise<void> => {
  await query`UPDATE accounts SET shard = ${shard} WHERE id = ${accountId}`;
  await gateOf(accountId).moved(shard);
};

/** An account that has written, and then moved. */
const movedAccount = async (): Promise<TestAccount> => {
  const account = await makeAccount();
  await gateOf(account.accountId).wrote("5-of-old", "DB");
  expect(await bookmarkOf(account)).toBe("5-of-old");
  await move(account, "DB_S1");
  return account;
};

describe("an account that has moved", () => {
  it("reads from the primary until it writes to its new database, however new its old bookmark is", async () => {
    const account = await movedAccount();
    expect(await bookmarkOf(account)).toBe("first-primary");
    await gateOf(account.accountId).wrote("1-of-new", "DB_S1");
    expect(await bookmarkOf(account)).toBe("1-of-new");
    await gateOf(account.accountId).wrote("0-of-new", "DB_S1");
    expect(await bookmarkOf(account)).toBe("1-of-new");
  });

  it("ignores a late write to its old database", async () => {
    const account = await movedAccount();
    await gateOf(account.accountId).wrote("9-of-old", "DB");
    expect(await bookmarkOf(account)).toBe("first-primary");
    await gateOf(account.accountId).wrote("1-of-new", "DB_S1");
    await gateOf(account.accountId).wrote("9-of-old", "DB");
    expect(await bookmarkOf(account)).toBe("1-of-new");
  });

  it("forgets the bookmark of the database that it has left when it comes back", async () => {
    const account = await movedAccount();
    await gateOf(account.accountId).wrote("1-of-new", "DB_S1");
    await move(account, "DB");
    expect(await bookmarkOf(account)).toBe("first-primary");
  });
});

it("a bookmark of a database other than the account's is not used, even if the gate was not notified of a move", async () => {
  const account = await makeAccount();
  const { accountId } = account;
  await gateOf(accountId).wrote("5-of-old", "DB");
  await query`UPDATE accounts SET shard = 'DB_S1' WHERE id = ${accountId}`;
  await gateOf(accountId).invalidate();
  expect(await bookmarkOf(account)).toBe("first-primary");
  await gateOf(accountId).wrote("1-of-new", "DB_S1");
  expect(await bookmarkOf(account)).toBe("1-of-new");
});
