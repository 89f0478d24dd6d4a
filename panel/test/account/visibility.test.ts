import { describe, expect, it } from "vitest";
import { apiWith, backoffice, makeAccount } from "../../../test/support/api.ts";
import { makeNetworkMatch } from "../../../test/support/match.ts";
import { makePartnership, move, readPartnership, request } from "../../../test/support/partnership.ts";
import { enter } from "../browser.ts";

const stage = async () => {
  const [client, property] = await Promise.all([makeAccount(), makeAccount()]);
  return { client, property, ...(await enter(property)) };
};

const hide = ({ browser, base }: Awaited<ReturnType<typeof enter>>, ...fields: string[]) => {
  const sent = new URLSearchParams(fields.map((field) => ["/hiddenFields", field]));
  return browser.post(`${base}/visibility`, sent as never);
};

describe("what partners see", () => {
  it("is null in a match as soon as it is hidden, and comes back", async () => {
    const { client, property, ...owner } = await stage();
    const { ofBuyer, ofSeller } = await makeNetworkMatch(property, client);
    const seenBy = async ({ api }: typeof client, id: string) =>
      (await api.get("/matches?limit=100")).body.data.find((one: { id: string }) => one.id === id).property;
    const before = await seenBy(client, ofBuyer);
    expect(before.title).not.toBeNull();
    expect((await hide(owner, "title", "coverPhoto")).to).toBe(`${owner.base}/visibility`);
    expect(await seenBy(client, ofBuyer)).toEqual({ ...before, title: null, coverPhoto: null });
    expect((await seenBy(property, ofSeller)).title).toBe(before.title);
    await hide(owner);
    expect(await seenBy(client, ofBuyer)).toEqual(before);
  });

  it("is null in a partnership: an accepted one shows no hidden listing", async () => {
    const { client, property, ...owner } = await stage();
    const { id, propertyId } = await makePartnership({ client, property });
    await property.api.patch(`/properties/${propertyId}`, {
      body: { listingUrl: "https://example.com/anuncio" },
    });
    await hide(owner, "listingUrl", "title");
    await move(property, id, "ACCEPTED");
    expect((await readPartnership(client, id)).property).toMatchObject({ listingUrl: null, title: null });
    expect((await readPartnership(property, id)).property.title).not.toBeNull();
    await hide(owner, "title");
    expect((await readPartnership(client, id)).property.title).toBeNull();
  });

  it("is hidden in a partnership that is requested later, too", async () => {
    const { client, property, ...owner } = await stage();
    await hide(owner, "title");
    const { ofBuyer } = await makeNetworkMatch(property, client);
    const { body } = await request(client, ofBuyer);
    expect((await readPartnership(client, body.data.id)).property.title).toBeNull();
  });

  it("shows the names of clients only in the dashboard, if keys may not see them", async () => {
    const { client, property } = await stage();
    const { ofBuyer } = await makeNetworkMatch(property, client);
    const owner = await enter(client);
    const nameTo = async (api: typeof client.api) =>
      (await api.get("/matches?limit=100")).body.data.find((one: { id: string }) => one.id === ofBuyer).client
        .name;
    expect(await nameTo(client.api)).toBe("Mariana Alves");
    await hide(owner, "clientName");
    expect(await nameTo(client.api)).toBeNull();
    expect((await owner.browser.get(`${owner.base}/radar`)).text).toContain("Mariana Alves");
    const { body } = await backoffice.post(`${client.path}/keys`, { name: "Outra", scopes: ["radar:read"] });
    expect(await nameTo(apiWith(body.key))).toBeNull();
  });

  it("is shown on the page, and written once with who changed it", async () => {
    const { property, browser, base, ...rest } = await stage();
    const owner = { browser, base, ...rest };
    expect((await browser.get(`${base}/visibility`)).text).toContain("Quando houver um imóvel ativo");
    await makeNetworkMatch(property, await makeAccount());
    await Promise.all([hide(owner, "splitListingPercent"), hide(owner, "splitListingPercent")]);
    const { text } = await browser.get(`${base}/visibility`);
    expect(text).toMatch(/value="splitListingPercent" checked/);
    expect(text.match(/oculto</g)).toHaveLength(1);
    const { body } = await backoffice.get(`${property.path}/audit`);
    const rows = body.data.filter(({ action }: { action: string }) => action === "account.visibility");
    expect(rows).toMatchObject([{ fields: ["hiddenFields"], actor: expect.stringMatching(/^psn_/) }]);
  });

  it("is refused in words where a form is made by hand, and to a manager", async () => {
    const { property, ...owner } = await stage();
    const refused = await hide(owner, "salePrice");
    expect([refused.status, refused.text.includes('role="alert"')]).toEqual([422, true]);
    const manager = await enter(property, "MANAGER");
    expect((await manager.browser.get(`${manager.base}/visibility`)).text).toContain("Só o titular pode");
    expect((await hide(manager, "title")).status).toBe(403);
    const { body } = await backoffice.get(`${property.path}`);
    expect(body.data.hiddenFields).toEqual([]);
  });
});
