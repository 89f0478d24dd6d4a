import { describe, expect, it } from "vitest";
import { backoffice, makeAccount, type TestAccount } from "../../test/support/api.ts";
import { develop, launchStage, unitOf } from "../../test/support/launches.ts";
import { makeNetworkMatch } from "../../test/support/match.ts";
import { makePartnership, readPartnership } from "../../test/support/partnership.ts";
import { enter } from "./browser.ts";

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
    expect(left.text).toContain("Nada com estes filtros");
  });

  it("knows no verb but its own", async () => {
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

  it("changes nothing of another account's match", async () => {
    const { client, match } = await aMatch();
    const { browser, base } = await enter(await makeAccount());
    expect((await browser.post(`${base}/radar`, { match, verb: "dismiss" })).status).toBe(404);
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

  it("say why a move is not this side's", async () => {
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
  });
});
