import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { countUnmatched, measureLedger } from "../../src/backups/measure-ledger.ts";
import { newMeter, run, sql } from "../../src/db/statement.ts";
import { HOUR_MS } from "../../src/lib/clock.ts";
import { makeAccount, type TestAccount } from "../support/api.ts";
import { offerTo, readyDesk } from "../support/captacao.ts";
import { backups } from "../support/exported.ts";

/** An hour later, at a time at which nobody else's acceptances are looked at. */
const measuring = (written: unknown[] = []) => ({
  stores: {
    ...backups(),
    clock: { now: () => Date.now() + HOUR_MS },
    points: { write: (_: string, point: unknown) => void written.push(point) },
  },
  meter: newMeter(),
});

const accepted = async (account: TestAccount): Promise<string> => {
  const { id } = await offerTo(account);
  const { status, text } = await account.api.post(`/captacao/offers/${id}/accept`);
  expect(status, text).toBeLessThan(300);
  return id;
};

const others = async (): Promise<number> => (await countUnmatched(measuring())) ?? 0;

describe("Captação's ledger", () => {
  it("agrees with what accounts are told of their acceptances", async () => {
    const before = await others();
    const account = await readyDesk(await makeAccount());
    await accepted(account);
    expect((await others()) - before).toBe(0);
  });

  it("has a debit that no event tells of, and an event without its debit: both are counted", async () => {
    const before = await others();
    const account = await readyDesk(await makeAccount());
    await accepted(account);
    const unpaid = await accepted(account);
    await run(env.DB, [
      sql(
        `INSERT INTO captacao_ledger (account_id, owner_id, kind, amount_cents, balance_cents, actor, at)
         VALUES (?, 'cap-0000000000000000', 'ACCEPT', -9000, 0, 'nobody', ?)`,
        account.accountId,
        Date.now(),
      ),
    ]);
    expect((await others()) - before).toBe(1);
    await run(env.DB, [
      sql("DELETE FROM captacao_ledger WHERE account_id = ? AND owner_id = ?", account.accountId, unpaid),
    ]);
    expect((await others()) - before).toBe(2);
    const written: unknown[] = [];
    await measureLedger(measuring(written) as never);
    expect(written).toEqual([{ account: "", outcome: "ledger", ledger: before + 2 }]);
  });

  it("is not measured while a log does not answer, and nothing else fails", async () => {
    const account = await readyDesk(await makeAccount());
    await accepted(account);
    const written: unknown[] = [];
    const { stores, meter } = measuring(written);
    const silent = { read: () => Promise.reject(new Error("connection lost")) };
    await measureLedger({ stores: { ...stores, log: () => silent }, meter } as never);
    expect(written).toEqual([]);
  });

  it("is measured for all others while the log of one account does not answer", async () => {
    const [silent, other] = [await readyDesk(await makeAccount()), await readyDesk(await makeAccount())];
    for (const account of [silent, other]) await accepted(account);
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
