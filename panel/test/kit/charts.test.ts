import { describe, expect, it } from "vitest";
import { backoffice, makeAccount } from "../../../test/support/api.ts";
import { aCall, callLogOf } from "../../../test/support/call-log.ts";
import { offerTo, readyDesk } from "../../../test/support/captacao.ts";
import { partnershipIn } from "../../../test/support/partnership.ts";
import {
  commitEvents,
  consume,
  holdReminders,
  makeWebhook,
  receiver,
  reminderOf,
  status,
} from "../../../test/support/receiver.ts";
import { moveClock, stopClockAt } from "../../../test/support/time.ts";
import { timeLeft } from "../../src/kit/time-left.ts";
import { enter } from "../browser.ts";

/** The numbers in a row of a chart's table, found by its title. */
const rowOf = (text: string, title: string): string[] => {
  const row = [...text.matchAll(/<tr>(.*?)<\/tr>/g)].find(([, one]) => one!.includes(`>${title}</th>`));
  return [...(row?.[1] ?? "").matchAll(/<td class="number[^>]*>([^<]*)</g)].map(([, number]) => number!);
};

describe("the chart of a webhook's deliveries", () => {
  it("has each outcome, with its numbers in a table, and is not there without deliveries", async () => {
    stopClockAt("2031-03-11T12:00:00Z");
    const account = await makeAccount();
    const web = receiver();
    holdReminders();
    const { id } = await makeWebhook(account.api);
    const { browser, base } = await enter(account);
    expect((await browser.get(`${base}/webhooks/${id}`)).text).not.toContain("<svg viewBox");
    web.answer = () => status(500);
    await commitEvents(account.accountId, 1);
    await consume(reminderOf(account.accountId, id));
    web.answer = () => status(200);
    await commitEvents(account.accountId, 2);
    await consume(reminderOf(account.accountId, id));
    const { text } = await browser.get(`${base}/webhooks/${id}`);
    expect(rowOf(text, "11/03")).toEqual(["2", "1", "0", "0"]);
    expect(rowOf(text, "10/03")).toEqual(["0", "0", "0", "0"]);
    for (const kind of ["good", "warning"]) expect(text).toContain(`<rect class="${kind}"`);
    browser.language = "en";
    expect(rowOf((await browser.get(`${base}/webhooks/${id}`)).text, "Mar\u00a011")).toEqual([
      "2",
      "1",
      "0",
      "0",
    ]);
  });
});

describe("the funnel of Radar", () => {
  it("says how many came how far, and is left out of filtered lists and of an empty Radar", async () => {
    const client = await makeAccount();
    const property = await makeAccount();
    const { browser, base } = await enter(client);
    const title = "Da oportunidade ao negócio fechado";
    expect((await browser.get(`${base}/radar`)).text).not.toContain(title);
    await partnershipIn({ client, property }, "CONTACTED");
    const { text } = await browser.get(`${base}/radar`);
    expect(rowOf(text, "Encontradas")).toEqual(["1", ""]);
    expect(rowOf(text, "Pedidas")).toEqual(["1", "100%"]);
    expect(rowOf(text, "Viraram parceria")).toEqual(["1", "100%"]);
    expect(rowOf(text, "Negócio fechado")).toEqual(["0", "0%"]);
    expect((await browser.get(`${base}/radar?status=NEW`)).text).not.toContain(title);
  });
});

describe("the chart of the balance", () => {
  it("shows the balance after each entry, and now", async () => {
    stopClockAt("2031-03-11T12:00:00Z");
    const account = await readyDesk(await makeAccount(), 50_000);
    moveClock(86_400_000);
    await backoffice.post(`${account.path}/captacao/credits`, { amountCents: 25_050, note: "Recarga" });
    const { browser, base } = await enter(account);
    const { text } = await browser.get(`${base}/captacao/ledger`);
    expect(text).toMatch(/<path class="stroke" d="M0 37\.50/);
    expect(rowOf(text, "11/03/2031")).toEqual(["R$\u00a0500"]);
    expect(rowOf(text, "Agora")).toEqual(["R$\u00a0750,50"]);
    const other = await enter(await makeAccount());
    expect((await other.browser.get(`${other.base}/captacao/ledger`)).text).not.toContain("<svg viewBox");
  });
});

describe("the overview", () => {
  it("says what needs the reader, with the page where it is answered", async () => {
    const { account, browser, base } = await enter(await makeAccount());
    expect((await browser.get(base)).text).toContain("Nada espera por você agora.");
    await offerTo(account);
    const { id } = await makeWebhook(account.api);
    await account.api.patch(`/webhooks/${id}`, { body: { status: "DISABLED" } });
    const { text } = await browser.get(base);
    expect(text).toContain("Aceitar por");
    expect(text).toContain("1 webhook está desativado");
    expect(text).toMatch(/Responder até <time datetime="[^"]+">/i);
    expect(text).toContain(`class="button plain" href="${base}/webhooks"`);
    for (let more = 0; more < 4; more += 1) await offerTo(account);
    browser.language = "en";
    expect((await browser.get(base)).text).toContain("2 more owner offers");
  });

  it("draws the last days, and the latest errors", async () => {
    stopClockAt("2031-03-11T12:00:00Z");
    const account = await makeAccount();
    const { keyId } = account;
    await callLogOf(account.accountId).add([
      aCall({ keyId }),
      aCall({ keyId }),
      aCall({ keyId }),
      aCall({ keyId, status: 403, code: "access_denied", operation: "listLeads" }),
    ]);
    const { browser, base } = await enter(account, "DEVELOPER");
    const { text } = await browser.get(base);
    expect(rowOf(text, "11/03")).toEqual(["3", "1", "0"]);
    expect(text).toContain('<p class="figure">25%</p>');
    expect(text).toContain("access_denied");
  });
});

describe("the time left", () => {
  it.each([
    ["en", 0, "in 0 minutes"],
    ["en", -1, "in 0 minutes"],
    ["pt-BR", 41 * 60_000 - 1, "em 41 minutos"],
    ["en", 119 * 60_000, "in 119 minutes"],
    ["en", 150 * 60_000, "in 2 hours"],
    ["pt-BR", 3 * 86_400_000, "em 3 dias"],
  ])("in %s of %i ms is %s", (language, ms, text) => {
    expect(timeLeft(language, ms)).toBe(text);
  });
});
