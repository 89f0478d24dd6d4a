import { describe, expect, it } from "vitest";
import type { TestAccount } from "../support/api.ts";
import { EventReader } from "../support/event-reader.ts";
import { type Answer, send } from "../support/http.ts";
import { makeMatch, makeNetworkMatch } from "../support/match.ts";
import { makePartnership, move, readPartnership } from "../support/partnership.ts";
import { expectProblem } from "../support/problem.ts";
import { emptySandbox, partnerBeside } from "../support/sandbox.ts";
import { sharedAccount } from "../support/shared-account.ts";

const own = sharedAccount(emptySandbox);
const partner = sharedAccount(() => partnerBeside(own));

const requestAsPartner = (body: object, query = ""): Promise<Answer> =>
  send("POST", `/sandbox/partner/request${query}`, own.key, { body });

const answerAsPartner = (partnershipId: string, status: string): Promise<Answer> =>
  send("POST", "/sandbox/partner/status", own.key, { body: { partnershipId, status } });

const eventsOf = async (account: TestAccount, id: string) =>
  (await new EventReader(account.api).readAll()).filter(({ data }) => data.id === id).map(({ type }) => type);

describe("the partner of a sandbox", () => {
  it("asks about a match, and the account accepts", async () => {
    const { ofBuyer } = await makeNetworkMatch(partner, own);
    const { status, body } = await requestAsPartner({ matchId: ofBuyer, message: "Temos a chave." });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      status: "PENDING",
      kind: "CLIENT_FOR_PROPERTY",
      message: "Temos a chave.",
      requester: { accountId: partner.accountId },
      addressee: { accountId: own.accountId },
    });
    const { id } = body.data;
    for (const account of [own, partner])
      expect(await eventsOf(account, id)).toEqual(["partnership.created"]);
    expect((await own.api.get("/matches?status=REQUESTED")).body.data[0].id).toBe(ofBuyer);
    expect((await move(own, id, "ACCEPTED")).status).toBe(200);
    expect(await readPartnership(partner, id)).toMatchObject({ status: "ACCEPTED" });
  });

  it("is asked by the account, declines, and may be asked again", async () => {
    const { ofSeller } = await makeNetworkMatch(own, partner);
    const { body } = await requestAsPartner({ matchId: ofSeller, requester: "OWN" });
    expect(body.data).toMatchObject({ status: "PENDING", requester: { accountId: own.accountId } });
    const again = await requestAsPartner({ matchId: ofSeller, requester: "OWN" });
    expect([again.status, expectProblem(again)]).toEqual([422, "request_refused"]);
    expect((await answerAsPartner(body.data.id, "DECLINED")).body).toMatchObject({
      data: { status: "DECLINED" },
      result: { outcome: "STATUS_SET", dryRun: false },
    });
    expect((await answerAsPartner(body.data.id, "DECLINED")).body.result.outcome).toBe("UNCHANGED");
    expect((await requestAsPartner({ matchId: ofSeller, requester: "OWN" })).status).toBe(201);
  });

  it("moves a partnership on only where the client is the partner's", async () => {
    const theirs = await makePartnership({ client: partner, property: own }, "client");
    expect((await move(own, theirs.id, "ACCEPTED")).status).toBe(200);
    for (const status of ["CONTACTED", "PROPOSAL", "WON"])
      expect((await answerAsPartner(theirs.id, status)).body.data.status).toBe(status);
    const ours = await makePartnership({ client: own, property: partner }, "client");
    expect((await answerAsPartner(ours.id, "ACCEPTED")).status).toBe(200);
    const refused = await answerAsPartner(ours.id, "CONTACTED");
    expect([refused.status, expectProblem(refused)]).toEqual([422, "request_refused"]);
    expect(refused.body.detail).toContain("O lado do imóvel");
    expect(await readPartnership(own, ours.id)).toMatchObject({ status: "ACCEPTED" });
  });

  it("can neither request an own pair or an unknown match nor answer for others", async () => {
    const { id } = await makeMatch(own);
    for (const requester of ["OWN", "PARTNER"]) {
      const answer = await requestAsPartner({ matchId: id, requester });
      expect([answer.status, expectProblem(answer)]).toEqual([422, "request_refused"]);
    }
    const stranger = await emptySandbox();
    const { ofSeller } = await makeNetworkMatch(stranger, await partnerBeside(stranger));
    expect(expectProblem(await requestAsPartner({ matchId: ofSeller }))).toBe("not_found");
    expect(expectProblem(await answerAsPartner("pship-nobody", "ACCEPTED"))).toBe("not_found");
  });

  it("lists every fault of its body", async () => {
    const answer = await requestAsPartner({ requester: "US", message: 1, status: "ACCEPTED" });
    const names = answer.body.invalidParams.map(({ name }: { name: string }) => name);
    expect(names.toSorted()).toEqual(["matchId", "message", "requester", "status"]);
  });
});
