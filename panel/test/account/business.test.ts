import { describe, expect, it } from "vitest";
import { accountWithProperty } from "../../../test/support/account-with.ts";
import { backoffice, makeAccount, type TestAccount } from "../../../test/support/api.ts";
import { develop, launchStage, register, registrar, unitOf } from "../../../test/support/launches.ts";
import { makeLead } from "../../../test/support/lead.ts";
import { makeNetworkMatch } from "../../../test/support/match.ts";
import { makePartnership, readPartnership } from "../../../test/support/partnership.ts";
import { makeProperty } from "../../../test/support/portfolio.ts";
import { enter, idempotencyKeyIn } from "../browser.ts";

const partners = async () => {
  const [client, property] = await Promise.all([makeAccount(), makeAccount()]);
  return { client, property };
};

const statusOf = async ({ api }: TestAccount, id: string): Promise<string> => {
  const { body } = await api.get("/matches?limit=100");
  return body.data.find((one: { id: string }) => one.id === id).status;
};

describe("the Radar at the dashboard", () => {
  const aMatch = async () => {
    const { client, property } = await partners();
    const { ofBuyer: match } = await makeNetworkMatch(property, client);
    return { client, property, match, ...(await enter(client)) };
  };

  it("moves a match back and forth", async () => {
    const { client, match, browser, base } = await aMatch();
    const send = (verb: string) => browser.post(`${base}/radar`, { match, verb });
    expect((await browser.get(`${base}/radar`)).text).toContain(`value="${match}"`);
    for (const [verb, status] of [
      ["favorite", "FAVORITED"],
      ["unfavorite", "NEW"],
      ["dismiss", "ARCHIVED"],
      ["restore", "NEW"],
    ] as const) {
      expect((await send(verb)).to, verb).toBe(`${base}/radar`);
      expect(await statusOf(client, match)).toBe(status);
    }
    const left = await browser.get(`${base}/radar?status=ARCHIVED`);
    expect(left.text).toContain("Nenhum resultado com estes filtros");
  });

  it("has a column for each status, and a list to which a move returns the reader", async () => {
    const { match, browser, base } = await aMatch();
    const columns = (await browser.get(`${base}/radar`)).text
      .split(/<section class="column(?: shown)?(?: folded)?">/)
      .slice(1);
    expect(columns.map((column) => /<h2>([^<]+)<span class="count">(\d+)/.exec(column)!.slice(1))).toEqual([
      ["Novas", "1"],
      ["Favoritas", "0"],
      ["Pedidas", "0"],
      ["Dispensadas", "0"],
    ]);
    expect(columns[0]).toContain(`value="${match}"`);
    expect(columns[1]).toContain("Nenhuma.");
    const titlesShown = async (query: string) => {
      const { text } = await browser.get(`${base}/radar${query}`);
      return [
        text.match(/class="column shown(?: folded)?"><h2>([^<]+)/)?.[1],
        text.includes("Limpar filtros"),
      ];
    };
    expect(await titlesShown("")).toEqual(["Novas", false]);
    expect(await titlesShown("?column=REQUESTED")).toEqual(["Pedidas", false]);
    expect(await titlesShown("?column=__proto__")).toEqual(["Novas", false]);
    const list = `${base}/radar?status=NEW`;
    expect((await browser.get(list)).text).toContain(`name="next" value="${list}"`);
    for (const [next, to] of [
      [list, list],
      ["//evil.example", `${base}/radar`],
      [`${base}/keys`, `${base}/radar`],
    ] as const)
      expect((await browser.post(`${base}/radar`, { match, verb: "favorite", next })).to).toBe(to);
  });

  it("is on the page of a property and of a client, for roles that run the business", async () => {
    const { account, id: propertyId } = await accountWithProperty();
    const { id: leadId } = await makeLead(account);
    for (const [path, role, isThere] of [
      [`/properties/${propertyId}`, "MANAGER", true],
      [`/properties/${propertyId}`, "DEVELOPER", false],
      [`/clients/${leadId}`, "MANAGER", true],
    ] as const) {
      const { browser, base } = await enter(account, role);
      const { text, status } = await browser.get(base + path);
      expect([path, status, text.includes("Melhores oportunidades")]).toEqual([path, 200, isThere]);
    }
  });

  it("ignores an unknown verb", async () => {
    const { client, match, browser, base } = await aMatch();
    for (const verb of ["__proto__", "constructor", "purge", ""])
      expect((await browser.post(`${base}/radar`, { match, verb })).status, verb).toBe(200);
    expect(await statusOf(client, match)).toBe("NEW");
  });

  it("requests a partnership with a message", async () => {
    const { client, match, browser, base } = await aMatch();
    const sent = { match, verb: "request", "/message": "Vamos conversar?" };
    expect((await browser.post(`${base}/radar`, sent)).to).toBe(`${base}/radar`);
    const { body } = await client.api.get("/partnerships");
    expect(body.data).toMatchObject([{ status: "PENDING", message: "Vamos conversar?" }]);
    expect((await browser.get(`${base}/partnerships`)).text).toContain(body.data[0].id);
  });

  it("explains one match on its page, and moves it there", async () => {
    const { client, match, browser, base } = await aMatch();
    const path = `${base}/radar/${encodeURIComponent(match)}`;
    expect((await browser.get(`${base}/radar`)).text).toContain(`href="${path}"`);
    const { body } = await client.api.get("/matches?limit=100");
    const { score, parts, reasons } = body.data.find(({ id }: { id: string }) => id === match);
    const { text, status } = await browser.get(path);
    expect(status).toBe(200);
    expect(text).toContain(`<p class="figure">${score}</p>`);
    const shown = text.replaceAll("\u00a0", " ");
    for (const reason of reasons) expect(shown).toContain(reason);
    expect(text.match(/<th scope="row">/g)).toHaveLength(Object.keys(parts).length);
    expect((await browser.post(path, { match, verb: "favorite" })).to).toBe(path);
    expect(await statusOf(client, match)).toBe("FAVORITED");
    expect((await browser.post(path, { match, verb: "dismiss" })).status).toBe(422);
    for (const other of ["m", "m#a#b#own", match.replace("#client", "#own"), `${match}x`])
      expect((await browser.get(`${base}/radar/${encodeURIComponent(other)}`)).status, other).toBe(404);
  });

  it("changes nothing of another account's match", async () => {
    const { client, match } = await aMatch();
    const { browser, base } = await enter(await makeAccount());
    expect((await browser.post(`${base}/radar`, { match, verb: "dismiss" })).status).toBe(404);
    expect((await browser.get(`${base}/radar/${encodeURIComponent(match)}`)).status).toBe(404);
    expect(await statusOf(client, match)).toBe("NEW");
  });
});

describe("partnerships at the dashboard", () => {
  it("are accepted, and then show whom to call", async () => {
    const both = await partners();
    const { id } = await makePartnership(both);
    const { browser, base } = await enter(both.property);
    const path = `${base}/partnerships/${id}`;
    expect((await browser.get(path)).text).toContain("Vamos conversar?");
    expect((await browser.post(`${path}/status`, { "/status": "ACCEPTED" })).to).toBe(path);
    expect((await readPartnership(both.client, id)).status).toBe("ACCEPTED");
    expect((await browser.get(path)).text).toContain("titular@example.com");
    const { body } = await backoffice.get(`${both.property.path}/audit`);
    expect(body.data[0]).toMatchObject({ action: "panel.setPartnershipStatus", subject: id });
  });

  it("that await an answer are above the list, and are answered there", async () => {
    const both = await partners();
    const { id } = await makePartnership(both);
    const asker = await enter(both.client);
    expect((await asker.browser.get(`${asker.base}/partnerships`)).text).not.toContain("Para responder");
    const { browser, base } = await enter(both.property);
    const answer = `action="${base}/partnerships/${id}/status"`;
    const { text } = await browser.get(`${base}/partnerships`);
    expect(text.indexOf(answer)).toBeGreaterThan(text.indexOf("Para responder"));
    expect(text).toContain("Vamos conversar?");
    expect((await browser.get(`${base}/partnerships?status=PENDING`)).text).not.toContain(answer);
    await browser.post(`${base}/partnerships/${id}/status`, { "/status": "DECLINED" });
    expect((await readPartnership(both.client, id)).status).toBe("DECLINED");
    expect((await browser.get(`${base}/partnerships`)).text).not.toContain("Para responder");
  });

  it("are answered on their own page, which offers the moves that are allowed and no others", async () => {
    const both = await partners();
    const { id } = await makePartnership(both);
    const offered = async ({ browser, base }: Awaited<ReturnType<typeof enter>>) => {
      const { text } = await browser.get(`${base}/partnerships/${id}`);
      return [...text.matchAll(/name="\/status" value="(\w+)"/g)].map(([, stage]) => stage);
    };
    const asker = await enter(both.client);
    const asked = await enter(both.property);
    expect(await offered(asker)).toEqual(["CANCELLED"]);
    expect(await offered(asked)).toEqual(["ACCEPTED", "DECLINED"]);
    const path = `${asked.base}/partnerships/${id}`;
    expect((await asked.browser.get(path)).text).not.toContain(`${path}/ask`);
    await asked.browser.post(`${path}/status`, { "/status": "ACCEPTED" });
    expect(await offered(asker)).toEqual(["CONTACTED", "NEGOTIATING", "PROPOSAL", "WON", "LOST"]);
    expect(await offered(asked)).toEqual([]);
    expect((await asked.browser.get(path)).text).toContain(`${path}/ask`);
  });

  it("say why a move is not open to this side", async () => {
    const both = await partners();
    const { id } = await makePartnership(both);
    const { browser, base } = await enter(both.client);
    const page = await browser.post(`${base}/partnerships/${id}/status`, { "/status": "ACCEPTED" });
    expect(page.status).toBe(422);
    expect(page.text).toContain('role="alert"');
    expect((await readPartnership(both.client, id)).status).toBe("PENDING");
  });

  it("of other accounts are not found", async () => {
    const both = await partners();
    const { id } = await makePartnership(both);
    const { browser, base } = await enter(await makeAccount());
    expect((await browser.get(`${base}/partnerships/${id}`)).status).toBe(404);
  });
});

describe("launches at the dashboard", () => {
  it("show who develops them, where and for how much", async () => {
    const { developer, developmentId } = await launchStage();
    await develop(developer, unitOf(developmentId));
    const { browser, base } = await enter(await makeAccount());
    const { text } = await browser.get(`${base}/launches`);
    expect(text).toContain("Residencial das Acácias");
    expect(text).toContain("Construtora de Teste");
    expect(text).toContain(`href="${base}/launches/${developmentId}"`);
  });

  const registering = async () => {
    const { developer, developmentId } = await launchStage();
    await develop(developer, unitOf(developmentId, { launch: { unitsTotal: 120, unitsAvailable: 48 } }));
    const account = await registrar({ name: "Beatriz Rocha" });
    const { browser, base } = await enter(account);
    const path = `${base}/launches/${developmentId}`;
    const mine = async () => (await account.api.get("/partnerships")).body.data;
    return { developer, developmentId, account, browser, base, path, mine };
  };

  it("have a page with unit types and units, on which a client is found and registered once", async () => {
    const { account, browser, base, path, mine } = await registering();
    const { text } = await browser.get(path);
    for (const shown of ["Dois quartos", "500.000", ">48<", "Beatriz Rocha"]) expect(text).toContain(shown);
    expect((await browser.get(`${path}?q=rocha`)).text).toContain(`value="${account.leadId}"`);
    expect((await browser.get(`${path}?q=ninguem`)).text).toContain("Nenhum cliente ativo");
    const sent = { "/leadId": account.leadId, "/message": "Quer visitar", once: idempotencyKeyIn(text) };
    const answers = [
      await browser.post(`${path}/clients`, sent),
      await browser.post(`${path}/clients`, sent),
    ];
    const [one, ...others] = await mine();
    expect([one, others]).toEqual([
      expect.objectContaining({ status: "LEAD_REGISTERED", message: "Quer visitar", leadId: account.leadId }),
      [],
    ]);
    for (const { to } of answers) expect(to).toBe(`${base}/partnerships/${one.id}`);
  });

  it("say until when another account protects the client, and keep the message", async () => {
    const { account, developmentId, browser, path, mine } = await registering();
    const { phones } = (await account.api.get(`/leads/${account.leadId}`)).body.data;
    await register(await registrar({ phones }), developmentId);
    const sent = { "/leadId": account.leadId, "/message": "Quer <b>visitar</b>" };
    const { status, text } = await browser.post(`${path}/clients`, sent);
    expect([status, text]).toEqual([422, expect.stringContaining('role="alert"')]);
    expect(text).toContain("Quer &lt;b&gt;visitar&lt;/b&gt;");
    expect(await mine()).toEqual([]);
    const unknown = await browser.post(`${path}/clients`, { "/leadId": "lead-0123456789abcdef" });
    expect([unknown.status, unknown.text]).toEqual([422, expect.stringContaining('id="f-leadId-fault"')]);
  });

  it("take no clients from their own developer, and are found only while they are in the catalog", async () => {
    const { developer, developmentId, browser, base } = await registering();
    const own = await enter(developer);
    const { text } = await own.browser.get(`${own.base}/launches/${developmentId}`);
    expect(text).not.toContain('/clients" class="act"');
    const { id } = await makeProperty(developer);
    for (const propertyId of [id, "prop-0123456789abcdef"])
      expect((await browser.get(`${base}/launches/${propertyId}`)).status, propertyId).toBe(404);
    await backoffice.patch(developer.path, { status: "INACTIVE" });
    expect((await browser.get(`${base}/launches/${developmentId}`)).status).toBe(404);
  });

  it("are closed to a DEVELOPER", async () => {
    const { account, path } = await registering();
    const { browser } = await enter(account, "DEVELOPER");
    expect((await browser.get(path)).status).toBe(403);
    expect((await browser.post(`${path}/clients`, { "/leadId": account.leadId })).status).toBe(403);
  });
});
