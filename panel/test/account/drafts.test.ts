import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { accountWithProperty } from "../../../test/support/account-with.ts";
import { makeAccount } from "../../../test/support/api.ts";
import { moveClock, stopClockAt } from "../../../test/support/time.ts";
import { aBrowser, enter, fieldsIn, idempotencyKeyIn, mailedCode, pressUndo } from "../browser.ts";
import { anOperator, aProvedOperator, proveIdentity } from "../operator.ts";

const HOURS_13 = 13 * 3_600_000;
const MINUTES_11 = 11 * 60_000;

const resumeIn = (text: string): string => decodeURIComponent(/next=([^"&]*resume[^"&]*)/.exec(text)![1]!);

/** The fields of the form on a draft's page. */
const fieldsOf = (text: string) => fieldsIn(/<form[^>]*class="card stack"[\s\S]*?<\/form>/.exec(text)![0]);

describe("a form that is sent after its session has ended", () => {
  it("is kept for the browser that sent it, and is sent after the next sign-in", async () => {
    const { account, browser, base, email } = await enter(await makeAccount());
    const form = fieldsIn((await browser.get(`${base}/clients/new`)).text);
    stopClockAt(Date.now());
    moveClock(HOURS_13);
    const sent = { ...form, "/name": "Beatriz Rocha", "/phones": "(41) 99876-1234", "/consentGiven": "true" };
    const { to } = await browser.post(`${base}/clients/new`, sent);
    const next = resumeIn(to!);
    expect((await browser.get(to!)).text).toContain("O que você preencheu está guardado");
    vi.useRealTimers();
    await browser.post("/signin", { email, next });
    const entered = await browser.post("/signin/code", { code: (await mailedCode(email))! });
    expect(entered.to).toBe(next);
    const { text } = await browser.get(next);
    expect(text).toContain("<li>Beatriz Rocha</li>");
    const written = await browser.post(`${base}/clients/new`, fieldsOf(text));
    expect(written.to).toContain(`${base}/clients/lead-`);
    const { body } = await account.api.get("/leads?q=Beatriz");
    expect(body.data).toHaveLength(1);
  });

  it("is nobody else's: another browser finds nothing under its address", async () => {
    const { account, browser, base } = await enter(await makeAccount());
    browser.cookies.delete("panel");
    const { to } = await browser.post(`${base}/clients/new`, { "/name": "Beatriz Rocha" });
    const other = await enter(account);
    const page = await other.browser.get(resumeIn(to!));
    expect([page.status, page.text.includes("Beatriz")]).toEqual([404, false]);
  });

  it("shows nothing to a person of another account who signs in in the same browser", async () => {
    const { browser, base } = await enter(await makeAccount());
    browser.cookies.delete("panel");
    const { to } = await browser.post(`${base}/clients/new`, { "/name": "Beatriz Rocha" });
    const { email } = await enter(await makeAccount());
    await browser.post("/signin", { email });
    expect((await browser.post("/signin/code", { code: (await mailedCode(email))! })).to).toBe("/");
    const page = await browser.get(resumeIn(to!));
    expect([page.status, page.text.includes("Beatriz")]).toEqual([404, false]);
  });

  it("of a stranger is kept no more often than their network may", async () => {
    const stranger = aBrowser();
    for (let at = 0; at < 60; at += 1) await stranger.post("/a/acc-x/clients/new", { "/name": "x" });
    expect((await stranger.post("/a/acc-x/clients/new", { "/name": "x" })).to).not.toContain("resume");
  });
});

describe("the forms of strangers", () => {
  it("never displace a member's, not even one whose session has ended, however many they are", async () => {
    const account = await makeAccount();
    const { browser, base } = await enter(account);
    browser.cookies.delete("panel");
    const { to } = await browser.post(`${base}/clients/new`, { "/name": "Beatriz Rocha" });
    const rowsOf = async (table: string) =>
      (await env.SPARE_PANEL.prepare(`SELECT count(*) AS n FROM ${table}`).first<{ n: number }>())!.n;
    const before = await rowsOf("drafts");
    const fill = `WITH RECURSIVE up (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM up WHERE n < 20010)
      INSERT INTO stranger_drafts (id, sealed, expires_at) SELECT 'x' || n || ?, x'00', ? FROM up`;
    await env.SPARE_PANEL.prepare(fill)
      .bind(crypto.randomUUID(), Date.now() + HOURS_13)
      .run();
    const kept = await aBrowser().post("/a/acc-x/clients/new", { "/name": "x" });
    expect(kept.to).toContain("resume");
    expect([await rowsOf("drafts"), await rowsOf("stranger_drafts")]).toEqual([before, 20_000]);
    expect((await browser.get(to!)).text).toContain("O que você preencheu está guardado");
    const entered = await enter(account);
    for (const [name, value] of entered.browser.cookies)
      if (name === "panel") browser.cookies.set(name, value);
    expect((await browser.get(resumeIn(to!))).text).toContain("<li>Beatriz Rocha</li>");
  });
});

describe("a member", () => {
  it("leaves no more forms an hour than their own share, whatever their network does", async () => {
    const { browser, base } = await enter(await makeAccount());
    browser.cookies.delete("panel");
    const send = () => browser.post(`${base}/clients/new`, { "/name": "x" });
    for (let at = 0; at < 60; at += 1) expect((await send()).to).toContain("resume");
    expect((await send()).to).not.toContain("resume");
    const other = await enter(await makeAccount());
    other.browser.cookies.delete("panel");
    expect((await other.browser.post(`${other.base}/clients/new`, { "/name": "x" })).to).toContain("resume");
  });
});

describe("a form that needs a fresh proof", () => {
  it("waits for it, and is sent once", async () => {
    const { browser, base, email } = await enter(await makeAccount());
    const once = idempotencyKeyIn((await browser.get(`${base}/keys/new`)).text);
    stopClockAt(Date.now());
    moveClock(MINUTES_11);
    const sent = { "/name": "CRM", "level/properties": "read", days: "30", once };
    const asked = await browser.post(`${base}/keys/new`, sent);
    expect(asked.status).toBe(403);
    const next = resumeIn(asked.text);
    await browser.post("/prove", { next });
    vi.useRealTimers();
    await browser.post("/signin/code", { code: (await mailedCode(email))! });
    const { text } = await browser.get(next);
    expect(text).toContain(`action="${base}/keys/new"`);
    const made = await browser.post(`${base}/keys/new`, fieldsOf(text));
    expect(made.text).toMatch(/rea_[0-9a-z]{80}/);
  });

  it("waits at the console, too", async () => {
    const { accountId } = await makeAccount();
    const operator = await anOperator("ADMIN");
    const page = `/operator/access-requests/${accountId}`;
    const asked = await operator.post(page, { decision: "INFO", "/message": "Quantas chamadas por dia?" });
    const next = resumeIn(asked.text);
    await proveIdentity(operator);
    const { text } = await operator.get(next);
    expect(text).toContain("<li>Quantas chamadas por dia?</li>");
    expect(text).toContain(`action="${page}"`);
    const other = await aProvedOperator("ADMIN");
    expect((await other.get(next)).status).toBe(404);
  });
});

describe("what was done", () => {
  it("is reported once, on the next page, and can be undone from there", async () => {
    const { account, id } = await accountWithProperty();
    const { browser, base } = await enter(account);
    const page = `${base}/properties/${id}`;
    await browser.post(`${page}/status`, { "/status": "SOLD", was: "ACTIVE" });
    const { text } = await browser.get(page);
    expect(text).toContain("Salvo.");
    expect((await browser.get(page)).text).not.toContain('class="toast"');
    await pressUndo(browser, text);
    expect((await account.api.get(`/properties/${id}`)).body.data.status).toBe("ACTIVE");
  });

  it("to a price can be undone, and nothing else with it", async () => {
    const { account, id } = await accountWithProperty();
    const { browser, base } = await enter(account);
    const page = `${base}/properties/${id}`;
    const before = (await account.api.get(`/properties/${id}`)).body.data;
    const form = fieldsIn((await browser.get(`${page}/edit`)).text);
    await browser.post(`${page}/edit`, { ...form, "/salePrice": "731.500,00" });
    const { text } = await browser.get(page);
    await account.api.patch(`/properties/${id}`, { body: { title: "Mudado por outro" } });
    expect((await pressUndo(browser, text)).to).toBe(page);
    expect((await browser.get(page)).text).toContain("Desfeito.");
    const after = (await account.api.get(`/properties/${id}`)).body.data;
    expect(after).toMatchObject({ salePrice: before.salePrice, title: "Mudado por outro" });
    expect(after.description).toBe(before.description);
    expect(after.purposes).toEqual(before.purposes);
  });

  it("leads nowhere but to this dashboard, whatever the cookie holds", async () => {
    const { browser, base } = await enter(await makeAccount());
    const evil = { name: "saved", undo: { to: "//evil.example/x", fields: {} } };
    browser.cookies.set("said", btoa(JSON.stringify(evil)).replaceAll("=", ""));
    expect((await browser.get(base)).text).not.toContain("evil.example");
    for (const broken of ["x", "e30", "!!"]) {
      browser.cookies.set("said", broken);
      expect((await browser.get(base)).status).toBe(200);
    }
  });
});

describe("the second of two tabs", () => {
  it("shows who changed the field since, and when", async () => {
    const { account, id } = await accountWithProperty();
    const first = await enter(account);
    const second = await enter(account);
    const path = `${first.base}/properties/${id}/edit`;
    const opened = fieldsIn((await second.browser.get(path)).text);
    const sent = fieldsIn((await first.browser.get(path)).text);
    await first.browser.post(path, { ...sent, "/salePrice": "731000" });
    const late = await second.browser.post(path, { ...opened, "/salePrice": "744000" });
    expect(late.text).toContain("Alguém alterou estes campos");
    expect(late.text).toContain(`(${first.email}, `);
    await account.api.patch(`/properties/${id}`, { body: { title: "Outro título" } });
    const again = await second.browser.post(path, {
      ...opened,
      "/title": "Meu título",
      "/salePrice": "731000",
    });
    expect(again.text).toContain("(pela integração)");
  });
});
