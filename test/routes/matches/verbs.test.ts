import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { planMove } from "../../../src/domain/radar/move.ts";
import { newId } from "../../../src/lib/id.ts";
import { MATCH_STATUSES } from "../../../src/vocabulary/value-lists.ts";
import { apiWith, makeKey, type TestAccount } from "../../support/api.ts";
import type { Json } from "../../support/http.ts";
import { makeMatch, networkPair } from "../../support/match.ts";
import { writeScope } from "../../support/portfolio.ts";
import { query, queryOne } from "../../support/query.ts";
import { sharedAccount } from "../../support/shared-account.ts";

const account = sharedAccount();

const send = ({ api }: TestAccount, id: string, verb: string, query = "") =>
  api.post(`/matches/${encodeURIComponent(id)}/${verb}${query}`);

const rowOf = async (leadId: string, side = "own"): Promise<Json> => {
  return queryOne`SELECT * FROM matches WHERE lead_id = ${leadId} AND side = ${side}`;
};

const TABLE = [
  ["dismiss", { NEW: "ARCHIVED", ARCHIVED: "ARCHIVED" }],
  ["restore", { ARCHIVED: "NEW", NEW: "NEW" }],
] as const;

describe.each(TABLE)("%s", (verb, moves: Readonly<Partial<Record<string, string>>>) => {
  it.each(MATCH_STATUSES)("of a match that is %s follows the table", async (status) => {
    const { id, leadId } = await makeMatch(account, { status });
    const answer = await send(account, id, verb);
    const row = await rowOf(leadId);
    const to = moves[status];
    if (to === undefined) {
      expect([answer.status, answer.body.code]).toEqual([422, "request_refused"]);
      expect(row).toMatchObject({ status, touched: 0 });
      return;
    }
    expect(answer.body).toMatchObject({
      data: { id, status: to },
      result: { outcome: "APPLIED", dryRun: false },
    });
    expect(row).toMatchObject({ status: to, touched: to === status ? 0 : 1 });
  });
});

describe("an action on a match", () => {
  it("changes updatedAt, and not the partner's side", async () => {
    const updatedAt = Date.now() - 60_000;
    const { buyer, ofBuyer, leadId } = await networkPair({ updatedAt });
    await send(buyer, ofBuyer, "dismiss");
    expect((await rowOf(leadId, "client")).updated_at).toBeGreaterThan(updatedAt);
    expect(await rowOf(leadId, "property")).toMatchObject({
      status: "NEW",
      touched: 0,
      updated_at: updatedAt,
    });
  });

  it("is not replayed to a key that may see less", async () => {
    const { id } = await makeMatch(account);
    const path = `/matches/${encodeURIComponent(id)}/dismiss`;
    const idempotencyKey = { headers: { "Idempotency-Key": crypto.randomUUID() } };
    const { body } = await account.api.post(path, idempotencyKey);
    expect(body.data.client.name).toEqual(expect.any(String));
    const blind = await makeKey(account.path, { scopes: ["radar:read", "radar:write"] });
    const other = await apiWith(blind.key).post(path, idempotencyKey);
    expect([other.status, other.body.code]).toEqual([422, "idempotency_key_reused"]);
    const again = await account.api.post(path, idempotencyKey);
    expect([again.headers.get("Idempotent-Replayed"), again.body]).toEqual(["true", body]);
  });

  it("of the same match twice at once happens once", async () => {
    const { id, leadId } = await makeMatch(account);
    const answers = await Promise.all([send(account, id, "dismiss"), send(account, id, "dismiss")]);
    expect(answers.map(({ body }) => body.result?.outcome)).toEqual(["APPLIED", "APPLIED"]);
    expect(await rowOf(leadId)).toMatchObject({ status: "ARCHIVED", touched: 1 });
  });
});

describe("the notice to Radar of an action", () => {
  const noticesOf = async ({ accountId }: TestAccount, id: string) => {
    const plan = await planMove({ ...writeScope(accountId), directory: env.DB }, id, "dismiss");
    return plan.jobs.map(({ queue, payload }) => ({ queue, ...payload }));
  };

  it("names the account's own client, to the board that keeps the pair", async () => {
    const { seller, buyer, ...pair } = await networkPair();
    const { id, leadId } = await makeMatch(seller);
    const own = { queue: "radar", kind: "lead", accountId: seller.accountId };
    expect(await noticesOf(seller, id)).toMatchObject([
      { ...own, id: leadId, boards: [`a:${seller.accountId}`] },
    ]);
    expect(await noticesOf(buyer, pair.ofBuyer)).toMatchObject([
      { kind: "lead", id: pair.leadId, accountId: buyer.accountId, boards: ["c:3550308"] },
    ]);
  });

  it("names the partner's client and that client's shard", async () => {
    const { seller, buyer, ofSeller, leadId: id } = await networkPair();
    await query`UPDATE accounts SET shard = 'DB_S1' WHERE id = ${buyer.accountId}`;
    expect(await noticesOf(seller, ofSeller)).toMatchObject([
      { kind: "lead", id, accountId: buyer.accountId, shard: "DB_S1", boards: ["c:3550308"] },
    ]);
  });

  it("is not sent if the partner's client has no known shard", async () => {
    const { seller, ofSeller } = await networkPair();
    const text = "UPDATE matches SET partner_account_id = ? WHERE account_id = ?";
    await query(text, newId("account"), seller.accountId);
    expect(await noticesOf(seller, ofSeller)).toEqual([]);
  });
});

describe("an id", () => {
  it.each([
    "x",
    "m",
    "m###",
    "m#prop-1#lead-1",
    "m#prop-1#lead-1#other",
    "m#prop-1#lead-1#own#own",
    "n#prop-1#lead-1#own",
    "m#prop-1#lead-1#own",
    "m%prop-1%lead-1%own",
  ])("'%s' that names no match is not found", async (id) => {
    const answer = await send(account, id, "dismiss");
    expect([answer.status, answer.body.code]).toEqual([404, "not_found"]);
  });

  it("of the partner's side is not found", async () => {
    const { seller, buyer, ofBuyer, ofSeller } = await networkPair();
    expect((await send(seller, ofBuyer, "dismiss")).status).toBe(404);
    expect((await send(buyer, ofSeller, "dismiss")).status).toBe(404);
  });

  it("with a side that the pair does not have is not found", async () => {
    const { id } = await makeMatch(account);
    expect((await send(account, id.replace("#own", "#client"), "dismiss")).status).toBe(404);
  });
});

describe("the lists of a property and of a client", () => {
  it("show the remaining matches of a property in the trash", async () => {
    const { id, propertyId } = await makeMatch(account, { lostAt: Date.now(), touched: true });
    await account.api.delete(`/properties/${propertyId}`);
    const { status, body } = await account.api.get(`/properties/${propertyId}/matches`);
    expect(status).toBe(200);
    expect(body.data).toMatchObject([{ id, lostRelevance: true }]);
  });

  it("leave a partner's side of the pair to the partner", async () => {
    const { seller, buyer, ofBuyer, leadId, propertyId } = await networkPair();
    expect((await seller.api.get(`/properties/${propertyId}/matches`)).body.data).toEqual([]);
    const { body } = await buyer.api.get(`/leads/${leadId}/matches`);
    expect(body.data.map(({ id }: Json) => id)).toEqual([ofBuyer]);
  });

  it("treat an unknown owner as one without matches", async () => {
    await makeMatch(account);
    const { status, body } = await account.api.get("/matches?ownerAccountId=usr-0000000000000000");
    expect([status, body]).toEqual([200, { data: [], nextCursor: null }]);
  });
});
