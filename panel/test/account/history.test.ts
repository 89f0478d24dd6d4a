import { describe, expect, it } from "vitest";
import { accountWithLead, accountWithProperty } from "../../../test/support/account-with.ts";
import { makeAccount } from "../../../test/support/api.ts";
import { galleryStage } from "../../../test/support/gallery-stage.ts";
import { aMember } from "../../../test/support/member-calls.ts";
import { deliver } from "../../../test/support/photo-queue.ts";
import { makeProperty } from "../../../test/support/portfolio.ts";
import { uploaded } from "../../../test/support/uploads.ts";
import { enter, fieldsIn, signedIn, textIn } from "../browser.ts";

const historyIn = (text: string): string[] =>
  [...text.matchAll(/<ol class="history">([\s\S]*?)<\/ol>/g)]
    .flatMap(([, list]) => [...list!.matchAll(/<li>([\s\S]*?)<\/li>/g)])
    .map(([, line]) => textIn({ text: line! }));

describe("the history on a property's page", () => {
  it("shows who changed what, and the status before and after", async () => {
    const { account, id } = await accountWithProperty();
    await account.api.patch(`/properties/${id}`, { body: { salePrice: 700_000 } });
    const { browser, base, email } = await enter(account);
    const page = `${base}/properties/${id}`;
    await browser.post(`${page}/status`, { "/status": "SOLD" });
    const lines = historyIn((await browser.get(page)).text);
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain("Ativo → para Vendido");
    expect(lines[0]).toContain(email);
    expect(lines[1]).toContain("Preço de venda");
    expect(lines[1]).toContain("Pela integração");
    expect(lines[2]).toContain("Imóvel criado");
  });

  it("is hidden from another account, as the property is", async () => {
    const { id } = await makeProperty(await makeAccount());
    const other = await enter(await makeAccount());
    expect((await other.browser.get(`${other.base}/properties/${id}`)).status).toBe(404);
  });

  it("names nobody to a DEVELOPER", async () => {
    const { account, id } = await accountWithProperty();
    const { browser, base, email } = await enter(account);
    await browser.post(`${base}/properties/${id}/status`, { "/status": "SOLD" });
    const developer = await aMember(account.accountId, "DEVELOPER");
    const page = await (await signedIn(developer.email)).get(`${base}/properties/${id}`);
    expect(historyIn(page.text)[0]).toContain("Vendido");
    expect(historyIn(page.text)[0]).toContain("Alguém no painel");
    expect(page.text).not.toContain(email);
  });
});

describe("the history on a client's page", () => {
  it("shows the stage before and after, in the reader's language", async () => {
    const { account, id } = await accountWithLead();
    await account.api.patch(`/leads/${id}`, { body: { status: "PROPOSAL" } });
    const { browser, base } = await enter(account);
    browser.language = "en";
    const lines = historyIn((await browser.get(`${base}/clients/${id}`)).text);
    expect(lines[0]).toContain("New → to Proposal");
    expect(lines[0]).toContain("By the integration");
  });
});

describe("the photos of a property", () => {
  const gallery = async () => {
    const account = await galleryStage();
    const urls = [await uploaded(account), await uploaded(account), await uploaded(account)];
    const { id } = await makeProperty(account, { photos: urls });
    const { browser, base } = await enter(account);
    const photos = async () => {
      for (const message of await account.messages()) await deliver(message);
      return (await account.api.get(`/properties/${id}`)).body.data.photos as string[];
    };
    const page = `${base}/properties/${id}`;
    const send = (sent: readonly [string, string][]) =>
      browser.post(`${page}/gallery`, new URLSearchParams(sent as [string, string][]) as never);
    return { account, id, urls, browser, base, photos, page, send };
  };

  it("are put in order by number, and can be left out", async () => {
    const { urls, photos, page, send } = await gallery();
    const [one, two, three] = urls as [string, string, string];
    expect(await photos()).toEqual(urls);
    const shown: [string, string] = ["shown", urls.join("\n")];
    const ordered = [one, "3", two, "1", three, "2"];
    const fields = ordered.map((value, at): [string, string] => [at % 2 ? "place" : "photo", value]);
    expect((await send([shown, ...fields])).to).toBe(page);
    expect(await photos()).toEqual([two, three, one]);
    expect((await send([shown, ...fields, ["drop", three]])).to).toBe(page);
    expect(await photos()).toEqual([two, one]);
  });

  it("that were added since the page was opened stay", async () => {
    const { account, id, urls, photos, send } = await gallery();
    await photos();
    const late = await uploaded(account);
    await account.api.patch(`/properties/${id}`, { body: { photos: [...urls, late] } });
    await photos();
    const kept = urls.slice(0, 2);
    const fields = kept.flatMap((url, at): [string, string][] => [
      ["photo", url],
      ["place", String(2 - at)],
    ]);
    await send([["shown", urls.join("\n")], ...fields]);
    expect(await photos()).toEqual([kept[1], kept[0], late]);
  });

  it("are small pictures in the form of an edit, which leaves them as they are, even if it was refused once", async () => {
    const { urls, photos, browser, page } = await gallery();
    await photos();
    const { text } = await browser.get(`${page}/edit`);
    for (const url of urls) expect(text).toContain(`<a class="thumb" href="${url}"`);
    expect(text).toContain(`href="${page}/gallery" target="_blank"`);
    const sent = { ...fieldsIn(text), "/title": "Outro" };
    expect(Object.keys(sent).filter((name) => name.endsWith("/photos"))).toEqual([]);
    const refused = await browser.post(`${page}/edit`, { ...sent, "/bedrooms": "-1" });
    expect(refused.text).toContain(`<img src="${urls[2]}" alt="Foto 3"`);
    expect((await browser.post(`${page}/edit`, { ...fieldsIn(refused.text), "/bedrooms": "2" })).to).toBe(
      page,
    );
    expect(await photos()).toEqual(urls);
  });

  it("are only for roles that run the business", async () => {
    const { account, browser, page, photos } = await gallery();
    await photos();
    const { text } = await browser.get(`${page}/gallery`);
    expect(text.match(/name="place"/g)).toHaveLength(3);
    const { browser: developer } = await enter(account, "DEVELOPER");
    expect((await developer.get(`${page}/gallery`)).status).toBe(403);
    expect((await developer.post(`${page}/gallery`, { photo: "x" })).status).toBe(403);
  });
});
