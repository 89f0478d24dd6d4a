import { describe, expect, it } from "vitest";
import { backoffice, makeAccount, type TestAccount } from "../../support/api.ts";
import type { Json } from "../../support/http.ts";
import { makeMatch, makeNetworkMatch } from "../../support/match.ts";
import { makePartnership, moved, partnershipIn, request, type Side } from "../../support/partnership.ts";
import { sharedAccount } from "../../support/shared-account.ts";

const partners = { client: sharedAccount(), property: sharedAccount() };

const refusalOf = async (account: TestAccount, id: string): Promise<string> => {
  const { status, body } = await request(account, id);
  expect([status, body.code]).toEqual([422, "request_refused"]);
  return body.detail;
};

const statusOf = async ({ api }: TestAccount, id: string): Promise<string> => {
  const { body } = await api.get("/matches?limit=100");
  return body.data.find((match: Json) => match.id === id).status;
};

describe("a request", () => {
  it.each([
    ["client", "PROPERTY_FOR_CLIENT"],
    ["property", "CLIENT_FOR_PROPERTY"],
  ] as const)("of the %s's side makes a partnership that both see, %s", async (asks, kind) => {
    const { id, propertyId, leadId, matches } = await makePartnership(partners, asks);
    for (const side of ["client", "property"] as const) {
      const { body } = await partners[side].api.get(`/partnerships/${id}`);
      expect(body.data).toMatchObject({
        id,
        kind,
        propertyId,
        leadId,
        status: "PENDING",
        matchId: matches[side],
        score: 100,
        ourSide: side === asks ? "REQUESTER" : "ADDRESSEE",
        canMoveFunnel: side === "client",
        message: "Vamos conversar?",
        developmentId: null,
        protectedUntil: null,
        updateAskedAt: null,
        requester: { accountId: partners[asks].accountId },
      });
    }
  });

  it("marks both opportunities at once, even if the partner had dismissed theirs", async () => {
    const { ofSeller, ofBuyer } = await makeNetworkMatch(partners.property, partners.client);
    await partners.property.api.post(`/matches/${encodeURIComponent(ofSeller)}/dismiss`);
    const { status, body } = await request(partners.client, ofBuyer);
    expect([status, body.result]).toEqual([201, { outcome: "REQUESTED", dryRun: false }]);
    expect(await statusOf(partners.client, ofBuyer)).toBe("REQUESTED");
    expect(await statusOf(partners.property, ofSeller)).toBe("REQUESTED");
  });

  it("is refused while one of the pair is open, from either side", async () => {
    const { matches } = await makePartnership(partners);
    for (const side of ["client", "property"] as const)
      expect(await refusalOf(partners[side], matches[side])).toContain("parceria em aberto");
  });

  it.each(["DECLINED", "CANCELLED", "LOST"])("is accepted again once the last was %s", async (stage) => {
    const { matches, id } = await partnershipIn(partners, stage);
    const { status, body } = await request(partners.property, matches.property);
    expect([status, body.data.status]).toEqual([201, "PENDING"]);
    expect(body.data.id).not.toBe(id);
  });

  it("is refused once the pair's partnership was won", async () => {
    const { matches } = await partnershipIn(partners, "WON");
    expect(await refusalOf(partners.client, matches.client)).toContain("REQUESTED");
  });

  it("is refused if the match's state does not allow it", async () => {
    const { client, property } = { client: await makeAccount(), property: partners.property };
    const { id: own } = await makeMatch(client);
    expect(await refusalOf(client, own)).toContain("própria conta");
    const { ofBuyer: archived } = await makeNetworkMatch(property, client, { status: "ARCHIVED" });
    expect(await refusalOf(client, archived)).toContain("ARCHIVED");
    const { ofBuyer: lost } = await makeNetworkMatch(property, client, { lostAt: Date.now(), touched: true });
    expect(await refusalOf(client, lost)).toContain("não vale mais");
    const { ofBuyer: open } = await makeNetworkMatch(property, client);
    await backoffice.patch(client.path, { subscription: "OVERDUE" });
    expect(await refusalOf(client, open)).toContain("assinatura");
  });

  it("of an unknown match, or of another account's, is not found", async () => {
    const { ofBuyer } = await makeNetworkMatch(partners.property, partners.client);
    for (const [account, id] of [
      [partners.client, "m#prop-1#lead-1#own"],
      [partners.property, ofBuyer],
    ] as const) {
      const answer = await request(account, id);
      expect([answer.status, answer.body.code]).toEqual([404, "not_found"]);
    }
  });

  it("is audited", async () => {
    const { id } = await makePartnership(partners);
    const { body } = await backoffice.get(`${partners.client.path}/audit`);
    const rows = body.data.filter((row: Json) => row.subject === id);
    expect(rows.map((row: Json) => row.action)).toEqual(["match.request"]);
  });

  it("of many at once, from both sides, makes one partnership", async () => {
    const { ofSeller, ofBuyer } = await makeNetworkMatch(partners.property, partners.client);
    const sides: Side[] = ["client", "property", "client", "property", "client", "property"];
    const answers = await Promise.all(
      sides.map((side) => request(partners[side], side === "client" ? ofBuyer : ofSeller)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422, 422, 422]);
    const winner = answers.find(({ status }) => status === 201)!.body.data;
    expect((await moved(partners.client, winner.id, winner.status)).id).toBe(winner.id);
  });
});
