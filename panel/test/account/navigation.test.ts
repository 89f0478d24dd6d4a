import { describe, expect, it } from "vitest";
import { MEMBER_ROLES } from "../../../src/vocabulary/member-roles.ts";
import { backoffice, makeAccount } from "../../../test/support/api.ts";
import { enter } from "../browser.ts";

const MAX_DEVELOPER_ENTRIES = 16;
const MAX_OTHER_ENTRIES = 12;

const linksIn = (text: string, part: RegExp): string[] =>
  [...(part.exec(text)?.[0] ?? "").matchAll(/href="([^"]+)"/g)].map(([, href]) => href!);

const SIDE = /<nav class="side".*?<\/nav>/s;
const TABS = /<nav class="tabs".*?<\/nav>/s;

describe("the navigation", () => {
  it.each(MEMBER_ROLES)("has few entries for %s, and every tab of theirs opens", async (role) => {
    const { account, browser, base, email } = await enter(await makeAccount(), role);
    // A broker's pages are open only to somebody in the team.
    if (role === "BROKER")
      await backoffice.post(`${account.path}/team`, { name: "Rui Alves", email, role: "BROKER" });
    const entries = linksIn((await browser.get(base)).text, SIDE);
    expect(entries.length).toBeLessThanOrEqual(
      role === "DEVELOPER" ? MAX_DEVELOPER_ENTRIES : MAX_OTHER_ENTRIES,
    );
    const tabs: string[] = [];
    for (const entry of entries) {
      const { status, text } = await browser.get(entry);
      expect([entry, status]).toEqual([entry, 200]);
      tabs.push(...linksIn(text, TABS));
    }
    for (const tab of tabs) {
      const { status, text } = await browser.get(tab);
      expect([tab, status]).toEqual([tab, 200]);
      expect(text).toMatch(new RegExp(`href="${tab}" aria-current="page"`));
    }
    expect(new Set([...entries, ...tabs]).has(`${base}/keys`)).toBe(role !== "BROKER");
  });

  it("begins with Radar for an owner, and with keys for a developer", async () => {
    const account = await makeAccount();
    const owner = await enter(account);
    const developer = await enter(account, "DEVELOPER");
    const second = async ({ browser, base }: typeof owner) =>
      linksIn((await browser.get(base)).text, SIDE)[1]!.slice(base.length);
    expect([await second(owner), await second(developer)]).toEqual(["/radar", "/keys"]);
  });
});
