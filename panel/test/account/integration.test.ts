import { describe, expect, it } from "vitest";
import { backoffice, makeAccount } from "../../../test/support/api.ts";
import { listing } from "../../../test/support/listing.ts";
import {
  consume,
  holdReminders,
  makeWebhook,
  receiver,
  reminderOf,
  status,
} from "../../../test/support/receiver.ts";
import { enter, idempotencyKeyIn } from "../browser.ts";

const HOOK = { "/url": "https://example.com/hook", "/description": "CRM", "/types": "property.created" };

const anOwner = async () => {
  const account = await makeAccount();
  return { ...account, ...(await enter(account)) };
};

const aWebhook = async () => {
  const owner = await anOwner();
  const { body } = await owner.api.post("/webhooks", { body: { url: HOOK["/url"], description: "CRM" } });
  return { ...owner, path: `${owner.base}/webhooks/${body.data.id}`, webhookId: body.data.id as string };
};

const webhooksOf = async ({ api }: Pick<Awaited<ReturnType<typeof anOwner>>, "api">) =>
  (await api.get("/webhooks")).body.data;

describe("webhooks at the dashboard", () => {
  it("are made, with a secret that is shown once", async () => {
    const { browser, base, api } = await anOwner();
    const form = await browser.get(`${base}/webhooks/new`);
    expect(form.text).toContain('value="property.created"');
    const made = await browser.post(`${base}/webhooks/new`, { ...HOOK, once: idempotencyKeyIn(form.text) });
    expect(made.text).toMatch(/whsec_[\w+/=-]{20}/);
    const [one] = await webhooksOf({ api });
    expect(one).toMatchObject({ url: HOOK["/url"], description: "CRM", types: ["property.created"] });
    const list = await browser.get(`${base}/webhooks`);
    expect(list.text).toContain(`/webhooks/${one.id}"`);
    expect(list.text).not.toContain("whsec_");
  });

  it("keep a refused form's content beside its faults", async () => {
    const { browser, base, api } = await anOwner();
    const fields = { ...HOOK, "/url": "ftp://example.com" };
    const page = await browser.post(`${base}/webhooks/new`, fields);
    expect(page.status).toBe(422);
    expect(page.text).toContain('value="ftp://example.com"');
    expect(page.text).toMatch(/value="property\.created" checked/);
    expect(page.text).toContain('aria-invalid="true"');
    expect(await webhooksOf({ api })).toEqual([]);
  });

  it("are tested, disabled, enabled and deleted", async () => {
    const { browser, path, api, base, webhookId } = await aWebhook();
    const tested = await browser.post(`${path}/test`, {
      once: idempotencyKeyIn((await browser.get(path)).text),
    });
    expect(tested.text).toContain("O teste");
    await browser.post(`${path}/disable`);
    const { body } = await api.get(`/webhooks/${webhookId}/deliveries`);
    expect(body.data).toMatchObject([{ type: "webhook.disabled", status: "SKIPPED" }]);
    const disabled = (await browser.get(path)).text;
    for (const part of ["Desativado", "dos últimos 7 dias: 1", "da última hora: 1"])
      expect(disabled).toContain(part);
    expect(await webhooksOf({ api })).toMatchObject([{ status: "DISABLED" }]);
    await browser.post(`${path}/enable`, { since: "24" });
    expect(await webhooksOf({ api })).toMatchObject([{ status: "ACTIVE" }]);
    expect((await browser.post(`${path}/delete`, { confirm: "sim" })).status).toBe(422);
    expect((await browser.post(`${path}/delete`, { confirm: "excluir" })).to).toBe(`${base}/webhooks`);
    expect(await webhooksOf({ api })).toEqual([]);
    expect((await browser.get(path)).status).toBe(404);
  });

  it("redeliver only from the times that the form offers", async () => {
    const { browser, path, api } = await aWebhook();
    await browser.post(`${path}/disable`);
    for (const since of ["x", "NaN", "9".repeat(400), "__proto__"])
      expect((await browser.post(`${path}/enable`, { since })).to, since).toBe(path);
    expect(await webhooksOf({ api })).toMatchObject([{ status: "ACTIVE" }]);
  });

  it("get a new secret, shown once", async () => {
    const { browser, path } = await aWebhook();
    const rotated = await browser.post(`${path}/rotate`, { "/overlapHours": "1" });
    expect(rotated.text).toMatch(/whsec_[\w+/=-]{20}/);
    const page = await browser.get(path);
    expect(page.text).toContain("Segredo anterior válido até");
    expect(page.text).not.toContain("whsec_");
  });

  it("of another account are not found", async () => {
    const [{ webhookId, api }, { browser, base }] = await Promise.all([aWebhook(), anOwner()]);
    expect((await browser.get(`${base}/webhooks/${webhookId}`)).status).toBe(404);
    await browser.post(`${base}/webhooks/${webhookId}/delete`, { confirm: "EXCLUIR" });
    expect(await webhooksOf({ api })).toHaveLength(1);
  });
});

describe("events at the dashboard", () => {
  it("are shown newest first by the names of their objects, and filtered by type and object", async () => {
    const { browser, base, api } = await anOwner();
    const { body } = await api.post("/properties", { body: listing({ title: "Casa do Lago" }) });
    await api.post("/properties", { body: listing({ title: "Casa da Serra" }) });
    const { text } = await browser.get(`${base}/events`);
    expect(text).toContain("<code>property.created</code>");
    expect(text.indexOf("Casa da Serra")).toBeLessThan(text.indexOf("Casa do Lago"));
    const one = await browser.get(`${base}/events?objectId=${body.data.id}`);
    expect([one.text.includes("Casa do Lago"), one.text.includes("Casa da Serra")]).toEqual([true, false]);
    const other = await browser.get(`${base}/events?types=lead.created`);
    expect(other.text).toContain("Nenhum resultado com estes filtros");
  });

  it("have a page each, with the object and the deliveries, and are sent again from there", async () => {
    const { browser, base, api, accountId } = await anOwner();
    await api.post("/webhooks", { body: { url: "https://crm.example.com/e", types: ["lead.created"] } });
    const web = receiver();
    holdReminders();
    const { id: webhookId } = await makeWebhook(api, { description: "CRM da loja" });
    web.answer = () => status(503);
    const { body } = await api.post("/properties", { body: listing() });
    await api.get("/events");
    const [, path] = /href="([^"]+\/events\/evt_[^"]+)"/.exec((await browser.get(`${base}/events`)).text)!;
    const own = path!.replaceAll("&amp;", "&");
    const again = `${own.split("?")[0]}/again`;
    const waiting = (await browser.get(own)).text;
    expect([waiting.includes("Na fila"), waiting.includes(again)]).toEqual([true, false]);
    await consume(reminderOf(accountId, webhookId));
    const { status: code, text } = await browser.get(own);
    expect([code, text]).toEqual([200, expect.stringContaining(`${base}/properties/${body.data.id}"`)]);
    for (const part of ["CRM da loja", "Tentando de novo", "503"]) expect(text).toContain(part);
    expect(text).not.toContain("crm.example.com");
    const [{ id: deliveryId }] = (await api.get(`/webhooks/${webhookId}/deliveries`)).body.data;
    const [, query] = own.split("?");
    const sent = { ...Object.fromEntries(new URLSearchParams(query)), webhookId, deliveryId };
    const odd = await browser.post(`${base}/events/x%0d%0ay/again`, sent);
    expect(odd.to).toBe(`${base}/events/x%0D%0Ay?${query}`);
    await consume(reminderOf(accountId, webhookId));
    expect((await browser.post(again, sent)).to).toBe(own);
    const queued = (await browser.get(own)).text;
    expect(queued).toContain("Na fila");
    expect(queued).not.toContain(again);
    expect((await browser.post(again, { ...sent, deliveryId: "dlv_x" })).status).toBe(404);
    expect((await browser.get(own.replace(/sequence=\d+/, "sequence=999"))).status).toBe(404);
    const elsewhere = await anOwner();
    const theirs = path!.replace(base, elsewhere.base).replaceAll("&amp;", "&");
    expect((await elsewhere.browser.get(theirs)).status).toBe(404);
    expect((await browser.get(`${base}/events/evt_0123456789abcdef`)).to).toBe(`${base}/events`);
  });
});

describe("the portal feed at the dashboard", () => {
  it("is connected and disconnected, and its address never shown", async () => {
    const { browser, base, path } = await anOwner();
    expect((await browser.get(`${base}/feed`)).text).toContain("Nenhum feed conectado");
    const url = "https://example.com/feed.xml?token=tok3n";
    expect((await browser.post(`${base}/feed`, { "/url": url, "/autoSync": "true" })).to).toBe(
      `${base}/feed`,
    );
    const page = await browser.get(`${base}/feed`);
    expect(page.text).toContain("Sincronizar agora");
    expect(page.text).not.toContain("tok3n");
    expect((await browser.post(`${base}/feed/sync`)).text).toContain("A sincronização começou");
    await browser.post(`${base}/feed/remove`);
    expect((await browser.get(`${base}/feed`)).text).toContain("Nenhum feed conectado");
    const { body } = await backoffice.get(`${path}/audit`);
    const acts = body.data.filter(({ actor }: { actor: string }) => actor.startsWith("psn_"));
    expect(acts.map(({ action }: { action: string }) => action)).toEqual([
      "feed.remove",
      "panel.syncFeed",
      "feed.configure",
    ]);
  });

  it("refuses a bad address beside its field", async () => {
    const { browser, base } = await anOwner();
    const page = await browser.post(`${base}/feed`, { "/url": "ftp://example.com/feed" });
    expect(page.status).toBe(422);
    expect(page.text).toContain('class="fault"');
  });
});
