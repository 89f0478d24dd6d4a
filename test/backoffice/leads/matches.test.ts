import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { run, sql } from "../../../src/db/statement.ts";
import { type Match, matchTable } from "../../../src/domain/radar/match.ts";
import { runRetention } from "../../../src/jobs/retention.ts";
import { DAY_MS } from "../../../src/lib/clock.ts";
import { backoffice, makeAccount, type TestAccount } from "../../support/api.ts";
import { makeMatch, networkPair, storedMatch, storeMatch } from "../../support/match.ts";
import { query } from "../../support/query.ts";

const matchesOf = async ({ accountId }: TestAccount): Promise<Match[]> => {
  const rows = await query`SELECT * FROM matches WHERE account_id = ${accountId} ORDER BY seq`;
  return rows.map(matchTable.decode);
};

const purgeLead = async ({ path }: TestAccount, id: string): Promise<void> => {
  await backoffice.post(`${path}/leads/${id}/trash`);
  expect((await backoffice.post(`${path}/leads/${id}/purge`)).status).toBe(200);
};

const purgeProperty = async ({ path, api }: TestAccount, id: string): Promise<void> => {
  await api.delete(`/properties/${id}`);
  expect((await backoffice.post(`${path}/properties/${id}/purge`)).status).toBe(200);
};

describe("a purge", () => {
  it("of a client deletes the account's own matches of them, and no other", async () => {
    const { seller, buyer, leadId } = await networkPair();
    const { id: other } = await makeMatch(buyer);
    const { propertyId } = await makeMatch(buyer);
    await storeMatch(storedMatch(buyer.accountId, { propertyId, leadId }));
    expect(await matchesOf(buyer)).toHaveLength(4);
    await purgeLead(buyer, leadId);
    const left = await matchesOf(buyer);
    expect(left.map((match) => match.leadId)).not.toContain(leadId);
    expect(left).toHaveLength(2);
    expect((await buyer.api.get("/matches")).body.data.map(({ id }: { id: string }) => id)).toContain(other);
    expect(await matchesOf(seller)).toHaveLength(1);
  });

  it("of a client deletes stored answers that name them, and their summary's contents", async () => {
    const account = await makeAccount();
    const { id, leadId } = await makeMatch(account);
    const windows = [sql("INSERT INTO radar_windows VALUES (0, ?, ?, 1, 90)", leadId, account.accountId)];
    for (const since of [300_000, 600_000])
      windows.push(
        sql("INSERT INTO radar_windows VALUES (?, ?, ?, 1, 90)", since, leadId, account.accountId),
      );
    const other = `lead-${crypto.randomUUID()}`;
    windows.push(sql("INSERT INTO radar_windows VALUES (300000, ?, ?, 1, 90)", other, account.accountId));
    await run(env.DB, windows);
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    const answer = await account.api.post(`/matches/${encodeURIComponent(id)}/dismiss`, { headers });
    expect(answer.text).toContain("Mariana Alves");
    await purgeLead(account, leadId);
    const [receipts, open] = await run(env.DB, [
      sql("SELECT body FROM receipts WHERE account_id = ?", account.accountId),
      sql("SELECT lead_id FROM radar_windows WHERE account_id = ?", account.accountId),
    ]);
    expect(JSON.stringify(receipts)).not.toContain("Mariana");
    expect(open).toEqual([{ lead_id: other }]);
    const gate = await runInDurableObject(env.ACCOUNT_GATE.getByName(account.accountId), (_, { storage }) =>
      storage.sql.exec("SELECT * FROM idempotency").toArray(),
    );
    expect(JSON.stringify(gate)).not.toContain("Mariana");
  });

  it("of a property deletes the account's own matches of it, and no other", async () => {
    const { seller, buyer, propertyId } = await networkPair();
    const { leadId } = await makeMatch(seller);
    await storeMatch(storedMatch(seller.accountId, { propertyId, leadId }));
    await purgeProperty(seller, propertyId);
    expect((await matchesOf(seller)).map((match) => match.leadId)).toEqual([leadId]);
    expect(await matchesOf(buyer)).toHaveLength(1);
  });
});

describe("the export of a client", () => {
  it("lists the matches of them that the account has", async () => {
    const { buyer, ofBuyer, leadId, propertyId } = await networkPair({ status: "ARCHIVED" });
    await backoffice.post(`${buyer.path}/matches/${encodeURIComponent(ofBuyer)}/favorite`);
    const { body } = await backoffice.get(`${buyer.path}/leads/${leadId}/export`);
    expect(body.data.matches).toMatchObject([
      { id: ofBuyer, propertyId, scope: "NETWORK", status: "ARCHIVED", score: 100, lostRelevance: false },
    ]);
    expect(body.data.matches).toHaveLength(1);
  });
});

describe("a match that lost its relevance", () => {
  const NOW = Date.UTC(2026, 2, 10);

  it("is removed 90 days later, unless somebody favorited or requested it", async () => {
    const account = await makeAccount();
    const lost = (at: number, overrides: Partial<Match>) =>
      storeMatch(
        storedMatch(account.accountId, { lostAt: at, leadId: `lead-${crypto.randomUUID()}`, ...overrides }),
      );
    const old = NOW - 90 * DAY_MS;
    await lost(old, { status: "NEW", touched: true });
    await lost(old, { status: "ARCHIVED", touched: true });
    await lost(old, { status: "FAVORITED", touched: true, score: 61 });
    await lost(old, { status: "REQUESTED", touched: true, scope: "NETWORK", score: 62 });
    await lost(old + 1, { status: "NEW", touched: true, score: 63 });
    await storeMatch(storedMatch(account.accountId, { score: 64, leadId: `lead-${crypto.randomUUID()}` }));
    const deleted = await runRetention({ shardNames: ["DB"], shard: () => env.DB }, NOW);
    expect(deleted.matches).toBeGreaterThanOrEqual(2);
    expect((await matchesOf(account)).map(({ score }) => score)).toEqual([61, 62, 63, 64]);
  });
});
