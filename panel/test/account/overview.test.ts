import { describe, expect, it, vi } from "vitest";
import { DAY_MS } from "../../../src/lib/clock.ts";
import { accountWithProperty } from "../../../test/support/account-with.ts";
import { makeAccount } from "../../../test/support/api.ts";
import { anOwner, offerTo, readyDesk } from "../../../test/support/captacao.ts";
import { makeNetworkMatch } from "../../../test/support/match.ts";
import { addMember } from "../../../test/support/member-calls.ts";
import { makePartnership } from "../../../test/support/partnership.ts";
import { makeProperty } from "../../../test/support/portfolio.ts";
import { query } from "../../../test/support/query.ts";
import { stopClockAt } from "../../../test/support/time.ts";
import { answering, enter, fieldsIn, signedIn } from "../browser.ts";

/** An account with a client for whom a partner has the property. */
const aMatch = async () => {
  const [client, property] = await Promise.all([makeAccount(), makeAccount()]);
  const { ofBuyer: match, leadId } = await makeNetworkMatch(property, client);
  const { body } = await client.api.get(`/leads/${leadId}`);
  return { match, lead: body.data, ...(await enter(client)) };
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

  it("no longer has an opportunity that somebody has looked at", async () => {
    const { browser, base, match } = await aMatch();
    await browser.post(`${base}/radar`, { match, verb: "dismiss" });
    const { text } = await browser.get(base);
    expect(text).not.toContain("wa.me");
    expect(text).toContain("Nenhuma nova agora");
  });

  it("shows an integrator the calls in full, and no client", async () => {
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

describe("what waits for an answer", () => {
  /** The text of the card with what needs attention. */
  const needsIn = ({ text }: { readonly text: string }) =>
    /<section class="card needs"[\s\S]*?<\/section>/.exec(text)?.[0] ?? "";

  it("includes an owner with the price and the time left, which stops outside service hours", async () => {
    const account = await readyDesk(await makeAccount());
    const { id } = await offerTo(account, anOwner());
    const { browser, base } = await enter(account);
    stopClockAt(Date.parse("2026-11-28T12:00:00-03:00"));
    const card = needsIn(await browser.get(base));
    vi.useRealTimers();
    expect(card).toContain(`href="${base}/captacao/${id}/accept"`);
    expect(card).toContain("Aceitar por R$\u00a090");
    expect(card).toMatch(/Responder até <time[\s\S]*Prazo suspenso[\s\S]*2026-11-30T12:00:00.000Z/);
    expect(card).not.toContain("Sentinela");
    const { browser: manager } = await enter(account, "MANAGER");
    expect(needsIn(await manager.get(base))).not.toContain("/accept");
  });

  it("includes a partner's request with both answers, accepted by one press", async () => {
    const [client, property] = await Promise.all([makeAccount(), makeAccount()]);
    const { id } = await makePartnership({ client, property });
    const { browser, base } = await enter(property);
    const card = needsIn(await browser.get(base));
    expect(card).toContain(`action="${base}/partnerships/${id}/status"`);
    expect(card).toContain('value="DECLINED"');
    const { to } = await browser.post(`${base}/partnerships/${id}/status`, { "/status": "ACCEPTED" });
    expect(to).toContain(`${base}/partnerships/${id}`);
    expect(needsIn(await browser.get(base))).not.toContain(id);
  });

  it("is counted in one line where the hours of service cannot be read", async () => {
    const account = await readyDesk(await makeAccount());
    await offerTo(account, anOwner());
    await offerTo(account, anOwner());
    const { browser, base } = await enter(account);
    answering(browser, (answer, { operationId }) =>
      operationId === "getCaptacaoSettings" ? { kind: "closed", role: "OWNER", roles: [] } : answer,
    );
    const card = needsIn(await browser.get(base));
    expect(card).toContain("2 ofertas");
    expect(card).toContain(`href="${base}/captacao"`);
    expect(card).not.toContain("/accept");
  });

  it("is counted if there are more than a few", async () => {
    const account = await readyDesk(await makeAccount());
    for (let count = 0; count < 4; count += 1) await offerTo(account, anOwner());
    const { browser, base } = await enter(account);
    const card = needsIn(await browser.get(base));
    expect(card.match(/\/accept"/g)).toHaveLength(3);
    expect(card).toContain("mais 1 oferta na Captação");
  });
});

describe("what goes offline within a week", () => {
  /** Records a notice, as the daily job would have two days ago. */
  const notice = (id: string) =>
    query`UPDATE properties SET notice_at = ${Date.now() - 2 * DAY_MS} WHERE id = ${id}`;

  it("is named on the overview, and confirmed by one press", async () => {
    const { account, id: one } = await accountWithProperty({ title: "Casa que vence" });
    const { id: other } = await makeProperty(account, { title: "Casa que também vence" });
    await makeProperty(account, { title: "Casa confirmada" });
    await Promise.all([notice(one), notice(other)]);
    const { browser, base } = await enter(account);
    const { text } = await browser.get(base);
    const [section = ""] = /<section class="card lapsing">[\s\S]*?<\/section>/.exec(text) ?? [];
    expect(section).toContain(`href="${base}/properties/${one}"`);
    expect(section).toContain("Confirmar que os 2 estão disponíveis");
    expect(section).not.toContain("Casa confirmada");
    const form = new URLSearchParams();
    for (const [tag] of section.matchAll(/<input[^>]*>/g))
      for (const [name, value] of Object.entries(fieldsIn(tag))) form.append(name, value);
    const { to } = await browser.sendForm(`${base}/properties/confirm`, form);
    expect(to).toBe(base);
    const after = (await browser.get(base)).text;
    expect(after).toContain("Confirmado.");
    expect(after).not.toContain("lapsing");
    for (const id of [one, other]) {
      const { body } = await account.api.get(`/properties/${id}`);
      expect([body.data.status, body.data.confirmation.noticeAt]).toEqual(["ACTIVE", null]);
    }
    const audit = await browser.get(`${base}/audit`);
    for (const title of ["Casa que vence", "Casa que também vence"]) expect(audit.text).toContain(title);
    expect(audit.text).toContain("panel.confirmProperties");
  });

  it("is shown to nobody who may not confirm it, nor of another account", async () => {
    const account = await makeAccount();
    await notice((await makeProperty(account)).id);
    const { browser } = await enter(account, "DEVELOPER");
    expect((await browser.get(`/a/${account.accountId}`)).text).not.toContain("lapsing");
    const { browser: stranger, base } = await enter(await makeAccount());
    expect((await stranger.get(base)).text).not.toContain("lapsing");
  });
});
