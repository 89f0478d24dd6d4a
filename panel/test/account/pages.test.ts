import { describe, expect, it, vi } from "vitest";
import { MEMBER_ROLES } from "../../../src/vocabulary/member-roles.ts";
import { apiWith, backoffice, grantAccess, makeAccount } from "../../../test/support/api.ts";
import { aMember } from "../../../test/support/member-calls.ts";
import { moveClock, stopClockAt } from "../../../test/support/time.ts";
import { aBrowser, type Browser, fieldsIn, idempotencyKeyIn, PANEL_URL, signedIn } from "../browser.ts";

/** Paths below an account, and who sees them. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  "": MEMBER_ROLES,
  "/access": MEMBER_ROLES,
  "/sandbox": ["OWNER", "DEVELOPER"],
  "/keys": ["OWNER", "MANAGER", "DEVELOPER"],
  "/keys/new": ["OWNER"],
  "/connections": ["OWNER", "MANAGER", "DEVELOPER"],
  "/requests": ["OWNER", "MANAGER", "DEVELOPER"],
  "/errors": ["OWNER", "MANAGER", "DEVELOPER"],
  "/usage": ["OWNER", "MANAGER", "DEVELOPER"],
  "/webhooks": ["OWNER", "MANAGER", "DEVELOPER"],
  "/webhooks/new": ["OWNER", "MANAGER", "DEVELOPER"],
  "/events": ["OWNER", "MANAGER", "DEVELOPER"],
  "/batches": ["OWNER", "MANAGER", "DEVELOPER"],
  "/feed": ["OWNER", "MANAGER", "DEVELOPER"],
  "/feed/conflicts": ["OWNER", "MANAGER"],
  "/properties": ["OWNER", "MANAGER", "DEVELOPER"],
  "/properties/new": ["OWNER", "MANAGER"],
  "/properties/import": ["OWNER", "MANAGER"],
  "/clients/import": ["OWNER", "MANAGER"],
  "/trash": ["OWNER", "MANAGER"],
  "/clients": ["OWNER", "MANAGER", "BROKER"],
  "/clients/new": ["OWNER", "MANAGER", "BROKER"],
  "/radar": ["OWNER", "MANAGER", "BROKER"],
  "/launches": ["OWNER", "MANAGER", "BROKER"],
  "/captacao": ["OWNER", "MANAGER"],
  "/partnerships": ["OWNER", "MANAGER", "BROKER"],
  "/captacao/ledger": ["OWNER", "MANAGER"],
  "/captacao/owners": ["OWNER", "MANAGER"],
  "/captacao/settings": ["OWNER", "MANAGER"],
  "/team": ["OWNER", "MANAGER"],
  "/people": ["OWNER", "MANAGER"],
  "/visibility": ["OWNER", "MANAGER"],
  "/audit": ["OWNER", "MANAGER"],
};

const anOwner = async (account?: Awaited<ReturnType<typeof makeAccount>>) => {
  const { accountId, path, keyId, api } = account ?? (await makeAccount());
  const { email } = await aMember(accountId, "OWNER");
  const browser = await signedIn(email);
  return { accountId, path, keyId, api, email, browser, base: `/a/${accountId}` };
};

const keysOf = async (path: string): Promise<{ id: string; name: string; scopes: string[] }[]> =>
  (await backoffice.get(`${path}/keys`)).body.data;

const NEW_KEY = { "/name": "CRM produção", "level/properties": "write", "level/leads": "read", days: "30" };

const secretIn = (text: string): string | undefined => /rea_[0-9a-z]{80}/.exec(text)?.[0];

describe.each(MEMBER_ROLES)("the pages of an account, to a %s", (role) => {
  it("open, or say which roles they are open to, in both languages", async () => {
    const { accountId, path: own } = await makeAccount();
    const { email } = await aMember(accountId, role);
    await backoffice.post(`${own}/team`, { name: "Corretora", email, role: "BROKER" });
    const browser = await signedIn(email);
    for (const language of ["pt-BR", "en"]) {
      browser.language = language;
      for (const [path, roles] of Object.entries(PAGES)) {
        const page = await browser.get(`/a/${accountId}${path}`);
        expect([path, page.status]).toEqual([path, roles.includes(role) ? 200 : 403]);
        expect(page.text).toContain(`<html lang="${language}"`);
        expect(page.text.match(/<h1>/g)).toHaveLength(1);
        if (page.status === 403) expect(page.text).toContain(language === "en" ? "Owner" : "Titular");
      }
    }
  });
});

describe("every answer", () => {
  const visited = async (): Promise<[Browser, string[]]> => {
    const { browser, base, keyId } = await anOwner();
    const own = [
      "",
      "/access",
      "/keys",
      "/keys/new",
      `/keys/${keyId}`,
      "/connections",
      "/webhooks",
      "/webhooks/new",
      "/events",
      "/batches",
      "/feed",
      "/properties",
      "/properties?status=NONE",
      "/trash",
      "/clients",
      "/launches",
      "/radar",
      "/captacao",
      "/partnerships",
      "/captacao/ledger",
      "/team",
      "/people",
      "/visibility",
      "/audit",
      "/nowhere",
    ];
    return [browser, ["/signin", "/accounts", "/local/inbox", "/nowhere", ...own.map((path) => base + path)]];
  };

  it("allows photos from their own host, where they have one", async () => {
    const browser = aBrowser();
    browser.env = { ...browser.env, PHOTOS_URL: "https://fotos.test" };
    const { headers } = await browser.get("/signin");
    expect(headers.get("Content-Security-Policy")).toContain(
      "img-src 'self' http://api.test https://fotos.test;",
    );
  });

  it("has the headers of the policy, and of scripts and styles only our files", async () => {
    const [browser, paths] = await visited();
    for (const path of paths) {
      const { headers, text } = await browser.get(path);
      expect(headers.get("Content-Security-Policy"), path).toContain("default-src 'none'");
      expect(headers.get("Content-Security-Policy")).toContain("require-trusted-types-for 'script'");
      expect(headers.get("Content-Security-Policy")).toContain("img-src 'self' http://api.test;");
      expect(headers.get("X-Frame-Options")).toBe("DENY");
      expect(headers.get("Cache-Control")).toBe("no-store");
      expect(headers.get("Referrer-Policy")).toBe("no-referrer");
      const scripts = /<script/gi;
      const ownScripts = /<script type="module" src="\/assets\/panel\.js\?v=[\w-]+"><\/script>/g;
      expect(text.match(scripts)).toHaveLength(1);
      expect(text.match(ownScripts)).toHaveLength(1);
      expect(text).not.toMatch(/<style|\sstyle=|\son\w+=|javascript:/i);
    }
  });

  it("has them when it refuses or redirects, too", async () => {
    const browser = aBrowser();
    for (const page of [await browser.get("/"), await browser.post("/signin", {}, {})])
      expect(page.headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
  });
});

const FORM = "application/x-www-form-urlencoded";
describe("a write", () => {
  it.each([
    ["without origin", {}],
    ["of another site", { "Sec-Fetch-Site": "cross-site" }],
    ["of a sister host", { "Sec-Fetch-Site": "same-site" }],
    ["typed into the address bar", { "Sec-Fetch-Site": "none" }],
    ["of another origin", { Origin: "https://evil.example" }],
    ["of no origin", { Origin: "null" }],
    ["of JSON", { "Sec-Fetch-Site": "same-origin", "Content-Type": "application/json" }],
    ["of files", { "Sec-Fetch-Site": "same-origin", "Content-Type": "multipart/form-data" }],
    ["of another charset", { "Sec-Fetch-Site": "same-origin", "Content-Type": `${FORM}; charset=utf-16` }],
  ])("%s is refused, and changes nothing", async (_, headers) => {
    const { browser, base, keyId, api, path } = await anOwner();
    const forms = [`${base}/keys/new`, `${base}/keys/${keyId}/revoke`, `${base}/access`, "/signin", "/look"];
    for (const form of forms)
      expect((await browser.post(form, { ...NEW_KEY, confirm: "Integração" }, headers)).status).toBe(403);
    expect((await api.get("/me")).status).toBe(200);
    expect(await keysOf(path)).toHaveLength(1);
  });

  it("from an old browser is accepted by its origin", async () => {
    const page = await aBrowser().post("/look", { theme: "dark" }, { Origin: PANEL_URL });
    expect(page.status).toBe(303);
  });

  it("never happens by GET", async () => {
    const { browser, base, keyId, api } = await anOwner();
    for (const path of [`/keys/${keyId}/revoke?confirm=Integração`, `/keys/${keyId}/roll`])
      expect((await browser.get(base + path)).status).toBe(404);
    expect((await browser.get("/signout")).status).toBe(404);
    expect((await api.get("/me")).status).toBe(200);
  });
});

describe("a new key", () => {
  it("is shown once, with the permissions that were chosen", async () => {
    const { browser, base, path } = await anOwner();
    const form = await browser.get(`${base}/keys/new`);
    const made = await browser.post(`${base}/keys/new`, { ...NEW_KEY, once: idempotencyKeyIn(form.text) });
    const secret = secretIn(made.text)!;
    expect(made.status).toBe(200);
    const me = (await apiWith(secret).get("/me")).body.data.key;
    expect(me.name).toBe("CRM produção");
    expect(me.scopes).toEqual(["properties:read", "properties:write", "leads:read"]);
    expect(me.expiresAt).not.toBeNull();
    const list = await browser.get(`${base}/keys`);
    expect(list.text).toContain("CRM produção");
    expect(secretIn(list.text)).toBeUndefined();
    expect(await keysOf(path)).toHaveLength(2);
  });

  it("starts from a model with what such keys need, within the grant, and says what it can do", async () => {
    const scopes = ["properties:read", "properties:write", "leads:read"];
    const { browser, base } = await anOwner(await makeAccount({ access: { scopes }, key: { scopes: [] } }));
    const page = `${base}/keys/new`;
    const { text } = await browser.post(page, {
      for: "crm",
      "/allowedIps": "203.0.113.7",
      days: "30",
      once: "o1",
    });
    expect(fieldsIn(text)).toMatchObject({
      "/name": "CRM",
      "/allowedIps": "203.0.113.7",
      days: "30",
      once: "o1",
    });
    expect(text).toMatch(/value="write" aria-label="Imóveis: ler e gravar" checked/);
    expect(text).toMatch(/value="read" aria-label="Clientes: ler" checked/);
    expect(text).toMatch(/value="none" aria-label="Radar: nenhuma" checked/);
    const site = (await browser.post(page, { ...fieldsIn(text), for: "site" })).text;
    expect(fieldsIn(site)).toMatchObject({ "/name": "Site", "/allowedIps": "203.0.113.7" });
    expect(site).toMatch(/value="none" aria-label="Clientes: nenhuma" checked/);
    const unknown = await browser.post(page, {
      "/name": "Meu CRM",
      "level/leads": "read",
      for: "constructor",
    });
    expect(fieldsIn(unknown.text)["/name"]).toBe("Meu CRM");
    expect(unknown.text).toMatch(/value="none" aria-label="Clientes: nenhuma" checked/);
    const made = await browser.post(`${base}/keys/new`, { ...NEW_KEY, once: idempotencyKeyIn(text) });
    expect(made.text).toContain(`REAL_ESTATE_KEY=${secretIn(made.text)}`);
    expect(made.text).toMatch(/Gasta dinheiro<\/dt><dd>não/);
    expect(made.text).toMatch(/Vê o contato dos clientes<\/dt><dd>sim/);
  });

  it("is created once when the form is sent twice, and the second answer shows it too", async () => {
    const { browser, base, path } = await anOwner();
    const once = idempotencyKeyIn((await browser.get(`${base}/keys/new`)).text);
    const send = () => browser.post(`${base}/keys/new`, { ...NEW_KEY, once });
    const answers = await Promise.all([send(), send()]);
    expect(new Set(answers.map(({ text }) => secretIn(text))).size).toBe(1);
    expect(secretIn(answers[0]!.text)).toBeDefined();
    expect(await keysOf(path)).toHaveLength(2);
  });

  it("that is refused shows every fault at its field, and the form as it was filled", async () => {
    const { browser, base, path } = await anOwner();
    const page = await browser.post(`${base}/keys/new`, {
      ...NEW_KEY,
      "/name": " ",
      "/allowedIps": "203.0.113.0/24 nowhere",
      once: "abc",
    });
    expect(page.status).toBe(422);
    expect(page.text).toMatch(/id="f-name"[^>]*aria-invalid="true"/);
    expect(page.text).toMatch(/id="f-allowedIps"[^>]*aria-invalid="true"/);
    expect(page.text).toContain("203.0.113.0/24\nnowhere");
    expect(page.text).toContain('name="once" value="abc"');
    expect(page.text).toMatch(/value="write" aria-label="Imóveis: ler e gravar" checked/);
    expect(await keysOf(path)).toHaveLength(1);
  });

  it("offers no permission outside the grant, and is refused one that is sent by hand", async () => {
    const account = await makeAccount({ access: { scopes: ["properties:read"] }, key: { scopes: [] } });
    const { browser, base, path } = await anOwner(account);
    const { text } = await browser.get(`${base}/keys/new`);
    expect(text).toMatch(/value="read" aria-label="Clientes: ler" disabled/);
    expect(text).not.toMatch(/value="read" aria-label="Imóveis: ler" disabled/);
    const page = await browser.post(`${base}/keys/new`, { ...NEW_KEY, once: "x" });
    expect([page.status, page.text]).toEqual([
      422,
      expect.stringContaining("não está incluído no acesso da conta"),
    ]);
    expect(await keysOf(path)).toHaveLength(1);
  });

  it("beyond the maximum number of keys is refused in words", async () => {
    const { browser, base } = await anOwner(await makeAccount({ access: { limits: { maxKeys: 1 } } }));
    const page = await browser.post(`${base}/keys/new`, { ...NEW_KEY, once: "x" });
    expect([page.status, page.text]).toEqual([422, expect.stringContaining("o máximo de chaves ativas (1)")]);
    expect(page.text).toContain('value="CRM produção"');
  });
});

describe("a key", () => {
  it("is changed, rolled and revoked by its pages", async () => {
    const { browser, base, keyId, api, path } = await anOwner();
    const page = `${base}/keys/${keyId}`;
    const change = { "/name": "Site", "level/team": "read" };
    expect((await browser.post(page, change)).to).toBe(page);
    expect((await keysOf(path))[0]).toMatchObject({ name: "Site", scopes: ["team:read"] });
    const rolled = await browser.post(`${page}/roll`, { "/overlap": "1H", once: "r" });
    expect((await apiWith(secretIn(rolled.text)!).get("/me")).status).toBe(200);
    expect((await api.get("/me")).status).toBe(200);
    const wrong = await browser.post(`${page}/revoke`, { confirm: "site" });
    expect([wrong.status, (await api.get("/me")).status]).toEqual([422, 200]);
    expect((await browser.post(`${page}/revoke`, { confirm: "Site" })).to).toBe(`${base}/keys`);
    expect((await api.get("/me")).status).toBe(401);
  });

  it("of another account has no page", async () => {
    const { browser, base } = await anOwner();
    const { keyId } = await makeAccount();
    expect((await browser.get(`${base}/keys/${keyId}`)).status).toBe(404);
  });
});

describe("access", () => {
  it("is requested, asked about and answered on its page", async () => {
    const account = await makeAccount();
    await grantAccess(account.path, { status: "NOT_REQUESTED", scopes: [] });
    const { browser, base, path } = await anOwner(account);
    const page = `${base}/access`;
    const form = { "/system": "CRM", "/purpose": "Carteira", "/callsPerDay": "500", "level/leads": "write" };
    const faulty = await browser.post(page, { ...form, "/system": "", once: "x" });
    expect([faulty.status, faulty.text]).toEqual([422, expect.stringContaining('value="Carteira"')]);
    const once = idempotencyKeyIn((await browser.get(page)).text);
    expect((await browser.post(page, { ...form, once })).to).toBe(page);
    expect((await browser.post(page, { ...form, once })).to).toBe(page);
    expect((await browser.get(page)).text).toContain("Acesso em análise");
    const { data } = (await backoffice.get(`${path}/access/requests`)).body;
    expect(data).toMatchObject({ system: "CRM", callsPerDay: 500, scopes: ["leads:read", "leads:write"] });
    await grantAccess(path, { status: "INFO_REQUESTED", scopes: [] });
    expect((await browser.get(page)).text).toContain("O operador pediu informações");
    expect((await browser.post(`${page}/answer`, { "/answer": "É nosso." })).to).toBe(page);
    expect((await backoffice.get(path)).body.data.access.status).toBe("PENDING");
  });
});

it("shows text as text, whatever it says", async () => {
  const name = `<img src=x onerror=alert(1)>"'&`;
  const { browser, base, path } = await anOwner(await makeAccount({ account: { name } }));
  await backoffice.post(`${path}/keys`, { name, scopes: [] });
  for (const page of ["", "/keys"]) {
    const { text } = await browser.get(base + page);
    expect(text).not.toContain("<img");
    expect(text).toContain("&lt;img src=x onerror=alert(1)&gt;");
  }
});

it("asks for a new code before a key is made, ten minutes after the last", async () => {
  const { browser, base, path } = await anOwner();
  stopClockAt(Date.now());
  moveClock(10 * 60_000 + 1_000);
  const next = encodeURIComponent(`${base}/keys/new`);
  expect((await browser.get(`${base}/keys/new`)).to).toBe(`/prove?next=${next}`);
  const late = await browser.post(`${base}/keys/new`, { ...NEW_KEY, once: "x" });
  expect([late.status, late.text]).toEqual([403, expect.stringContaining("nada foi salvo")]);
  const roll = await browser.post(`${base}/keys/key-1/roll`, { once: "x" });
  expect(roll.text).toContain(`/prove?next=${encodeURIComponent("/resume/")}`);
  vi.useRealTimers();
  expect(await keysOf(path)).toHaveLength(1);
});
