import { describe, expect, it } from "vitest";
import { readAsMember } from "../../../src/panel/member-calls.ts";
import { OPEN } from "../../../src/panel/open.ts";
import { backoffice, makeAccount } from "../../../test/support/api.ts";
import { makeLead } from "../../../test/support/lead.ts";
import { asMember, testScope } from "../../../test/support/member-calls.ts";
import { makeProperty } from "../../../test/support/portfolio.ts";
import { moveClock, stopClockAt } from "../../../test/support/time.ts";
import { aFullAccount } from "../account/things.ts";
import { enter } from "../browser.ts";
import { addressOf, formsBelow, recordingCalls } from "../forms.ts";
import { anOperator, aProvedOperator, CONSOLE_URL } from "../operator.ts";

const MINUTE_MS = 60_000;

/** An operator who is viewing the account. */
const aViewingOperator = async (accountId: string) => {
  const operator = await aProvedOperator("SUPPORT");
  const { to } = await operator.post(`/operator/accounts/${accountId}/look`, { "/reason": "OWNER_ASKED" });
  if (to !== `/a/${accountId}`) throw new Error(`No look: ${to}`);
  return operator;
};

const auditOf = async (path: string): Promise<{ action: string; actor: string; fields: string[] }[]> =>
  (await backoffice.get(`${path}/audit?limit=100`)).body.data;

describe("an operator who sees an account", () => {
  it("is recorded with the reason before the first page, and has a band with the way out on each", async () => {
    const { accountId, path } = await makeAccount();
    const operator = await aViewingOperator(accountId);
    const [row] = await auditOf(path);
    expect(row).toMatchObject({ action: "account.look", fields: ["OWNER_ASKED"] });
    expect(row!.actor).toMatch(/^opr_/);
    for (const page of ["", "/properties", "/requests", "/keys", "/webhooks", "/usage", "/events"]) {
      const { status, text } = await operator.get(`/a/${accountId}${page}`);
      expect([page, status]).toEqual([page, 200]);
      expect(text).toContain('action="/operator/look/end"');
      expect(text).toContain("modo de leitura");
      expect(text).toContain(operator.email);
    }
    const audit = await operator.get(`/operator/accounts/${accountId}?tab=audit`);
    expect(audit.text).toContain("A conta pediu ajuda");
  });

  it("sends no form of the dashboard, and no answer of any reaches the API", async () => {
    const { account, things } = await aFullAccount();
    const operator = await aViewingOperator(account.accountId);
    const before = await auditOf(account.path);
    const { calls } = recordingCalls(operator);
    for (const pattern of formsBelow("/a/:accountId")) {
      const { status, text } = await operator.post(`/a/${account.accountId}${addressOf(pattern, things)}`);
      expect([pattern, status]).toEqual([pattern, 403]);
      expect(text).toContain("Modo de leitura");
    }
    expect(calls).toEqual([]);
    expect(await auditOf(account.path)).toEqual(before);
  });

  it("calls no operation that writes, whatever a page would ask", async () => {
    const { accountId, path } = await makeAccount();
    const looker = { id: "opr_0123456789abcdef", roles: ["ADMIN", "SUPPORT"] } as const;
    const person = { id: looker.id, email: "staff@example.com", provedAt: Date.now() };
    const before = await auditOf(path);
    const writes = [...OPEN].filter(([, { endpoint }]) => endpoint.route.method !== "get");
    for (const [operationId] of writes) {
      const answer = await asMember({ operationId, person, accountId, looker });
      expect([operationId, answer.kind]).toEqual([operationId, "closed"]);
      const by = { person, accountId, looker, requestId: crypto.randomUUID(), address: null } as const;
      expect(() => readAsMember(testScope, { ...by, language: "en", reads: [{ operationId }] })).toThrow();
    }
    expect(await auditOf(path)).toEqual(before);
    const others = { ...looker, roles: ["FINANCE", "CURATION"] as const };
    const read = await asMember({ operationId: "getAccount", person, accountId, looker: others });
    expect(read).toMatchObject({ kind: "refused", problem: { code: "not_found" } });
  });

  it("sees nothing of who its clients are, and nothing that only its people may see", async () => {
    const account = await makeAccount();
    const { id } = await makeLead(account, {
      name: "Beatriz Segredo",
      phones: [{ number: "+5541998761234" }],
    });
    await makeProperty(account);
    const operator = await aViewingOperator(account.accountId);
    const base = `/a/${account.accountId}`;
    for (const page of ["/clients", `/clients/${id}`, "/radar", "/captacao", "/people", "/audit", "/team"])
      expect([page, (await operator.get(base + page)).status]).toEqual([page, 403]);
    for (const page of ["", "/properties", "/events", "/requests", "/find?q=Beatriz"]) {
      const { text } = await operator.get(base + page);
      expect(text.replace('value="Beatriz"', "").replace("“Beatriz”", "")).not.toMatch(/Segredo|99876/);
    }
  });

  it("sees one account, until they end it or half an hour is over", async () => {
    const [{ accountId }, other] = await Promise.all([makeAccount(), makeAccount()]);
    const operator = await aViewingOperator(accountId);
    expect((await operator.get(`/a/${other.accountId}`)).to).toBe(
      `/operator/accounts/${other.accountId}/look`,
    );
    const ended = await operator.post("/operator/look/end");
    expect(ended.to).toBe(`/operator/accounts/${accountId}`);
    expect((await operator.get(`/a/${accountId}`)).to).toBe(`/operator/accounts/${accountId}/look`);
    const late = await aViewingOperator(accountId);
    stopClockAt(Date.now());
    moveClock(29 * MINUTE_MS);
    expect((await late.get(`/a/${accountId}`)).status).toBe(200);
    moveClock(2 * MINUTE_MS);
    expect((await late.get(`/a/${accountId}`)).to).toBe(`/operator/accounts/${accountId}/look`);
  });

  it.each(["div#pulse", "div#follow"])(
    "is asked for a code after half an hour of %s alone",
    async (source) => {
      const { accountId } = await makeAccount();
      const operator = await aViewingOperator(accountId);
      stopClockAt(Date.now());
      const at = `/a/${accountId}/batches?status=DONE`;
      const asked = { "HX-Request": "true", "HX-Current-URL": CONSOLE_URL + at };
      const ask = (by: string) => operator.get(`/a/${accountId}/pulse`, { ...asked, "HX-Source": by });
      for (let minute = 10; minute < 30; minute += 10) {
        moveClock(10 * MINUTE_MS);
        expect((await ask(source)).status).toBe(200);
      }
      moveClock(11 * MINUTE_MS);
      expect((await ask(source)).to).toBe(`/operator/prove?next=${encodeURIComponent(at)}`);
      expect((await operator.get("/operator")).to).toContain("/operator/prove");
    },
  );

  it("counts as use of the console while somebody goes from page to page", async () => {
    const { accountId } = await makeAccount();
    const operator = await aViewingOperator(accountId);
    stopClockAt(Date.now());
    moveClock(20 * MINUTE_MS);
    await operator.get(`/a/${accountId}/keys`, { "HX-Request": "true", "HX-Source": "a" });
    moveClock(11 * MINUTE_MS);
    expect((await operator.get("/operator")).status).toBe(200);
  });

  it("cannot pass the look on to anybody, or forge one", async () => {
    const { accountId } = await makeAccount();
    const operator = await aViewingOperator(accountId);
    const cookie = [...operator.cookies].find(([name]) => name.endsWith("look"))!;
    const other = await anOperator("ADMIN");
    other.cookies.set(...cookie);
    expect((await other.get(`/a/${accountId}`)).to).toBe(`/operator/accounts/${accountId}/look`);
    operator.cookies.set(cookie[0], `${cookie[1].slice(0, -2)}zz`);
    expect((await operator.get(`/a/${accountId}`)).to).toBe(`/operator/accounts/${accountId}/look`);
    const { browser } = await enter(await makeAccount());
    browser.cookies.set(...cookie);
    expect((await browser.get(`/a/${accountId}`)).status).toBe(404);
  });

  it("needs a reason from the list, a fresh proof, and a role that reads accounts", async () => {
    const { accountId, path } = await makeAccount();
    const page = `/operator/accounts/${accountId}/look`;
    const operator = await aProvedOperator("SUPPORT");
    for (const reason of ["", "curious"])
      expect((await operator.post(page, { "/reason": reason })).status).toBe(422);
    expect((await (await anOperator("ADMIN")).post(page, { "/reason": "ABUSE" })).status).toBe(403);
    const closed = await (await aProvedOperator("FINANCE", "CURATION")).post(page, { "/reason": "ABUSE" });
    expect(closed.status).toBe(403);
    expect((await auditOf(path)).map(({ action }) => action)).not.toContain("account.look");
  });
});
