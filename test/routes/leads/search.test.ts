import { beforeEach, describe, expect, it, vi } from "vitest";
import { backoffice, makeAccount, type TestAccount } from "../../support/api.ts";
import { dumpOf } from "../../support/dump.ts";
import type { Json } from "../../support/http.ts";
import { makeLead } from "../../support/lead.ts";

const NAME = "Quitéria Xavantina";
const PHONE = "+55 41 99123-8877";
const EMAIL = "quiteria@planted.example";

const search = async ({ api }: TestAccount, query: Record<string, string>): Promise<string[]> => {
  const { status, body, text } = await api.get(`/leads?${new URLSearchParams(query)}`);
  expect(status, text).toBe(200);
  return body.data.map(({ name }: Json) => name);
};

const plantClient = async () => {
  const account = await makeAccount();
  const lead = await makeLead(account, { name: NAME, email: EMAIL, phones: [{ number: PHONE }] });
  await makeLead(account, { name: "Quirino Alves", email: "x@planted.example", phones: [] });
  return { ...account, leadId: lead.id as string };
};

describe("a search for a client", () => {
  let lines: string[];

  beforeEach(() => {
    lines = [];
    for (const level of ["debug", "log", "info", "warn", "error"] as const)
      vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
        lines.push(parts.map(String).join(" "));
      });
  });

  it("finds by name, phone, e-mail and code, as people write them", async () => {
    const account = await plantClient();
    for (const q of [
      "quiteria",
      "XAVANT quit",
      "(41) 99123-8877",
      "991238877",
      "8877",
      "041 9123 8877",
      EMAIL,
    ])
      expect(await search(account, { q }), q).toEqual([NAME]);
    expect(await search(account, { q: "qui" })).toEqual(["Quirino Alves", NAME]);
    expect(await search(account, { q: "xavantina alves" })).toEqual([]);
  });

  it("puts first the client whose phone, e-mail or code is searched for", async () => {
    const account = await plantClient();
    await account.api.put("/leads/by-ref/X%40PLANTED.EXAMPLE", {
      body: { name: "Outro", email: "outro@planted.example", consentGiven: true },
    });
    expect((await search(account, { q: "quiteria@planted.example" }))[0]).toBe(NAME);
    expect((await search(account, { q: "X@PLANTED.EXAMPLE" }))[0]).toBe("Outro");
  });

  it("finds only clients in the state asked for", async () => {
    const account = await plantClient();
    await account.api.post(`/leads/${account.leadId}/state`, { body: { state: "ARCHIVED" } });
    expect(await search(account, { q: PHONE })).toEqual([]);
    expect(await search(account, { q: PHONE, state: "ARCHIVED" })).toEqual([NAME]);
  });

  it("finds nothing of another account", async () => {
    await plantClient();
    const other = await makeAccount();
    for (const q of ["quiteria", PHONE, EMAIL]) expect(await search(other, { q })).toEqual([]);
  });

  it("finds nobody after the purge, and its text is stored nowhere", async () => {
    const account = await plantClient();
    const of = `${account.path}/leads/${account.leadId}`;
    await search(account, { q: NAME });
    await search(account, { q: EMAIL, limit: "1" });
    await account.api.get(`/leads?${new URLSearchParams({ q: NAME.repeat(9) })}`);
    await backoffice.post(`${of}/trash`);
    expect(await search(account, { q: NAME, state: "DELETED" })).toEqual([NAME]);
    await backoffice.post(`${of}/purge`);
    expect(await search(account, { q: NAME, state: "DELETED" })).toEqual([]);
    expect(await search(account, { q: PHONE, state: "DELETED" })).toEqual([]);
    const kept = JSON.stringify(await dumpOf(account.accountId)) + lines.join("\n");
    for (const piece of ["uiteria", "uitéria", "xavantina", "991238877"])
      expect(kept.toLowerCase()).not.toContain(piece);
  });
});
