import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { countUnmatched, measureLedger } from "../../src/backups/measure-ledger.ts";
import { newMeter, run, sql } from "../../src/db/statement.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../src/lib/clock.ts";
import { logger } from "../../src/lib/logger.ts";
import { makeAccount, type TestAccount } from "../support/api.ts";
import { offerTo, readyDesk } from "../support/captacao.ts";
import { backups } from "../support/exported.ts";
import { query } from "../support/query.ts";

/** Measures as if an hour later, when the acceptances made now are in the window. */
const measuring = (written: unknown[] = []) => ({
  stores: {
    ...backups(),
    clock: { now: () => Date.now() + HOUR_MS },
    points: { write: (_: string, point: unknown) => void written.push(point) },
  },
  meter: newMeter(),
});

const acceptOwner = async (account: TestAccount): Promise<string> => {
  const { id } = await offerTo(account);
  const { status, text } = await account.api.post(`/captacao/offers/${id}/accept`);
  expect(status, text).toBeLessThan(300);
  return id;
};

const unmatchedCount = async (): Promise<number> => (await countUnmatched(measuring())) ?? 0;

describe("Captação's ledger", () => {
  it("agrees with the acceptances that accounts were notified of", async () => {
    const before = await unmatchedCount();
    const account = await readyDesk(await makeAccount());
    await acceptOwner(account);
    expect((await unmatchedCount()) - before).toBe(0);
  });

  it("counts a debit without an event, and an event without a debit", async () => {
    const before = await unmatchedCount();
    const account = await readyDesk(await makeAccount());
    await acceptOwner(account);
    const unpaid = await acceptOwner(account);
    await query`INSERT INTO captacao_ledger (account_id, owner_id, kind, amount_cents, balance_cents, actor, at)
      VALUES (${account.accountId}, 'cap-0000000000000000', 'ACCEPT', -9000, 0, 'nobody', ${Date.now()})`;
    expect((await unmatchedCount()) - before).toBe(1);
    await query`DELETE FROM captacao_ledger WHERE account_id = ${account.accountId} AND owner_id = ${unpaid}`;
    expect((await unmatchedCount()) - before).toBe(2);
    const written: unknown[] = [];
    await measureLedger(measuring(written) as never);
    expect(written).toEqual([{ account: "", outcome: "ledger", ledger: before + 2 }]);
  });

  it("is measured for every account, even while one has more debits than are read", async () => {
    const busy = await makeAccount();
    const quiet = await makeAccount();
    // No other test has acceptances on that day.
    const now = Date.now() + 20 * DAY_MS;
    const debits = (accountId: string, count: number, at: number) =>
      sql(
        `WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < ?2)
         INSERT INTO captacao_ledger (account_id, owner_id, kind, amount_cents, balance_cents, actor, at)
         SELECT ?1, 'cap-' || n, 'ACCEPT', -9000, 0, 'nobody', ?3 FROM n`,
        accountId,
        count,
        at,
      );
    await run(env.DB, [
      debits(busy.accountId, 300, now - 30 * MINUTE_MS),
      debits(quiet.accountId, 1, now - HOUR_MS),
    ]);
    const { stores, meter } = measuring();
    const read: string[] = [];
    const log = (accountId: string) => {
      read.push(accountId);
      return stores.log(accountId);
    };
    const warned = vi.spyOn(logger, "warn");
    const measured = { stores: { ...stores, log, clock: { now: () => now } }, meter };
    expect(await countUnmatched(measured as never)).toBe(300);
    expect(read.toSorted()).toEqual([busy.accountId, quiet.accountId].toSorted());
    expect(warned.mock.calls).toEqual([["ledger measured in part", { debits: 301, measured: 300 }]]);
    const gone = [busy, quiet].map(({ accountId }) =>
      sql("DELETE FROM captacao_ledger WHERE account_id = ?", accountId),
    );
    await run(env.DB, gone);
  });

  it("is not measured while a log does not answer, and nothing else fails", async () => {
    const account = await readyDesk(await makeAccount());
    await acceptOwner(account);
    const written: unknown[] = [];
    const { stores, meter } = measuring(written);
    const silent = { read: () => Promise.reject(new Error("connection lost")) };
    await measureLedger({ stores: { ...stores, log: () => silent }, meter } as never);
    expect(written).toEqual([]);
  });

  it("is measured for all others while the log of one account does not answer", async () => {
    const silent = await readyDesk(await makeAccount());
    const other = await readyDesk(await makeAccount());
    for (const account of [silent, other]) await acceptOwner(account);
    const written: unknown[] = [];
    const { stores, meter } = measuring(written);
    const log = (accountId: string) =>
      accountId === silent.accountId
        ? { read: () => Promise.reject(new Error("connection lost")) }
        : stores.log(accountId);
    await measureLedger({ stores: { ...stores, log }, meter } as never);
    expect(written).toEqual([expect.objectContaining({ outcome: "ledger" })]);
  });
});
