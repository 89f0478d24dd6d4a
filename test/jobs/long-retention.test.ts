import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { runRetention } from "../../src/jobs/retention.ts";
import { DAY_MS } from "../../src/lib/clock.ts";
import { backoffice, makeAccount } from "../support/api.ts";
import { anOwner, credit, offerTo, readyDesk } from "../support/captacao.ts";
import { partnershipIn, readPartnership } from "../support/partnership.ts";
import { query } from "../support/query.ts";

const YEARS_MS = 366 * DAY_MS;

/** The service at that later time, when the job runs. */
const retentionAfter = (ms: number) =>
  runRetention({ shardNames: ["DB"], shard: () => env.DB }, Date.now() + ms);

const partners = async () => ({ client: await makeAccount(), property: await makeAccount() });

const stored = (id: string) => query`SELECT * FROM partnerships WHERE id = ${id}`;

describe("an ended partnership", () => {
  it("keeps its contacts and its message for half a year, and then shows neither", async () => {
    const both = await partners();
    const { id } = await partnershipIn(both, "LOST");
    await retentionAfter(179 * DAY_MS);
    const before = await readPartnership(both.client, id);
    expect([before.message, before.counterpart.contactName]).toEqual([
      expect.any(String),
      expect.any(String),
    ]);
    await retentionAfter(181 * DAY_MS);
    const after = await readPartnership(both.client, id);
    const contact = { contactName: null, phone: null, email: null };
    expect(after).toEqual({ ...before, message: null, counterpart: { ...before.counterpart, ...contact } });
  });

  it("is removed after five years, from both lists too", async () => {
    const both = await partners();
    const { id } = await partnershipIn(both, "WON");
    await retentionAfter(181 * DAY_MS);
    await retentionAfter(5 * YEARS_MS - DAY_MS);
    expect(await stored(id)).toHaveLength(1);
    await retentionAfter(5 * YEARS_MS + DAY_MS);
    expect(await stored(id)).toEqual([]);
    expect(await query`SELECT * FROM partnership_sides WHERE partnership_id = ${id}`).toEqual([]);
    for (const { api } of [both.client, both.property]) {
      expect((await api.get(`/partnerships/${id}`)).status).toBe(404);
      expect((await api.get("/partnerships")).body.data).toEqual([]);
    }
  });

  it("is never removed while it runs, however old", async () => {
    const both = await partners();
    const { id } = await partnershipIn(both, "NEGOTIATING");
    const before = await readPartnership(both.client, id);
    await retentionAfter(20 * YEARS_MS);
    expect(await readPartnership(both.client, id)).toEqual(before);
  });
});

describe("the desk of Captação", () => {
  const acceptOwner = async () => {
    const account = await readyDesk(await makeAccount());
    const { id } = await offerTo(account);
    await account.api.post(`/captacao/offers/${id}/accept`);
    return { account, id };
  };
  const owners = async ({ api }: Awaited<ReturnType<typeof makeAccount>>) =>
    (await api.get("/captacao/owners")).body;

  it("keeps an accepted owner's contact for five years, and then only its figures", async () => {
    const { account, id } = await acceptOwner();
    await retentionAfter(5 * YEARS_MS - DAY_MS);
    const before = await owners(account);
    expect(before.data[0].owner.phone).toEqual(expect.any(String));
    await retentionAfter(5 * YEARS_MS + DAY_MS);
    const after = await owners(account);
    expect(after.data[0].owner).toEqual({ name: null, phone: null, email: null });
    expect(after.data[0].acceptedVia).toMatchObject({ ip: null, keyName: null });
    expect(after.data[0].address).toMatchObject({ street: null, number: null, complement: null });
    expect(after.total).toEqual(before.total);
    expect(after.counts).toEqual(before.counts);
    expect([after.data[0].id, after.data[0].stage]).toEqual([id, before.data[0].stage]);
  });

  it("deletes an offer that ended unaccepted after two years, and then its owner", async () => {
    const account = await makeAccount();
    const { id } = await offerTo(account, anOwner());
    await backoffice.post(`${account.path}/captacao/offers/${id}/withdraw`);
    const left = async () => [
      (await query`SELECT 1 FROM captacao_offers WHERE owner_id = ${id}`).length,
      (await query`SELECT 1 FROM captacao_owners WHERE id = ${id}`).length,
    ];
    await retentionAfter(91 * DAY_MS);
    await retentionAfter(2 * YEARS_MS - DAY_MS);
    expect(await left()).toEqual([1, 1]);
    await retentionAfter(2 * YEARS_MS + DAY_MS);
    expect(await left()).toEqual([0, 1]);
    await retentionAfter(3 * YEARS_MS);
    expect(await left()).toEqual([0, 0]);
  });

  it("keeps open offers and accepted owners", async () => {
    const { account, id } = await acceptOwner();
    const { id: open } = await offerTo(account);
    await retentionAfter(20 * YEARS_MS);
    const known = await query`SELECT owner_id FROM captacao_offers WHERE account_id = ${account.accountId}`;
    expect(known.map((row) => row.owner_id).sort()).toEqual([id, open].sort());
  });

  it("keeps the ledger for five years, and its newest row, which has the balance, permanently", async () => {
    const { account } = await acceptOwner();
    const balance = async () => (await account.api.get("/captacao/offers")).body.summary.balanceCents;
    const entries = () =>
      query`SELECT balance_cents FROM captacao_ledger WHERE account_id = ${account.accountId} ORDER BY seq`;
    const before = await balance();
    const all = await entries();
    await retentionAfter(5 * YEARS_MS - DAY_MS);
    expect(await entries()).toEqual(all);
    await retentionAfter(5 * YEARS_MS + DAY_MS);
    expect(await entries()).toEqual([{ balance_cents: before }]);
    expect(await balance()).toBe(before);
    await credit(account, 500);
    expect(await balance()).toBe(before + 500);
  });
});

describe("the audit", () => {
  it("is kept for five years", async () => {
    const { path, accountId } = await makeAccount();
    const read = () => query`SELECT 1 FROM audit WHERE account_id = ${accountId}`;
    const all = (await read()).length;
    expect(all).toBeGreaterThan(0);
    await retentionAfter(5 * YEARS_MS - DAY_MS);
    expect(await read()).toHaveLength(all);
    await retentionAfter(5 * YEARS_MS + DAY_MS);
    expect((await backoffice.get(`${path}/audit`)).body.data).toEqual([]);
  });
});
