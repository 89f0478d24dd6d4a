import { describe, expect, it } from "vitest";
import { backoffice, makeAccount } from "../../../test/support/api.ts";
import { aMember } from "../../../test/support/member-calls.ts";
import { aBrowser, PANEL_URL, signedIn } from "../browser.ts";

const asPart = (path: string) => ({ "HX-Request": "true", "HX-Current-URL": PANEL_URL + path });

const anOwner = async () => {
  const { accountId, path, api } = await makeAccount();
  const { email } = await aMember(accountId, "OWNER");
  return { accountId, path, api, browser: await signedIn(email), base: `/a/${accountId}` };
};

describe("a part of a page", () => {
  it("is what changes from one page to the next, and sends the new address", async () => {
    const { browser, base } = await anOwner();
    const path = `${base}/properties?status=ACTIVE`;
    const { text, headers } = await browser.get(path, asPart(`${base}/properties`));
    expect(text).toContain("<h1>Imóveis</h1>");
    expect(text).not.toMatch(/<body|<nav class="side"/);
    expect(headers.get("HX-Push-Url")).toBe(path);
    const same = await browser.get(path, asPart(path));
    expect(same.headers.get("HX-Push-Url")).toBeNull();
  });

  it("leads somebody who is signed out to the whole sign-in page", async () => {
    const { base } = await anOwner();
    const stranger = aBrowser();
    const { to } = await stranger.get(`${base}/keys`, asPart(base));
    const { headers } = await stranger.get(to!, asPart(base));
    expect(headers.get("HX-Redirect")).toBe(to);
  });
});

describe("the pulse", () => {
  it("draws the navigation of the page that asks, with what waits", async () => {
    const { browser, base, api } = await anOwner();
    const { body } = await api.post("/webhooks", { body: { url: "https://crm.example.com/e" } });
    await api.patch(`/webhooks/${body.data.id}`, { body: { status: "DISABLED" } });
    const { text } = await browser.get(`${base}/pulse`, asPart(`${base}/keys`));
    expect(text).toMatch(/href="[^"]+\/keys"[^>]*>(?:(?!<\/a>).)*Integração<span class="count">1<\/span>/s);
    expect(text).toMatch(/href="[^"]+\/keys" aria-current="page"/);
  });

  it("is closed to a person who is no member", async () => {
    const [{ base }, { browser }] = await Promise.all([anOwner(), anOwner()]);
    expect((await browser.get(`${base}/pulse`)).status).toBe(404);
  });
});

describe("the search for an id", () => {
  it.each([
    ["prop-0123456789abcdef", "/properties/prop-0123456789abcdef"],
    ["lead-0123456789abcdef", "/clients/lead-0123456789abcdef"],
    ["k_0123456789abcdef", "/keys/k_0123456789abcdef"],
    ["wh_0123456789abcdef", "/webhooks/wh_0123456789abcdef"],
  ])("goes straight to the page of %s", async (id, page) => {
    const { browser, base } = await anOwner();
    expect((await browser.get(`${base}/find?q=+${id}+`)).to).toBe(base + page);
  });

  it("says what is searched where nothing is found, and shows what was asked for as text", async () => {
    const { browser, base } = await anOwner();
    const { status, text } = await browser.get(`${base}/find?q=${encodeURIComponent("<b>prop-1/../keys")}`);
    expect([status, text]).toEqual([200, expect.stringContaining("&lt;b&gt;prop-1/../keys")]);
  });
});

describe("a sandbox", () => {
  it("has a band, a switch to what is live, and no people of its own", async () => {
    const { browser, base, path } = await anOwner();
    expect((await browser.get(base)).text).not.toMatch(/class="(band|spaces)"/);
    const { body } = await backoffice.post(`${path}/sandbox`);
    expect((await browser.get(base)).text).toContain(`class="sandbox" href="/a/${body.data.id}"`);
    const { text } = await browser.get(`/a/${body.data.id}`);
    expect(text).toContain("Sandbox: dados de teste, sem cobrança.");
    expect(text).toContain(`<a href="${base}">Produção</a>`);
    expect(text).not.toContain(`/a/${body.data.id}/people"`);
    expect((await browser.get("/")).to).toBe(base);
  });
});

describe("the person's profile", () => {
  it("keeps language, look and keys in the browser", async () => {
    const { browser } = await anOwner();
    const set = await browser.post("/look", { language: "en", theme: "dark", keyboard: "off", next: "/me" });
    expect(set.to).toBe("/me");
    const { text } = await browser.get("/me");
    expect(text).toMatch(/<html lang="en" data-theme="dark">/);
    expect(text).toContain('data-keyboard="off"');
  });
});

describe("the page of a key", () => {
  it("says in words what the key may do", async () => {
    const { browser, base, path } = await anOwner();
    const made = await backoffice.post(`${path}/keys`, {
      name: "CRM",
      scopes: ["properties:read", "properties:write", "leads:read", "captacao:read"],
    });
    const accepting = await backoffice.post(`${path}/keys`, { name: "Compra", scopes: ["captacao:accept"] });
    const { text } = await browser.get(`${base}/keys/${made.body.data.id}`);
    expect(text).toContain("<li>Imóveis <span>ler e gravar</span></li>");
    expect(text).toContain("<li>Clientes <span>ler</span></li>");
    expect(text).toContain("<li>Captação <span>ler</span></li>");
    expect(text).not.toContain("properties:read");
    const warned = await browser.get(`${base}/keys/${accepting.body.data.id}`);
    expect(warned.text).toContain("<li>Captação (aceitar gasta dinheiro) <span>ler e gravar</span></li>");
  });
});

it("keeps the reader's language and look", async () => {
  const browser = aBrowser();
  await browser.post("/look", { language: "en" });
  await browser.post("/look", { theme: "dark" });
  expect((await browser.get("/signin")).text).toContain('<html lang="en" data-theme="dark">');
});
