import { describe, expect, it } from "vitest";
import { MemoryProvider } from "../../../../scripts/agents-check/sign-in/memory-provider.ts";
import { grantAccess, makeAccount, makeConnection } from "../../../../test/support/api.ts";
import { queryOne } from "../../../../test/support/query.ts";
import {
  authorizePath,
  CLIENT,
  connectAssistant,
  decide,
  Program,
  REDIRECT,
  RESOURCE,
  redirectParams,
  sdkClient,
} from "../../assistant.ts";
import { enter, PANEL_URL } from "../../browser.ts";

const errorIn = async (answer: Response): Promise<string> => answer.headers.get("WWW-Authenticate") ?? "";

describe("discovery", () => {
  it("leads from a refused call to whoever issues tokens", async () => {
    const program = new Program();
    const refused = await program.fetch(RESOURCE, { method: "POST", body: "{}" });
    expect(refused.status).toBe(401);
    const challenge = await errorIn(refused);
    expect(challenge).toContain('scope="properties:read leads:read');
    expect(challenge).not.toContain("write");
    const address = /resource_metadata="([^"]+)"/.exec(challenge)![1]!;
    const resource = (await (await program.fetch(address)).json()) as Record<string, unknown>;
    expect(resource).toMatchObject({ resource: RESOURCE, authorization_servers: [PANEL_URL] });
    const known = await program.fetch(`${PANEL_URL}/.well-known/oauth-authorization-server`);
    expect(await known.json()).toMatchObject({
      issuer: PANEL_URL,
      authorization_endpoint: `${PANEL_URL}/authorize`,
      token_endpoint: `${PANEL_URL}/oauth/token`,
      registration_endpoint: `${PANEL_URL}/oauth/register`,
      code_challenge_methods_supported: ["S256"],
      response_types_supported: ["code"],
      grant_types_supported: ["authorization_code", "refresh_token"],
      authorization_response_iss_parameter_supported: true,
      client_id_metadata_document_supported: true,
    });
  });
});

describe("metadata", () => {
  it("is found with the resource's path and without, at both hosts", async () => {
    const program = new Program();
    const api = new URL(RESOURCE).origin;
    for (const host of [api, PANEL_URL])
      for (const path of ["", "/mcp"]) {
        const at = (name: string) => program.fetch(`${host}/.well-known/${name}${path}`);
        const resource = await at("oauth-protected-resource");
        expect([resource.status, resource.headers.get("Access-Control-Allow-Origin")]).toEqual([200, "*"]);
        expect(await resource.json()).toMatchObject({
          resource: RESOURCE,
          authorization_servers: [PANEL_URL],
        });
        const issuer = await at("oauth-authorization-server");
        expect([issuer.status, issuer.headers.get("Access-Control-Allow-Origin")]).toEqual([200, "*"]);
        expect(await issuer.json()).toMatchObject({
          issuer: PANEL_URL,
          token_endpoint: `${PANEL_URL}/oauth/token`,
          client_id_metadata_document_supported: true,
        });
      }
  });

  it("is unavailable at the API's host while the dashboard is, without blaming the caller", async () => {
    const program = new Program();
    Object.assign(program.api, {
      TOKENS: { metadata: () => Promise.reject(new Error("Network connection lost.")) },
    });
    const answer = await program.fetch(`${new URL(RESOURCE).origin}/.well-known/oauth-authorization-server`);
    expect(answer.status).toBe(503);
  });

  it("leads to tools that are found with a slash behind their path too", async () => {
    const program = new Program();
    const refused = await program.fetch(`${RESOURCE}/`, { method: "POST", body: "{}" });
    expect([refused.status, await errorIn(refused)]).toEqual([
      401,
      expect.stringContaining('/.well-known/oauth-protected-resource/mcp"'),
    ]);
    const { browser } = await enter(await makeAccount());
    const { access } = await connectAssistant(browser, { program });
    expect((await program.call(access, "list_properties", `${RESOURCE}/`)).status).toBe(200);
  });
});

describe("the SDK's own client", () => {
  it("registers, has the person agree, calls tools, and is out once the connection has ended", async () => {
    const { browser, base } = await enter(await makeAccount());
    const program = new Program();
    browser.env = program.panel;
    const provider = new MemoryProvider({ metadata: CLIENT, redirect: REDIRECT });
    const first = sdkClient(program, provider);
    await expect(first.client.connect(first.transport)).rejects.toThrow();
    const { pathname, search } = provider.asked!;
    expect(new URLSearchParams(search).get("resource")).toBe(RESOURCE);
    const page = await decide(browser, pathname + search);
    expect(page.status).toBe(303);
    await first.transport.finishAuth(redirectParams(page));
    const { client, transport } = sdkClient(program, provider);
    await client.connect(transport);
    const { tools, ...listed } = await client.listTools();
    // Not to be cached: clients cache a list by server, whatever the token, and a person may agree to more.
    expect(listed).toMatchObject({ ttlMs: 0 });
    expect(tools.map(({ name }) => name)).toContain("list_properties");
    expect(tools.filter(({ annotations }) => annotations?.readOnlyHint !== true)).toEqual([]);
    expect((await client.callTool({ name: "list_properties", arguments: {} })).isError).toBeFalsy();
    const list = await browser.get(`${base}/connections`);
    const connection = /\/connections\/(k_\w+)\/end/.exec(list.text)![1]!;
    await browser.post(`${base}/connections/${connection}/end`);
    await expect(client.callTool({ name: "list_properties", arguments: {} })).rejects.toThrow();
  });
});

describe("a connection", () => {
  it("has the agreed permissions; a write asks the person for more, and then succeeds", async () => {
    const { browser } = await enter(await makeAccount());
    const { program, clientId, access } = await connectAssistant(browser);
    expect((await program.call(access)).status).toBe(200);
    const refused = await program.call(access, "create_property");
    expect(refused.status).toBe(403);
    expect(await errorIn(refused)).toMatch(
      /error="insufficient_scope", scope="properties:read properties:write", resource_metadata="/,
    );
    expect(await refused.json()).toMatchObject({ error: { code: 403, data: { code: "access_denied" } } });
    const scope = "properties:read properties:write";
    const wider = await connectAssistant(browser, { program, clientId, scope });
    expect(wider.answer.scope).toBe(scope);
    expect((await program.call(wider.access, "create_property")).status).toBe(200);
    // The same client's narrower connection has been replaced.
    expect((await program.call(access)).status).toBe(401);
  });

  it("is as narrow as the token that a client asks for", async () => {
    const { browser } = await enter(await makeAccount());
    const scope = "properties:read leads:read";
    const { program, clientId, refresh } = await connectAssistant(browser, { scope });
    const narrow = await program.token({
      grant_type: "refresh_token",
      client_id: clientId,
      refresh_token: refresh,
      resource: RESOURCE,
      scope: "leads:read",
    });
    expect(narrow.body.scope).toBe("leads:read");
    expect((await program.call(narrow.body.access_token!, "list_leads")).status).toBe(200);
    expect((await program.call(narrow.body.access_token!)).status).toBe(403);
  });

  it("loses what the account's grant loses, and ends with the account", async () => {
    const { account, browser } = await enter(await makeAccount());
    const { program, access } = await connectAssistant(browser);
    await grantAccess(account.path, { scopes: ["team:read"] });
    expect(await (await program.call(access)).json()).toMatchObject({
      result: { isError: true, structuredContent: { code: "access_denied" } },
    });
    await grantAccess(account.path, { status: "SUSPENDED" });
    expect(await (await program.call(access)).json()).toMatchObject({
      result: { isError: true, structuredContent: { code: "SUSPENDED" } },
    });
  });

  it("serves keys as before, at the same cost, and lets no key pass as a token", async () => {
    const account = await makeAccount();
    const program = new Program();
    expect((await program.call(account.key)).status).toBe(200);
    let asked = 0;
    const counting = {
      validateToken: async () => {
        asked += 1;
        return null;
      },
    };
    Object.assign(program.api, { TOKENS: counting });
    expect((await program.call(account.key)).status).toBe(200);
    for (const forged of ["rea_nothing", "x", `${account.key}:a:b`, "psn_a:b:c"])
      expect((await program.call(forged)).status).toBe(401);
    expect(asked).toBe(0);
  });
});

describe("the consent page", () => {
  const askedBy = async (metadata: Readonly<Record<string, unknown>> = {}) => {
    const { account, browser } = await enter(await makeAccount());
    const program = new Program();
    browser.env = program.panel;
    const { body } = await program.register(metadata);
    return { browser, clientId: body.client_id!, account };
  };

  it("says who asks, that nobody has verified it, and where access goes", async () => {
    const { browser, clientId } = await askedBy();
    browser.language = "en";
    const { text, headers } = await browser.get(await authorizePath({ client_id: clientId }));
    expect(text).toContain("Assistente");
    expect(text).toContain("self-registered: the name is not verified");
    expect(text).toContain("assistant.example.com");
    expect(headers.get("Content-Security-Policy")).toContain(
      "form-action 'self' https://assistant.example.com;",
    );
    expect(headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("X-Frame-Options")).toBe("DENY");
  });

  it("offers neither accepting nor webhooks, and grays what the grant lacks", async () => {
    const { browser, clientId, account } = await askedBy();
    await grantAccess(account.path, { scopes: ["properties:read", "captacao:read", "captacao:accept"] });
    const { text } = await browser.get(await authorizePath({ client_id: clientId }));
    expect(text).not.toContain("level/webhooks");
    expect(text).not.toMatch(/name="level\/captacao" value="write"/);
    expect(text).toMatch(/name="level\/leads" value="read"[^>]*disabled/);
  });

  it("warns of a program on the person's own machine", async () => {
    const local = "http://127.0.0.1:33418/";
    const { browser, clientId } = await askedBy({ redirect_uris: [local] });
    const path = await authorizePath({ client_id: clientId, redirect_uri: local });
    expect((await browser.get(path)).text).toContain("um programa deste computador");
  });

  it("draws a hostile name as text, in one line, cut", async () => {
    const name = `<script>alert(1)</script>\u202E\n${"x".repeat(500)}`;
    const { browser, clientId } = await askedBy({ client_name: name });
    const { text } = await browser.get(await authorizePath({ client_id: clientId }));
    expect(text).not.toContain("<script>alert");
    expect(text).toContain("&lt;script&gt;alert(1)&lt;/script&gt; xxx");
    expect(text).not.toContain("\u202E");
    expect(text).not.toContain("x".repeat(101));
  });

  it("returns a refusal to the client, with the issuer", async () => {
    const { browser, clientId } = await askedBy();
    const page = await decide(browser, await authorizePath({ client_id: clientId }), { decision: "deny" });
    const brought = redirectParams(page);
    expect([brought.get("error"), brought.get("state"), brought.get("iss")]).toEqual([
      "access_denied",
      "a-state",
      PANEL_URL,
    ]);
    expect(brought.get("code")).toBeNull();
  });

  it("refuses a client in words when the account has no room for more connections, but not the same client again", async () => {
    const { browser, clientId, account } = await askedBy();
    const program = new Program();
    await connectAssistant(browser, { program, clientId });
    for (let at = 0; at < 9; at += 1) await makeConnection(account, { clientId: `client-${at}` });
    const other = (await program.register({ client_name: "Outro" })).body.client_id!;
    const page = await decide(browser, await authorizePath({ client_id: other }));
    expect(page.to).toMatch(REDIRECT);
    const brought = redirectParams(page);
    expect([brought.get("error"), brought.get("state")]).toEqual(["access_denied", "a-state"]);
    expect(brought.get("error_description")).toMatch(
      /^A conta ja tem 10 assistentes conectados, o maximo\. Encerre uma conexao antes de criar outra\. http.*\/connections$/,
    );
    for (let at = 0; at < 3; at += 1) {
      const again = await connectAssistant(browser, { program, clientId });
      expect((await program.call(again.access)).status).toBe(200);
    }
    // Connections whose codes nobody exchanges do not count.
    for (let at = 0; at < 3; at += 1)
      expect(
        redirectParams(await decide(browser, await authorizePath({ client_id: clientId }))).get("code"),
      ).not.toBeNull();
  });

  it("refuses a consent to nothing, and keeps what was filled in", async () => {
    const { browser, clientId } = await askedBy();
    const path = await authorizePath({ client_id: clientId });
    const page = await decide(browser, path, { "level/properties": "none", "/validity": "30D" });
    expect(page.status).toBe(422);
    expect(page.text).toMatch(/<option value="30D" selected/);
  });

  it("asks somebody who is not signed in to do so first, and continues from there", async () => {
    const { browser, clientId } = await askedBy();
    const path = await authorizePath({ client_id: clientId });
    const cookies = new Map(browser.cookies);
    browser.cookies.clear();
    const { to } = await browser.get(path);
    const next = new URL(to!, PANEL_URL).searchParams.get("next")!;
    expect(next).toMatch(/^\/authorize\/[0-9a-f]{40}$/);
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    expect((await browser.get(next)).to).toBe(path);
  });

  it("is for owners, for managers who allow reading, and for nobody else", async () => {
    const account = await makeAccount();
    const program = new Program();
    const clientId = (await program.register()).body.client_id!;
    const path = await authorizePath({ client_id: clientId, scope: "properties:read properties:write" });
    for (const [role, status] of [
      ["BROKER", 403],
      ["DEVELOPER", 403],
      ["MANAGER", 200],
    ] as const) {
      const { browser } = await enter(account, role);
      browser.env = program.panel;
      const page = await browser.get(path);
      expect([role, page.status]).toEqual([role, status]);
      if (role === "MANAGER")
        expect(page.text).toMatch(/name="level\/properties" value="write"[^>]*disabled/);
    }
  });

  it("lets a person of several accounts choose one", async () => {
    const [first, second] = await Promise.all([makeAccount(), makeAccount()]);
    const { browser, email } = await enter(first);
    const { addMember } = await import("../../../../test/support/member-calls.ts");
    await addMember(second.accountId, email, "OWNER");
    const program = new Program();
    browser.env = program.panel;
    const path = await authorizePath({ client_id: (await program.register()).body.client_id! });
    const choice = await browser.get(path);
    expect(choice.text).toContain(`account=${first.accountId}`);
    const page = await decide(browser, `${path}&account=${second.accountId}`);
    expect(redirectParams(page).get("code")).not.toBeNull();
    const made = await queryOne`SELECT count(*) AS n FROM api_keys
      WHERE account_id = ${second.accountId} AND kind = 'CONNECTION'`;
    expect(made?.n).toBe(1);
  });
});
