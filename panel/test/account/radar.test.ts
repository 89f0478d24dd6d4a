import { describe, expect, it } from "vitest";
import { backoffice, makeAccount, type TestAccount } from "../../../test/support/api.ts";
import { makeMatch } from "../../../test/support/match.ts";
import { enter } from "../browser.ts";

const aBroker = async ({ path }: TestAccount, name: string): Promise<string> => {
  const email = `${crypto.randomUUID()}@people.example.com`;
  const { body } = await backoffice.post(`${path}/team`, { name, email, role: "BROKER" });
  return body.data.accountId ?? body.data.id;
};

/** Two of the account's own matches, each another broker's; the older one has the higher score. */
const twoMatches = async () => {
  const account = await makeAccount();
  const [rui, bia] = [await aBroker(account, "Rui Campos"), await aBroker(account, "Bia Souza")] as const;
  const older = await makeMatch(account, { score: 95, ownerAccountId: rui });
  const newer = await makeMatch(account, { score: 61, ownerAccountId: bia });
  const { browser, base } = await enter(account);
  const idsAt = async (query: string): Promise<(string | undefined)[]> => {
    const { text } = await browser.get(`${base}/radar${query}`);
    return [...text.matchAll(/name="match" value="([^"]+)"/g)].map(([, id]) => id);
  };
  return { account, older: older.id, newer: newer.id, rui, browser, base, idsAt };
};

describe("Radar's board", () => {
  it("is ordered by age or by score, in its columns and in a list", async () => {
    const { older, newer, idsAt } = await twoMatches();
    expect(await idsAt("")).toEqual([newer, older]);
    expect(await idsAt("?order=score")).toEqual([older, newer]);
    expect(await idsAt("?status=NEW&order=score")).toEqual([older, newer]);
    expect(await idsAt("?order=constructor")).toEqual([newer, older]);
  });

  it("has the matches of one broker, whom a manager chooses by name", async () => {
    const { account, older, rui, idsAt, browser, base } = await twoMatches();
    const { text } = await browser.get(`${base}/radar`);
    expect(text).toContain(`<option value="${rui}">Rui Campos</option>`);
    expect(await idsAt(`?ownerAccountId=${rui}`)).toEqual([older]);
    expect(await idsAt(`?ownerAccountId=${rui}&status=NEW`)).toEqual([older]);
    expect(await idsAt("?ownerAccountId=usr-nobody")).toEqual([]);
    const { browser: broker, email } = await enter(account, "BROKER");
    await backoffice.post(`${account.path}/team`, { name: "Léo Prado", email, role: "BROKER" });
    const own = await broker.get(`${base}/radar`);
    expect([own.status, own.text.includes("Rui Campos")]).toEqual([200, false]);
  });

  it("folds empty columns, and offers a text about a new match for the broker", async () => {
    const { browser, base, newer } = await twoMatches();
    const { text } = await browser.get(`${base}/radar`);
    expect(text.match(/class="column[^"]*folded"/g)).toHaveLength(3);
    const links = [...text.matchAll(/href="https:\/\/wa\.me\/\?text=([^"]+)"/g)].map(([, one]) =>
      decodeURIComponent(one!),
    );
    expect(links).toHaveLength(2);
    expect(links[0]).toContain(`${base}/radar/${encodeURIComponent(newer)}`);
    expect(text).toContain('title="WhatsApp para Bia Souza">WhatsApp: Bia<');
    expect(text.match(/<span class="thumb">/g)).toHaveLength(2);
    expect(text.match(/<span class="badge ended">Nota \d+<\/span> \d de \d atendidos/g)).toHaveLength(2);
    const page = await browser.get(`${base}/radar/${encodeURIComponent(newer)}`);
    expect(page.text).toContain("https://wa.me/?text=");
    await browser.post(`${base}/radar`, { match: newer, verb: "dismiss" });
    const after = (await browser.get(`${base}/radar`)).text;
    expect(after.match(/wa\.me/g)).toHaveLength(1);
  });
});
