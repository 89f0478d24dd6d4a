import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { sandboxIdsOf } from "../../../src/lib/id.ts";
import { SMALL_ASSETS } from "../../../test/faults/small-sandbox.ts";
import { apiWith, backoffice, makeAccount } from "../../../test/support/api.ts";
import { faultyEnv } from "../../../test/support/faulty-env.ts";
import { aMember } from "../../../test/support/member-calls.ts";
import { serveWith } from "../../../test/support/serve-with.ts";
import { enter, signedIn } from "../browser.ts";

/** A sandbox with little in it, because making all demonstration data takes longer. */
const aSandbox = async () => {
  const account = await makeAccount();
  await serveWith(faultyEnv(null, { ASSETS: SMALL_ASSETS }), {
    key: env.BACKOFFICE_TOKEN,
    method: "POST" as const,
    base: "/backoffice",
    path: `${account.path}/sandbox`,
    options: {},
  });
  return { ...account, own: (await sandboxIdsOf(account.accountId)).own };
};

describe("the sandbox at the dashboard", () => {
  it("is shown with its key and a link into it, however often it is opened", async () => {
    const account = await aSandbox();
    const { browser, base } = await enter(account);
    expect((await browser.get(`${base}/sandbox`)).text).toContain("Abrir o sandbox");
    const keys: string[] = [];
    for (let time = 0; time < 2; time += 1) {
      const { status, text } = await browser.post(`${base}/sandbox`);
      expect([status, text]).toEqual([200, expect.stringContaining(`/a/${account.own}"`)]);
      keys.push(/rea_test_[0-9a-z]{80}/.exec(text)![0]);
    }
    expect(keys[0]).toBe(keys[1]);
    expect((await apiWith(keys[0]!).get("/me")).body.data).toMatchObject({ sandbox: true });
  });

  it("simulates events of any type, which a live account refuses", async () => {
    const { own, accountId } = await aSandbox();
    const { email } = await aMember(accountId, "DEVELOPER");
    const browser = await signedIn(email);
    const page = `/a/${own}/sandbox`;
    expect((await browser.get(page)).text).toContain("property.updated");
    const { status, text } = await browser.post(`${page}/simulate`, { "/type": "property.updated" });
    expect([status, text]).toEqual([200, expect.stringMatching(/evt_[0-9a-z]{16}/)]);
    expect((await browser.post(`${page}/simulate`, { "/type": "__proto__" })).status).toBe(422);
    const { body } = await backoffice.get(`/accounts/${own}/audit`);
    expect(body.data[0]).toMatchObject({ action: "sandbox.simulate", actor: expect.stringMatching(/^psn_/) });
    const live = await enter({ accountId });
    const refused = await live.browser.post(`${live.base}/sandbox/simulate`, { "/type": "property.updated" });
    expect(refused.status).toBe(422);
  });
});

describe("lists as files", () => {
  it("have every row of the audit and of the ledger, without formulas", async () => {
    const { account, browser, base } = await enter(await makeAccount());
    for (let at = 0; at < 101; at += 1)
      await backoffice.post(`${account.path}/captacao/credits`, {
        amountCents: 150,
        reference: at === 0 ? "=1+1" : `recarga-${at}`,
      });
    const ledger = await browser.get(`${base}/captacao/ledger/list.csv`);
    expect(ledger.headers.get("Content-Disposition")).toBe('attachment; filename="ledger.csv"');
    const rows = ledger.text.trim().split("\r\n");
    expect(rows).toHaveLength(102);
    expect(rows[1]).toMatch(/^"\d{4}-[^"]+","CREDIT","1.5","151.5","recarga-100","","","operator"$/);
    expect(rows.at(-1)).toContain(`"'=1+1"`);
    const audit = await browser.get(`${base}/audit/list.csv`);
    expect(audit.text).toContain('"captacao.credit"');
    const developer = await signedIn((await aMember(account.accountId, "DEVELOPER")).email);
    for (const path of ["/audit/list.csv", "/captacao/ledger/list.csv"])
      expect((await developer.get(base + path)).status, path).toBe(403);
  });
});
