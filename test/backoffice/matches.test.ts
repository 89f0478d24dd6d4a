import { describe, expect, it } from "vitest";
import { MATCH_STATUSES } from "../../src/vocabulary/value-lists.ts";
import { backoffice, type TestAccount } from "../support/api.ts";
import type { Json } from "../support/http.ts";
import { makeMatch, networkPair } from "../support/match.ts";
import { query } from "../support/query.ts";
import { sharedAccount } from "../support/shared-account.ts";

const account = sharedAccount();

const pathOf = ({ path }: TestAccount, id: string, verb: string): string =>
  `${path}/matches/${encodeURIComponent(id)}/${verb}`;

const send = (owner: TestAccount, id: string, verb: string, body?: unknown) =>
  backoffice.post(pathOf(owner, id, verb), body);

const auditActions = async ({ path }: TestAccount, subject: string): Promise<string[]> => {
  const { body } = await backoffice.get(`${path}/audit`);
  return body.data.filter((row: Json) => row.subject === subject).map((row: Json) => row.action);
};

const TABLE = [
  ["favorite", { NEW: "FAVORITED", FAVORITED: "FAVORITED" }],
  ["unfavorite", { FAVORITED: "NEW", NEW: "NEW" }],
] as const;

describe.each(TABLE)("%s", (verb, moves: Readonly<Partial<Record<string, string>>>) => {
  it.each(MATCH_STATUSES)("of a match that is %s follows the table, and is audited", async (status) => {
    const { id, leadId } = await makeMatch(account, { status });
    const { status: answered, body } = await send(account, id, verb);
    const to = moves[status];
    if (to === undefined) expect([answered, body.code]).toEqual([422, "request_refused"]);
    else expect(body).toMatchObject({ data: { id, status: to }, result: { outcome: "APPLIED" } });
    const moved = to !== undefined && to !== status;
    expect(await auditActions(account, leadId)).toEqual(moved ? [`match.${verb}`] : []);
  });
});

describe("a favorite", () => {
  it("is not dismissed through the API", async () => {
    const { id } = await makeMatch(account);
    await send(account, id, "favorite");
    const answer = await account.api.post(`/matches/${encodeURIComponent(id)}/dismiss`);
    expect(answer.body.code).toBe("request_refused");
    await send(account, id, "unfavorite");
    expect((await account.api.post(`/matches/${encodeURIComponent(id)}/dismiss`)).status).toBe(200);
  });
});

describe("the list of an account's matches", () => {
  it("is shown without an active subscription, locked if a partner is in it", async () => {
    const { buyer, ofBuyer } = await networkPair();
    const { id } = await makeMatch(buyer);
    await backoffice.patch(buyer.path, { subscription: "OVERDUE" });
    const { body } = await backoffice.get(`${buyer.path}/matches?limit=1`);
    expect(body.data).toMatchObject([{ id, locked: false }]);
    const next = await backoffice.get(`${buyer.path}/matches?limit=1&cursor=${body.nextCursor}`);
    expect(next.body.data).toMatchObject([{ id: ofBuyer, locked: true, counterpart: null }]);
    const filtered = await backoffice.get(`${buyer.path}/matches?scope=NETWORK`);
    expect(filtered.body.data).toHaveLength(1);
  });
});

const replayed = async (owner: TestAccount, id: string): Promise<Json> => {
  const { status, body, text } = await backoffice.get(pathOf(owner, id, "replay"));
  expect(status, text).toBe(200);
  return body.data;
};

const SAME = { equal: true, score: 100, differences: [] };

describe("a replay", () => {
  it("confirms a match that is still right, on either side", async () => {
    const { seller, buyer, ofBuyer, ofSeller } = await networkPair();
    const { id } = await makeMatch(account);
    expect(await replayed(account, id)).toMatchObject(SAME);
    expect(await replayed(buyer, ofBuyer)).toMatchObject(SAME);
    expect(await replayed(seller, ofSeller)).toMatchObject(SAME);
  });

  it("shows differences", async () => {
    const { id, propertyId } = await makeMatch(account);
    await query`UPDATE properties SET sale_price_cents = 95000000 WHERE id = ${propertyId}`;
    const { equal, differences } = await replayed(account, id);
    expect(equal).toBe(false);
    expect(differences.map(({ field }: Json) => field)).toEqual(["score", "facts"]);
    expect(differences[0]).toMatchObject({ stored: 100, recomputed: 89 });
  });

  it("shows that a pair no longer passes", async () => {
    const lost = { field: "lostRelevance", stored: false, recomputed: true };
    const { id, leadId } = await makeMatch(account);
    await account.api.post(`/leads/${leadId}/state`, { body: { state: "ARCHIVED" } });
    expect(await replayed(account, id)).toMatchObject({ equal: false, score: null, differences: [lost] });
    const { seller, buyer, ofBuyer, propertyId } = await networkPair();
    await backoffice.patch(`${seller.path}/properties/${propertyId}`, { sharedToNetwork: false });
    expect(await replayed(buyer, ofBuyer)).toMatchObject({ equal: false, differences: [lost] });
    await backoffice.patch(`${seller.path}/properties/${propertyId}`, { sharedToNetwork: true });
    expect(await replayed(buyer, ofBuyer)).toMatchObject(SAME);
    await backoffice.patch(seller.path, { status: "INACTIVE" });
    expect(await replayed(buyer, ofBuyer)).toMatchObject({ equal: false, differences: [lost] });
  });

  it("keeps the score of a lost match", async () => {
    const { id, leadId } = await makeMatch(account, { lostAt: Date.now(), touched: true, score: 77 });
    await account.api.post(`/leads/${leadId}/state`, { body: { state: "ARCHIVED" } });
    expect(await replayed(account, id)).toMatchObject({ equal: true, score: null });
  });
});
