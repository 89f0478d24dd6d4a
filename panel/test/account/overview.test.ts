import { describe, expect, it } from "vitest";
import { makeAccount } from "../../../test/support/api.ts";
import { makeNetworkMatch } from "../../../test/support/match.ts";
import { addMember } from "../../../test/support/member-calls.ts";
import { enter, signedIn } from "../browser.ts";

/** An account with a client for whom a partner has the property. */
const aMatch = async () => {
  const [client, property] = await Promise.all([makeAccount(), makeAccount()]);
  const { ofBuyer: match, leadId } = await makeNetworkMatch(property, client);
  const { body } = await client.api.get(`/leads/${leadId}`);
  return { account: client, match, lead: body.data, ...(await enter(client)) };
};

describe("the overview", () => {
  it("begins an owner's day with what Radar has found, ready to be sent to a broker", async () => {
    const { browser, base, match, lead } = await aMatch();
    const { text } = await browser.get(base);
    expect(text).toContain("Oportunidades novas");
    expect(text).toContain(`href="${base}/radar/${encodeURIComponent(match)}"`);
    expect(text).toContain(lead.name);
    const link = /href="https:\/\/wa\.me\/\?text=([^"]+)"/.exec(text)?.[1] ?? "";
    const message = decodeURIComponent(link);
    expect(message).toContain(`${base}/radar/${encodeURIComponent(match)}`);
    expect(message).not.toContain(lead.name);
    expect(message).not.toContain(lead.phones[0].number);
  });

  it("has an opportunity no longer that somebody has looked at", async () => {
    const { browser, base, match } = await aMatch();
    await browser.post(`${base}/radar`, { match, verb: "dismiss" });
    const { text } = await browser.get(base);
    expect(text).not.toContain("wa.me");
    expect(text).toContain("Nenhuma nova agora");
  });

  it("shows who integrates the calls at large, and no client", async () => {
    const { account, base, lead, browser } = await aMatch();
    expect((await browser.get(base)).text).not.toContain("Nenhuma chamada nos últimos 14 dias");
    const email = `dev-${account.accountId}@people.example.com`;
    await addMember(account.accountId, email, "DEVELOPER");
    const { text } = await (await signedIn(email)).get(base);
    expect(text).toMatch(/Nenhuma chamada nos últimos 14 dias|class="chart/);
    expect(text).not.toContain(lead.name);
    expect(text).not.toContain("Oportunidades novas");
  });
});
