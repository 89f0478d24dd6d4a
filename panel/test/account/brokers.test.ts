import { describe, expect, it } from "vitest";
import { backoffice, makeAccount, type TestAccount } from "../../../test/support/api.ts";
import { launchStage } from "../../../test/support/launches.ts";
import { makeLead, newPhone, person } from "../../../test/support/lead.ts";
import { makeNetworkMatch } from "../../../test/support/match.ts";
import { addMember, aMember, doneAsMember } from "../../../test/support/member-calls.ts";
import { readPartnership, request } from "../../../test/support/partnership.ts";
import { query } from "../../../test/support/query.ts";
import { withRadarProcessed } from "../../../test/support/with-radar-processed.ts";
import { fieldsIn, signedIn } from "../browser.ts";

let brokers = 0;

/** A broker of the account's team, signed in to its dashboard. */
const aBroker = async ({ accountId, path }: TestAccount) => {
  brokers += 1;
  const email = `corretor-${brokers}@people.example.com`;
  const { body } = await backoffice.post(`${path}/team`, {
    name: `Corretor ${brokers}`,
    email,
    role: "BROKER",
  });
  await addMember(accountId, email, "BROKER");
  return {
    id: body.data.accountId as string,
    email,
    browser: await signedIn(email),
    base: `/a/${accountId}`,
  };
};

type Broker = Awaited<ReturnType<typeof aBroker>>;

const give = async ({ api }: TestAccount, leadId: string, { id }: Broker): Promise<void> => {
  await api.patch(`/leads/${leadId}`, { body: { ownerAccountId: id } });
  await query`UPDATE matches SET owner_account_id = ${id} WHERE lead_id = ${leadId} AND side = 'client'`;
};

/** Two brokers of one account, and a client of the first with a match. */
const stage = async () => {
  const [account, partner] = await Promise.all([makeAccount(), makeAccount()]);
  const mine = await aBroker(account);
  const colleague = await aBroker(account);
  const { leadId, ofBuyer: match } = await makeNetworkMatch(partner, account);
  await give(account, leadId, mine);
  const client = `${mine.base}/clients/${leadId}`;
  const read = async () => (await account.api.get(`/leads/${leadId}`)).body.data;
  return { account, mine, colleague, leadId, match, client, read };
};

describe("a broker at the dashboard", () => {
  it("works with the clients they are responsible for", async () => {
    const { account, mine, leadId, client, read } = await stage();
    await makeLead(account, { name: "De outra pessoa" });
    const list = await mine.browser.get(`${mine.base}/clients`);
    expect(list.text).toContain(leadId);
    expect(list.text).not.toContain("De outra pessoa");
    expect((await mine.browser.get(client)).status).toBe(200);
    const logged = await mine.browser.post(`${client}/interactions`, { "/type": "CALL", "/note": "Ligou" });
    expect(logged.to).toBe(client);
    const filled = fieldsIn((await mine.browser.get(`${client}/edit`)).text);
    expect((await mine.browser.post(`${client}/edit`, { ...filled, "/name": "Mariana Lima" })).to).toBe(
      client,
    );
    expect((await mine.browser.post(`${client}/state`, { "/state": "ARCHIVED" })).to).toBe(client);
    expect(await read()).toMatchObject({ name: "Mariana Lima", state: "ARCHIVED", ownerAccountId: mine.id });
    expect((await mine.browser.post(`${client}/trash`)).to).toBe(`${mine.base}/clients`);
    expect((await mine.browser.post(`${client}/restore`)).to).toBe(client);
  });

  it("finds nothing of a colleague's client, on any page or by any form", async () => {
    const { colleague, leadId, match, client, read } = await stage();
    const { browser, base } = colleague;
    const before = await read();
    for (const path of [
      "/clients",
      "/clients?q=Mariana",
      `/clients?ownerAccountId=${before.ownerAccountId}`,
      "/radar",
    ]) {
      const { status, text } = await browser.get(base + path);
      expect([path, status, text.includes(leadId)]).toEqual([path, 200, false]);
    }
    for (const path of [client, `${client}/edit`]) expect((await browser.get(path)).status, path).toBe(404);
    const forms: readonly (readonly [string, Record<string, string>])[] = [
      ["interactions", { "/type": "CALL" }],
      ["edit", { "/name": "Minha agora" }],
      ["contact", {}],
      ["edit/contact", {}],
      ["state", { "/state": "ARCHIVED" }],
      ["trash", {}],
      ["restore", {}],
      ["release", { "/fields": "name" }],
      ["export", {}],
    ];
    for (const [form, sent] of forms)
      expect([form, (await browser.post(`${client}/${form}`, sent)).status]).toEqual([
        form,
        form === "export" ? 403 : 404,
      ]);
    for (const verb of ["favorite", "dismiss", "restore", "unfavorite", "request"])
      expect((await browser.post(`${base}/radar`, { match, verb })).status, verb).toBe(404);
    expect(await read()).toEqual(before);
  });

  it("learns nothing of a colleague's client from the faults of a malformed edit", async () => {
    const { account, colleague, leadId } = await stage();
    const who = { id: "psn_1", email: colleague.email, provedAt: Date.now() };
    const asked = { operationId: "editLead", person: who, accountId: account.accountId, params: { leadId } };
    const body = { nothing: 1, interest: { salePriceMin: 999_999_999 } };
    await expect(doneAsMember({ ...asked, body })).rejects.toThrow(/unknown_field/);
    await expect(doneAsMember({ ...asked, body })).rejects.not.toThrow(/salePriceM/);
  });

  it("is responsible for the clients they add, and adds no colleague's client again", async () => {
    const { account, mine, colleague } = await stage();
    const phone = newPhone();
    const sent = { "/name": "Cliente nova", "/phones": phone, "/status": "NEW", "/consentGiven": "true" };
    const { to } = await mine.browser.post(`${mine.base}/clients/new`, sent);
    const leadId = to!.split("/").at(-1)!;
    const { body } = await account.api.get(`/leads/${leadId}`);
    expect(body.data).toMatchObject({ name: "Cliente nova", ownerAccountId: mine.id });
    const again = await colleague.browser.post(`${colleague.base}/clients/new`, {
      ...sent,
      "/name": "Roubada",
    });
    expect([again.status, again.text.includes("com outro responsável")]).toEqual([422, true]);
    expect(again.text).not.toContain(leadId);
    expect((await account.api.get(`/leads/${leadId}`)).body.data).toEqual(body.data);
  });

  it("hands no client over, and takes none", async () => {
    const { account, mine, colleague, leadId, read } = await stage();
    const { accountId } = account;
    const asked = { operationId: "editLead", accountId, params: { leadId } };
    const [own, other] = [mine, colleague].map(({ email }, at) => ({
      id: `psn_${at}`,
      email,
      provedAt: Date.now(),
    }));
    for (const body of [{ ownerAccountId: colleague.id }, { ownerEmail: colleague.email }])
      for (const who of [own!, other!])
        await expect(doneAsMember({ ...asked, person: who, body })).rejects.toThrow(
          /request_refused|not_found/,
        );
    const created = await doneAsMember({
      operationId: "createLead",
      person: own!,
      accountId,
      body: person({ ownerEmail: colleague.email }),
    });
    expect(created.data.ownerAccountId).toBe(mine.id);
    expect((await read()).ownerAccountId).toBe(mine.id);
  });

  it("sees the partnership requests about their own clients, and none of a colleague's", async () => {
    const [account, partner] = await Promise.all([makeAccount(), makeAccount()]);
    const mine = await aBroker(account);
    const colleague = await aBroker(account);
    const { leadId, ofSeller } = await makeNetworkMatch(partner, account);
    await give(account, leadId, mine);
    expect((await request(partner, ofSeller)).status).toBe(201);
    const count = '<span class="count">1</span>';
    expect((await mine.browser.get(`${mine.base}/pulse`)).text).toContain(count);
    expect((await mine.browser.get(mine.base)).text).toContain("pediu parceria");
    expect((await colleague.browser.get(`${colleague.base}/pulse`)).text).not.toContain(count);
  });

  it("sees the matches and partnerships of their own clients alone", async () => {
    const { account, mine, colleague, match } = await stage();
    expect((await mine.browser.get(`${mine.base}/radar`)).text).toContain(`value="${match}"`);
    expect((await mine.browser.post(`${mine.base}/radar`, { match, verb: "favorite" })).to).toBe(
      `${mine.base}/radar`,
    );
    const { body } = await request(account, match);
    const id = body.data.id as string;
    const path = `${mine.base}/partnerships/${body.data.id}`;
    expect((await mine.browser.get(`${mine.base}/partnerships`)).text).toContain(id);
    expect((await mine.browser.get(path)).status).toBe(200);
    expect((await colleague.browser.get(`${colleague.base}/partnerships`)).text).not.toContain(id);
    expect((await colleague.browser.get(path)).status).toBe(404);
    for (const [form, sent] of [
      ["status", { "/status": "CANCELLED" }],
      ["ask", {}],
    ] as const)
      expect(
        (await colleague.browser.post(`${path}/${form}`, sent as Record<string, string>)).status,
        form,
      ).toBe(404);
    expect((await readPartnership(account, id)).status).toBe("PENDING");
    expect((await mine.browser.post(`${path}/status`, { "/status": "CANCELLED" })).to).toBe(path);
  });

  it("loses a client at the first click after another broker got it", async () => {
    const { account, mine, colleague, leadId, client } = await stage();
    await give(account, leadId, colleague);
    expect((await mine.browser.get(client)).status).toBe(404);
    expect((await colleague.browser.get(client)).status).toBe(200);
  });

  it("loses a client's partnerships with the client, even if the client searches for nothing", async () => {
    const { developmentId } = await launchStage();
    const account = await makeAccount();
    const mine = await aBroker(account);
    const colleague = await aBroker(account);
    const { id: leadId } = await makeLead(account, { ownerAccountId: mine.id, interest: {} });
    const { body } = await account.api.post(`/launches/${developmentId}/clients`, { body: { leadId } });
    const path = `${mine.base}/partnerships/${body.data.id}`;
    expect((await mine.browser.get(path)).status).toBe(200);
    await withRadarProcessed([account.accountId], () =>
      account.api.patch(`/leads/${leadId}`, { body: { ownerAccountId: colleague.id } }),
    );
    expect((await mine.browser.get(path)).status).toBe(404);
    expect((await colleague.browser.get(path)).status).toBe(200);
    expect(await readPartnership(account, body.data.id)).toMatchObject({ ourBrokerId: colleague.id });
  });

  it("is told what is missing while their address is not on the team or is inactive there", async () => {
    const { account, mine } = await stage();
    const stranger = await signedIn((await aMember(account.accountId, "BROKER")).email);
    await query`UPDATE team_members SET active = 0 WHERE id = ${mine.id}`;
    for (const browser of [stranger, mine.browser]) {
      expect((await browser.get(mine.base)).status).toBe(200);
      const { status, text } = await browser.get(`${mine.base}/clients`);
      expect([status, text.includes("não está na equipe desta conta")]).toEqual([403, true]);
      expect((await browser.get(`${mine.base}/pulse`)).status).toBe(200);
    }
  });

  it("sees no page of the account's systems, money or people", async () => {
    const { mine } = await stage();
    for (const path of [
      "/keys",
      "/webhooks",
      "/properties",
      "/trash",
      "/captacao",
      "/captacao/owners",
      "/captacao/settings",
      "/team",
      "/people",
      "/audit",
    ])
      expect((await mine.browser.get(mine.base + path)).status, path).toBe(403);
  });
});
