import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { sweepGateNotices } from "../../src/jobs/sweep-gate-notices.ts";
import { backoffice, grantAccess, makeAccount, makeKey, type TestAccount } from "../support/api.ts";
import { admit, codeOf, gateOf } from "../support/gate.ts";
import { query } from "../support/query.ts";

const ports = { directory: env.DB, gate: gateOf };

const noticesOf = async (accountId: string): Promise<number> => {
  const rows = await query`SELECT seq FROM gate_notices WHERE account_id = ${accountId}`;
  return rows.length;
};

const clearNotices = () => query`DELETE FROM gate_notices`;

/** An account that its gate has cached, without a pending notice. */
const cachedAccount = async (): Promise<TestAccount> => {
  const account = await makeAccount();
  expect(codeOf(await admit(account))).toBe("admitted");
  await clearNotices();
  return account;
};

/** Ports that record which gates are notified, with prepared answers. */
const recording = (answer: (accountId: string) => Promise<void>) => {
  const notified: string[] = [];
  const gate = (accountId: string) => ({
    invalidate: async () => {
      notified.push(accountId);
      await answer(accountId);
    },
  });
  return { notified, ports: { directory: env.DB, gate } };
};

const note = (...accountIds: string[]) =>
  query`INSERT INTO gate_notices (account_id) SELECT value FROM json_each(${JSON.stringify(accountIds)})`;

beforeEach(async () => {
  await clearNotices();
});

describe("a change of what the gate knows", () => {
  it.each<[string, (account: TestAccount) => Promise<unknown>]>([
    ["account", ({ path }) => backoffice.patch(path, { plan: "GOLD" })],
    ["grant", ({ path }) => grantAccess(path, { status: "SUSPENDED" })],
    ["key made", ({ path }) => makeKey(path)],
    ["key revoked", ({ path, keyId }) => backoffice.delete(`${path}/keys/${keyId}`)],
  ])("by the operator writes a notice: %s", async (_, change) => {
    const account = await cachedAccount();
    await change(account);
    expect(await noticesOf(account.accountId)).toBeGreaterThan(0);
  });

  it.each([
    "UPDATE accounts SET status = 'INACTIVE' WHERE id = ?",
    "UPDATE grants SET status = 'REVOKED' WHERE account_id = ?",
    "DELETE FROM grants WHERE account_id = ?",
    "UPDATE api_keys SET revoked_at = 1 WHERE account_id = ?",
    "DELETE FROM api_keys WHERE account_id = ?",
  ])("by SQL alone writes a notice, and the sweep notifies the gate: %s", async (statement) => {
    const account = await cachedAccount();
    await query(statement, account.accountId);
    expect(codeOf(await admit(account))).toBe("admitted");
    expect(await sweepGateNotices(ports)).toEqual({ gatesNotified: 1, gatesWaiting: 0 });
    expect(codeOf(await admit(account))).not.toBe("admitted");
    expect(await noticesOf(account.accountId)).toBe(0);
  });
});

describe("the sweep of notices", () => {
  it("notifies each gate once, however often its account has changed", async () => {
    await note("acc-a", "acc-b", "acc-a");
    const { notified, ports: gates } = recording(async () => undefined);
    expect(await sweepGateNotices(gates)).toEqual({ gatesNotified: 2, gatesWaiting: 0 });
    expect(notified.sort()).toEqual(["acc-a", "acc-b"]);
    expect(await sweepGateNotices(gates)).toEqual({ gatesNotified: 0, gatesWaiting: 0 });
  });

  it("keeps the notice of a gate out of reach, after the others", async () => {
    await note("acc-unreached", "acc-b");
    const unreached = recording((accountId) =>
      accountId === "acc-unreached" ? Promise.reject(new Error("overloaded")) : Promise.resolve(),
    );
    expect(await sweepGateNotices(unreached.ports)).toEqual({ gatesNotified: 1, gatesWaiting: 1 });
    await note("acc-c");
    const reached = recording(async () => undefined);
    await sweepGateNotices(reached.ports);
    expect(reached.notified).toEqual(["acc-unreached", "acc-c"]);
  });

  it("keeps a change made while the gate was being notified", async () => {
    await note("acc-a");
    const { notified, ports: gates } = recording(async (accountId) => {
      if (notified.length === 1) await note(accountId);
    });
    await sweepGateNotices(gates);
    expect(await noticesOf("acc-a")).toBe(1);
    await sweepGateNotices(gates);
    expect([notified, await noticesOf("acc-a")]).toEqual([["acc-a", "acc-a"], 0]);
  });

  it("ends after two thousand notices, and continues in the next run", async () => {
    const accountIds = Array.from({ length: 2_100 }, (_, at) => `acc-${at}`);
    await note(...accountIds);
    const { notified, ports: gates } = recording(async () => undefined);
    expect(await sweepGateNotices(gates)).toEqual({ gatesNotified: 2_000, gatesWaiting: 0 });
    expect(await sweepGateNotices(gates)).toEqual({ gatesNotified: 100, gatesWaiting: 0 });
    expect(new Set(notified).size).toBe(accountIds.length);
  });
});
