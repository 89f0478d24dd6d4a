import { describe, expect, it } from "vitest";
import { PLATFORM_LOG } from "../../../src/contract/call-gatherer.ts";
import { OPERATOR_ROLES, type OperatorRole } from "../../../src/vocabulary/operator-roles.ts";
import { accountAwaitingAccess } from "../../../test/support/access-request.ts";
import { backoffice, makeAccount } from "../../../test/support/api.ts";
import { callLogOf } from "../../../test/support/call-log.ts";
import { type Browser, DASHBOARD_API, idempotencyKeyIn } from "../browser.ts";
import { anOperator, aProvedOperator } from "../operator.ts";

/** The console's pages, and who sees them; `{id}` is an account. */
const PAGES: Readonly<Record<string, readonly OperatorRole[]>> = {
  "/operator": OPERATOR_ROLES,
  "/operator/prove": OPERATOR_ROLES,
  "/operator/access-requests": ["SUPPORT", "ADMIN"],
  "/operator/access-requests?access=INFO_REQUESTED": ["SUPPORT", "ADMIN"],
  "/operator/access-requests/{id}": ["SUPPORT", "ADMIN"],
  "/operator/reviews": ["CURATION"],
  "/operator/neighborhoods": ["CURATION"],
  "/operator/credits": ["FINANCE"],
  "/operator/credits/{id}": ["FINANCE"],
  "/operator/shards": ["ADMIN"],
  "/operator/moves": ["ADMIN"],
  "/operator/owners": ["CURATION", "FINANCE"],
  "/operator/owners?list=REFUNDABLE": ["CURATION", "FINANCE"],
  "/operator/owners?sandbox=true": ["CURATION", "FINANCE"],
  "/operator/owners/new": ["CURATION", "FINANCE"],
  "/operator/search": OPERATOR_ROLES,
  "/operator/search?q=zzz": OPERATOR_ROLES,
  "/operator/partnerships": ["SUPPORT", "ADMIN"],
  "/operator/partnerships?status=PENDING&accountId={id}": ["SUPPORT", "ADMIN"],
  "/operator/launches": ["SUPPORT", "ADMIN"],
  "/operator/launches?organization=Rede&neighborhood=Batel&status=ACTIVE&constructionStage=NEW": [
    "SUPPORT",
    "ADMIN",
  ],
  "/operator/mails": ["SUPPORT", "ADMIN"],
  "/operator/jobs": ["ADMIN"],
  "/operator/jobs/retention": ["ADMIN"],
  "/operator/dead-letters": ["ADMIN"],
  "/operator/dead-letters?state=SENT": ["ADMIN"],
  "/operator/notices": ["ADMIN"],
  "/operator/notices/new": ["ADMIN"],
  "/operator/accounts": ["SUPPORT", "ADMIN"],
  "/operator/accounts?access=ACTIVE": ["SUPPORT", "ADMIN"],
  "/operator/accounts?sandbox=true": ["SUPPORT", "ADMIN"],
  "/operator/accounts/new": ["ADMIN"],
  "/operator/accounts/{id}": ["SUPPORT", "ADMIN"],
  "/operator/accounts/{id}/team": ["SUPPORT", "ADMIN"],
};

/** The most calls of the API for one page. */
const MAX_CALLS = 2;
/** For account, balance, ledger and offers. */
const CALLS_OF_CREDITS = 4;
/** For the lists of work and of taken work, and the names of the accounts in them. */
const CALLS_OF_QUEUES = 3;

const maxCalls = (path: string): number => {
  if (path.includes("/credits/")) return CALLS_OF_CREDITS;
  return /\/(dead-letters|reviews)/.test(path) ? CALLS_OF_QUEUES : MAX_CALLS;
};

/** Records the calls of a browser's next pages to the API. */
const countingCalls = (browser: Browser): { readonly calls: string[] } => {
  const calls: string[] = [];
  const callAsOperator: typeof DASHBOARD_API.callAsOperator = (asked) => {
    calls.push(asked.operationId);
    return DASHBOARD_API.callAsOperator(asked);
  };
  browser.env = { ...browser.env, DASHBOARD_API: { ...DASHBOARD_API, callAsOperator } };
  return { calls };
};

describe.each(OPERATOR_ROLES)("the console, to %s", (role) => {
  it("opens its pages or says which roles they are open to, in both languages", async () => {
    const { accountId } = await accountAwaitingAccess();
    const operator = await aProvedOperator(role);
    for (const language of ["pt-BR", "en"]) {
      operator.language = language;
      for (const [path, roles] of Object.entries(PAGES)) {
        const asked = countingCalls(operator);
        const page = await operator.get(path.replace("{id}", accountId));
        const calls = `${path}: ${asked.calls.join(", ")}`;
        expect(asked.calls.length, calls).toBeLessThanOrEqual(maxCalls(path));
        expect([path, page.status]).toEqual([path, roles.includes(role) ? 200 : 403]);
        expect(page.text).toContain(`<html lang="${language}"`);
        expect(page.text.match(/<h1>/g)).toHaveLength(1);
        expect(page.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
        expect(page.text.replaceAll(/"[^"]*"/g, '""')).not.toMatch(/<[^>]*\s(?:style|on\w+)=/i);
        expect(page.text).not.toMatch(/="\s*javascript:/i);
      }
    }
  });
});

describe("the console's first page", () => {
  it("draws the calls of the last 24 hours, and which failed", async () => {
    const hour = Math.floor(Date.now() / 3_600_000);
    await callLogOf(PLATFORM_LOG).count([{ hour, calls: 1_234_567, failed: 7 }]);
    const { text } = await (await anOperator("SUPPORT")).get("/operator");
    expect(text).toContain("Chamadas das últimas 24 horas");
    expect(text).toMatch(/Com erro 5xx <b>\d+<\/b>/);
    expect(text).toMatch(/1\.234\.5\d\d/);
  });
});

describe("a request for access at the console", () => {
  const open = async (role: OperatorRole = "SUPPORT") => {
    const account = await accountAwaitingAccess();
    const operator = await aProvedOperator(role);
    const path = `/operator/access-requests/${account.accountId}`;
    return { ...account, operator, page: path };
  };

  it("is approved as a tier, and the next call works", async () => {
    const { operator, page, api, path } = await open();
    const { text } = await operator.get(page);
    expect(text).toContain("CRM Vista");
    const form = {
      "/tier": "PILOT",
      "/pilotUntil": "2999-02-22",
      "/limits/burst": "7",
      "level/properties": "read",
    };
    const sent = { ...form, decision: "APPROVE", once: idempotencyKeyIn(text) };
    expect((await operator.post(page, sent)).to).toBe("/operator/access-requests");
    expect((await api.get("/me")).status).toBe(200);
    const { access } = (await backoffice.get(path)).body.data;
    expect(access).toMatchObject({ status: "ACTIVE", tier: "PILOT", scopes: ["properties:read"] });
    expect(access).toMatchObject({
      pilotUntil: "2999-02-23T02:59:59.000Z",
      limits: { burst: 7, ratePerSecond: 5 },
    });
    const audit = (await backoffice.get(`${path}/audit`)).body.data[0];
    expect(audit).toMatchObject({
      action: "access.decide",
      actor: expect.stringMatching(/^opr_[0-9a-z]{16}$/),
    });
    expect(JSON.stringify(audit)).not.toContain(operator.email);
  });

  it("is asked about, and refused with a reason that the owner reads", async () => {
    const { operator, page, path } = await open("ADMIN");
    await operator.post(page, { decision: "ASK", "/tier": "STANDARD", "/message": "De quem é o CRM?" });
    expect((await backoffice.get(path)).body.data.access.status).toBe("INFO_REQUESTED");
    const denied = { decision: "DENY", "/tier": "STANDARD", "/message": "Falta o contrato." };
    await operator.post(page, denied);
    expect((await backoffice.get(path)).body.data.access.status).toBe("DENIED");
    const { data } = (await backoffice.get(`${path}/access/requests`)).body;
    expect(data).toMatchObject({
      question: "De quem é o CRM?",
      decision: "DENIED",
      message: "Falta o contrato.",
    });
    const mails = (await backoffice.get(`${path}/mail`)).body.data;
    expect(mails.map(({ body }: { body: string }) => body)).toEqual([
      expect.stringContaining("Falta o contrato."),
      expect.stringContaining("De quem é o CRM?"),
    ]);
  });

  it("lists every fault of the form, which stays filled in", async () => {
    const { operator, page, path } = await open();
    const { status, text } = await operator.post(page, {
      decision: "DENY",
      "/tier": "PILOT",
      "/pilotUntil": "soon",
      "/limits/burst": "many",
    });
    expect(status).toBe(422);
    for (const pointer of ["message", "pilotUntil", "limits-burst"])
      expect(text).toContain(`id="f-${pointer}-fault"`);
    expect(text).toContain('value="many"');
    expect((await backoffice.get(path)).body.data.access.status).toBe("PENDING");
  });

  it("is decided only soon after a code: later the page leads to one", async () => {
    const account = await accountAwaitingAccess();
    const operator = await anOperator("SUPPORT");
    const page = `/operator/access-requests/${account.accountId}`;
    const { status, text } = await operator.post(page, { decision: "APPROVE", "/tier": "PILOT" });
    expect([status, text]).toEqual([
      403,
      expect.stringContaining(`/operator/prove?next=${encodeURIComponent("/operator/resume/")}`),
    ]);
    expect((await backoffice.get(account.path)).body.data.access.status).toBe("PENDING");
  });

  it("shows one operator that another has taken it", async () => {
    const { accountId, operator, page } = await open();
    const other = await anOperator("ADMIN");
    await other.post(`${page}/take`);
    await operator.post(`${page}/take`);
    expect((await operator.get(page)).text).toContain("está cuidando disto até");
    expect((await other.get(page)).text).toContain("Isto está com você até");
    expect((await operator.get("/operator/access-requests")).text).toContain(accountId);
  });
});

describe("an account at the console", () => {
  it("is changed by an ADMIN, and its new owner takes the place at the dashboard", async () => {
    const { accountId, path } = await makeAccount({ account: { ownerEmail: "velha@example.com" } });
    const operator = await aProvedOperator("ADMIN");
    const page = `/operator/accounts/${accountId}`;
    const { data: before } = (await backoffice.get(path)).body;
    const form = {
      "/name": before.name,
      "/ownerName": "Nova Titular",
      "/ownerEmail": "nova@example.com",
      "/phone": "(41) 3333-4444",
      "/organization": "Rede",
      "/creci": "",
      "/plan": before.plan,
      "/propertyLimit": "77",
      "/subscription": "TRIAL",
      "/status": "ACTIVE",
      "/creciVerified": "yes",
    };
    expect((await operator.post(page, form)).to).toBe(`${page}?saved=1`);
    const { data } = (await backoffice.get(path)).body;
    expect(data).toMatchObject({ ownerEmail: "nova@example.com", organization: "Rede", propertyLimit: 77 });
    const members = (await backoffice.get(`${path}/members`)).body.data;
    expect(members.map(({ email, role }: { email: string; role: string }) => [email, role])).toEqual([
      ["nova@example.com", "OWNER"],
    ]);
    const refused = await operator.post(page, {
      ...form,
      "/ownerEmail": "x",
      "/propertyLimit": "-",
      "/name": "",
    });
    expect(refused.status).toBe(422);
    for (const name of ["ownerEmail", "propertyLimit", "name"])
      expect(refused.text).toContain(`id="f-${name}-fault"`);
  });

  it("has a team whose people an ADMIN deactivates and verifies, after a code", async () => {
    const { accountId, path } = await makeAccount();
    const person = { name: "Rui Campos", email: "rui@example.com", role: "BROKER" };
    const { accountId: id } = (await backoffice.post(`${path}/team`, person)).body.data;
    const page = `/operator/accounts/${accountId}/team`;
    const unproved = await anOperator("ADMIN");
    expect((await unproved.post(`${page}/${id}/deactivate`)).status).toBe(403);
    const operator = await aProvedOperator("ADMIN");
    expect((await operator.get(page)).text).toContain(`${page}/${id}/deactivate`);
    expect((await operator.post(`${page}/${id}/deactivate`)).to).toBe(page);
    expect((await operator.get(page)).text).toContain(`${page}/${id}/activate`);
    const verified = { "/creciVerified": "yes" };
    const refused = await operator.post(`${page}/${id}/creci`, { ...verified, "/creci": "" });
    expect([refused.status, refused.text.includes("não tem CRECI")]).toEqual([422, true]);
    expect((await operator.post(`${page}/${id}/creci`, { ...verified, "/creci": "38577-F RJ" })).to).toBe(
      page,
    );
    const [rui] = (await backoffice.get(`${path}/team`)).body.data;
    expect(rui).toMatchObject({ active: false, creci: "38577-F RJ", creciVerified: true });
    const [audit] = (await backoffice.get(`${path}/audit`)).body.data;
    expect(audit).toMatchObject({ action: "team.change", actor: expect.stringMatching(/^opr_/) });
    expect((await (await anOperator("SUPPORT")).get(page)).text).not.toContain("/deactivate");
  });

  it("says what a narrower grant takes from which keys, before it is saved", async () => {
    const { accountId, path, api } = await makeAccount();
    const operator = await aProvedOperator("ADMIN");
    const page = `/operator/accounts/${accountId}/grant`;
    const { text } = await operator.get(page);
    const form = {
      expected: /name="expected" value="([^"]+)"/.exec(text)![1]!,
      "/status": "ACTIVE",
      "/tier": "STANDARD",
      "level/properties": "read",
      "/limits/maxKeys": "0",
    };
    const check = await operator.post(`${page}/check`, form);
    expect(check.text).toContain("leads:read");
    expect(check.text).toContain("Chaves em uso: 1,");
    expect((await api.get("/leads")).status).toBe(200);
    expect((await operator.post(page, form)).to).toBe(`/operator/accounts/${accountId}?saved=1`);
    expect((await api.get("/leads")).body.code).toBe("access_denied");
    expect((await backoffice.get(path)).body.data.access.limits.maxKeys).toBe(0);
  });
});
