import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { backoffice } from "../../../../test/support/api.ts";
import { removeMember } from "../../../../test/support/member-calls.ts";
import { moveClock, stopClockAt } from "../../../../test/support/time.ts";
import { endDue, forgetExpired } from "../../../src/sign-in/oauth/endings.ts";
import { openToken } from "../../../src/sign-in/oauth/token-api.ts";
import {
  API_URL,
  activeConnections,
  authorizePath,
  connectAssistant,
  decide,
  exchange,
  newVerifier,
  oauthPanel,
  Program,
  REDIRECT,
  RESOURCE,
  redirectParams,
  refreshing,
  registeredProgram,
} from "../../assistant.ts";
import { DASHBOARD_API } from "../../browser.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

describe("a refresh token", () => {
  it("is replaced by each use, and good again until its successor is used", async () => {
    const { browser } = await registeredProgram();
    const { program, clientId, refresh } = await connectAssistant(browser);
    const first = await program.token(refreshing(clientId, refresh));
    const lost = await program.token(refreshing(clientId, refresh));
    expect([first.status, lost.status]).toEqual([200, 200]);
    expect(first.body.refresh_token).not.toBe(refresh);
    const next = await program.token(refreshing(clientId, first.body.refresh_token!));
    expect(next.status).toBe(200);
    expect((await program.call(next.body.access_token!)).status).toBe(200);
  });

  it("sent many times at once leaves the client with one that works, whichever answer it keeps", async () => {
    for (const kept of [0, 2, 4]) {
      const { browser } = await registeredProgram();
      const { program, clientId, refresh } = await connectAssistant(browser);
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => program.token(refreshing(clientId, refresh))),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      for (const { body } of answers) expect((await program.call(body.access_token!)).status).toBe(200);
      const later = await program.token(refreshing(clientId, answers[kept]!.body.refresh_token!));
      expect(later.status).toBe(200);
    }
  });

  it("refreshed endlessly leaves the newest fifty access tokens, and the connection works", async () => {
    const { browser } = await registeredProgram();
    const other = await connectAssistant((await registeredProgram()).browser);
    const { program, clientId, refresh } = await connectAssistant(browser);
    let last = await program.token(refreshing(clientId, refresh));
    for (let at = 0; at < 55; at += 1)
      last = await program.token(refreshing(clientId, last.body.refresh_token!));
    const { results } = await oauthPanel()
      .PANEL_DB.prepare(
        "SELECT count(*) AS n FROM oauth_store WHERE key GLOB 'token:*' GROUP BY substr(key, 1, 25)",
      )
      .all<{ n: number }>();
    expect(Math.max(...results.map(({ n }) => n))).toBe(50);
    expect((await program.call(last.body.access_token!)).status).toBe(200);
    expect((await other.program.token(refreshing(other.clientId, other.refresh))).status).toBe(200);
  });

  it("sent by two processes at once gives both the same successor, and both live on", async () => {
    stopClockAt("2026-11-25T12:00:00Z");
    const { account, browser } = await registeredProgram();
    const { program, clientId, refresh } = await connectAssistant(browser);
    const answers = await Promise.all([1, 2, 3].map(() => program.token(refreshing(clientId, refresh))));
    expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1);
    // One process refreshes twice while the other still has the first token.
    const second = await program.token(refreshing(clientId, answers[0]!.body.refresh_token!));
    const third = await program.token(refreshing(clientId, second.body.refresh_token!));
    moveClock(59_000);
    const late = await program.token(refreshing(clientId, refresh));
    expect([late.status, late.body.refresh_token]).toEqual([200, answers[0]!.body.refresh_token]);
    expect(Number(late.body.expires_in)).toBe(3_600 - 59);
    const lateAgain = await program.token(refreshing(clientId, late.body.refresh_token!));
    expect(lateAgain.body.refresh_token).toBe(second.body.refresh_token);
    for (const { body } of [late, lateAgain, third])
      expect((await program.call(body.access_token!)).status).toBe(200);
    expect(await activeConnections(account.accountId)).toBe(1);
    moveClock(2_000);
    expect((await program.token(refreshing(clientId, refresh))).status).toBe(400);
    expect((await program.call(third.body.access_token!)).status).toBe(401);
  });

  it("sent again for fewer permissions gives the same successor, and no more than asked for", async () => {
    const { browser } = await registeredProgram();
    const scope = "properties:read leads:read";
    const { program, clientId, refresh } = await connectAssistant(browser, { scope });
    const wide = await program.token(refreshing(clientId, refresh));
    const narrow = await program.token({ ...refreshing(clientId, refresh), scope: "leads:read" });
    expect(wide.body.scope).toBe(scope);
    expect(narrow.body).toMatchObject({ scope: "leads:read", refresh_token: wide.body.refresh_token });
    expect((await program.call(narrow.body.access_token!)).status).toBe(403);
    expect((await program.call(wide.body.access_token!)).status).toBe(200);
  });

  it("gives the same successor for as long as nobody has used it: a reply was lost", async () => {
    stopClockAt("2026-11-25T12:00:00Z");
    const { browser } = await registeredProgram();
    const { program, clientId, refresh } = await connectAssistant(browser);
    const first = await program.token(refreshing(clientId, refresh));
    moveClock(2 * HOUR_MS);
    const again = await program.token(refreshing(clientId, refresh));
    expect(again.body.refresh_token).toBe(first.body.refresh_token);
    expect((await program.call(again.body.access_token!)).status).toBe(200);
    const next = await program.token(refreshing(clientId, first.body.refresh_token!));
    expect(next.status).toBe(200);
  });

  it("that was just replaced gives its successor to no other client, and to no other resource", async () => {
    const { browser } = await registeredProgram();
    const { program, clientId, refresh, access } = await connectAssistant(browser);
    const second = (await program.token(refreshing(clientId, refresh))).body.refresh_token!;
    await program.token(refreshing(clientId, second));
    const other = (await program.register({ client_name: "Outro" })).body.client_id!;
    expect((await program.token(refreshing(other, refresh))).status).toBe(400);
    const elsewhere = { ...refreshing(clientId, refresh), resource: "https://other.example.com/mcp" };
    expect((await program.token(elsewhere)).body.error).toBe("invalid_target");
    expect((await program.call(access)).status).toBe(200);
  });

  it("that was replaced and used up ends the connection when it comes again, and the owner gets an e-mail", async () => {
    stopClockAt("2026-11-25T12:00:00Z");
    const { account, browser } = await registeredProgram();
    const { program, clientId, refresh } = await connectAssistant(browser);
    const second = (await program.token(refreshing(clientId, refresh))).body.refresh_token!;
    const third = (await program.token(refreshing(clientId, second))).body;
    moveClock(MINUTE_MS);
    const reused = await program.token(refreshing(clientId, refresh));
    expect([reused.status, reused.body.error]).toEqual([400, "invalid_grant"]);
    expect((await program.call(third.access_token!)).status).toBe(401);
    expect((await program.token(refreshing(clientId, third.refresh_token!))).status).toBe(400);
    const { body } = await backoffice.get(`${account.path}/mail`);
    expect(body.data.map(({ kind }: { kind: string }) => kind)).toEqual(["CONNECTION_REUSED"]);
    expect(JSON.stringify(body)).not.toContain(refresh);
  });

  it("that was never issued ends nothing", async () => {
    const { browser } = await registeredProgram();
    const { program, clientId, access, refresh } = await connectAssistant(browser);
    const forged = `${refresh.slice(0, -4)}AAAA`;
    expect((await program.token(refreshing(clientId, forged))).status).toBe(400);
    expect((await program.call(access)).status).toBe(200);
  });

  it("of another client is refused", async () => {
    const { browser } = await registeredProgram();
    const { program, refresh } = await connectAssistant(browser);
    const other = (await program.register({ client_name: "Outro" })).body.client_id!;
    expect((await program.token(refreshing(other, refresh))).status).toBe(400);
  });

  it("revoked by its client ends the connection", async () => {
    const { account, browser } = await registeredProgram();
    const { program, clientId, access, refresh } = await connectAssistant(browser);
    const { status } = await program.token({ client_id: clientId, token: refresh });
    expect(status).toBe(200);
    expect((await program.call(access)).status).toBe(401);
    expect(await activeConnections(account.accountId)).toBe(0);
  });

  it("ends after 30 idle days, and with the connection's own time", async () => {
    stopClockAt("2026-11-25T12:00:00Z");
    const { account, browser } = await registeredProgram();
    const { program, clientId, refresh } = await connectAssistant(browser, {
      fields: { "/validity": "30D" },
    });
    moveClock(29 * DAY_MS);
    const late = await program.token(refreshing(clientId, refresh));
    expect(late.status).toBe(200);
    moveClock(DAY_MS - 30 * MINUTE_MS);
    const last = await program.token(refreshing(clientId, late.body.refresh_token!));
    expect(Number(last.body.expires_in)).toBeLessThanOrEqual(30 * 60);
    moveClock(HOUR_MS);
    expect((await program.call(last.body.access_token!)).status).toBe(401);
    expect((await program.token(refreshing(clientId, last.body.refresh_token!))).status).toBe(400);
    await forgetExpired(env.SPARE_PANEL, Date.now());
    await endDue(env.SPARE_PANEL, DASHBOARD_API);
    expect(await activeConnections(account.accountId)).toBe(0);
  });
});

describe("the resource", () => {
  it("is the only one, whether left out, spelled with a slash, or named by its host alone", async () => {
    const { browser, program, clientId } = await registeredProgram();
    const host = new URL(RESOURCE).origin;
    for (const resource of ["", RESOURCE, `${RESOURCE}/`, host, `${host}/`]) {
      const verifier = newVerifier();
      const path = await authorizePath({ client_id: clientId, resource }, verifier);
      const code = redirectParams(await decide(browser, path)).get("code")!;
      const { body } = await program.token({ ...exchange(clientId, code, verifier), resource });
      expect(body.resource, resource).toBe(RESOURCE);
      const next = await program.token({ ...refreshing(clientId, body.refresh_token!), resource });
      expect([next.status, next.body.resource]).toEqual([200, RESOURCE]);
      expect((await program.call(next.body.access_token!)).status).toBe(200);
    }
    for (const resource of ["https://other.example.com/mcp", `${host}/v1`, `${host}:81/mcp`, "x"]) {
      const page = await browser.get(await authorizePath({ client_id: clientId, resource }));
      expect(redirectParams(page).get("error"), resource).toBe("invalid_target");
    }
  });
});

describe("a token", () => {
  it("opens the connection at once wherever it is read, and for no other resource", async () => {
    const { browser } = await registeredProgram();
    const { access } = await connectAssistant(browser);
    const elsewhere = new Program(oauthPanel());
    expect((await elsewhere.call(access)).status).toBe(200);
    expect(await openToken(oauthPanel(), RESOURCE, access)).toMatchObject({ scopes: ["properties:read"] });
    expect(await openToken(oauthPanel(), "https://other.example.com/mcp", access)).toBeNull();
  });

  it("is stored as a hash, and the key in it sealed", async () => {
    const { browser } = await registeredProgram();
    const { access, refresh } = await connectAssistant(browser);
    const { key } = (await openToken(oauthPanel(), RESOURCE, access))!;
    const { results } = await env.SPARE_PANEL.prepare("SELECT key, value FROM oauth_store").all();
    const stored = JSON.stringify(results);
    for (const secret of [access, refresh, key]) expect(stored).not.toContain(secret.split(":").at(-1)!);
  });

  it("ends when the person leaves the account, and cannot be refreshed afterward", async () => {
    const { account, browser, email } = await registeredProgram();
    const { program, clientId, access, refresh } = await connectAssistant(browser);
    await backoffice.put(`${account.path}/members`, { email: "outra@example.com", role: "OWNER" });
    await backoffice.post(`${account.path}/members/remove`, { email });
    expect((await program.call(access)).status).toBe(401);
    expect((await program.token(refreshing(clientId, refresh))).body.error).toBe("invalid_grant");
  });

  it("that is unknown is asked about once in ten seconds, and too many are refused", async () => {
    const program = new Program(oauthPanel(), "198.51.100.7");
    let asked = 0;
    Object.assign(program.api, {
      TOKENS: {
        validateToken: async () => {
          asked += 1;
          return null;
        },
      },
    });
    stopClockAt("2026-11-25T13:00:00Z");
    const forged = (at: number) => `k_0123456789abcdef:${"g".repeat(16)}:${String(at).padStart(32, "s")}`;
    for (let at = 0; at < 3; at += 1) expect((await program.call(forged(0))).status).toBe(401);
    expect(asked).toBe(1);
    for (let at = 1; at < 60; at += 1) expect((await program.call(forged(at))).status).toBe(401);
    const refused = await program.call(forged(60));
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "60"]);
    expect(asked).toBe(60);
    moveClock(MINUTE_MS);
    expect((await program.call(forged(0))).status).toBe(401);
    expect(asked).toBe(61);
  });

  it("lets nobody in while the dashboard is out of reach", async () => {
    const program = new Program();
    Object.assign(program.api, {
      TOKENS: { validateToken: () => Promise.reject(new Error("Network connection lost.")) },
    });
    const answer = await program.call(`k_0123456789abcdef:${"g".repeat(16)}:${"h".repeat(32)}`);
    expect(answer.status).toBe(503);
  });

  it("has a discovery document that answers 503 with Retry-After while the dashboard cannot answer", async () => {
    const program = new Program();
    Object.assign(program.api, { TOKENS: { metadata: () => Promise.reject(new Error("No such Worker.")) } });
    const answer = await program.fetch(`${API_URL}/.well-known/oauth-authorization-server`);
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "5"]);
  });
});

describe("registration", () => {
  const another = () => ({ client_name: crypto.randomUUID() });

  it("is limited to 20 an hour from a network, and 120 from the networks of one /48", async () => {
    stopClockAt("2026-11-25T12:00:00Z");
    const program = new Program();
    for (let at = 0; at < 20; at += 1) expect((await program.register(another())).status).toBe(201);
    expect((await program.register(another())).status).toBe(429);
    expect((await new Program().register(another())).status).toBe(201);
    moveClock(HOUR_MS);
    expect((await program.register(another())).status).toBe(201);
    const statuses: number[] = [];
    for (let at = 0; at < 122; at += 1) {
      const one = new Program(oauthPanel(), `2001:db8:48:${at.toString(16)}::1`);
      statuses.push((await one.register(another())).status);
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(120);
  });

  it("of the same client is one, however often and from wherever it comes", async () => {
    const program = new Program();
    const local = (port: number) => ({ client_name: "Um", redirect_uris: [`http://127.0.0.1:${port}/cb`] });
    const ids = new Set<string>();
    for (let at = 0; at < 30; at += 1) ids.add((await program.register(local(40_000 + at))).body.client_id!);
    ids.add((await new Program().register(local(50_000))).body.client_id!);
    expect(ids.size).toBe(1);
    const { body } = await program.register({ ...local(1), client_name: "Dois" });
    expect(ids.has(body.client_id!)).toBe(false);
  });

  it("of a program on people's own machines is shared even with a secret, and a server's never is", async () => {
    const program = new Program();
    const withSecret = (redirect: string) =>
      program.register({ token_endpoint_auth_method: "client_secret_post", redirect_uris: [redirect] });
    const one = await withSecret("http://localhost:1/cb");
    const two = await withSecret("http://localhost:2/cb");
    expect([two.body.client_id, two.body.client_secret]).toEqual([
      one.body.client_id,
      one.body.client_secret,
    ]);
    const servers = [await withSecret(REDIRECT), await withSecret(REDIRECT)];
    expect(servers[0]!.body.client_id).not.toBe(servers[1]!.body.client_id);
    const asked = exchange(one.body.client_id!, "k_a:b:c", "v");
    expect((await program.token(asked)).body.error).toBe("invalid_client");
    const known = await program.token({ ...asked, client_secret: one.body.client_secret! });
    expect(known.body.error).toBe("invalid_grant");
  });

  it("is forgotten after a day without a consent, and keeps no more than 50,000 of them", async () => {
    stopClockAt("2026-11-25T12:00:00Z");
    const { program, browser } = await registeredProgram();
    const clientId = (await program.register(another())).body.client_id!;
    const path = await authorizePath({ client_id: clientId });
    moveClock(DAY_MS - HOUR_MS);
    expect((await browser.get(path)).to).not.toBeNull();
    moveClock(2 * HOUR_MS);
    const { status, body } = await program.token(exchange(clientId, "k_a:b:c", "v"));
    expect([status, body.error]).toEqual([401, "invalid_client"]);
    await forgetExpired(env.SPARE_PANEL, Date.now());
    const left = env.SPARE_PANEL.prepare("SELECT 1 FROM oauth_strangers WHERE key = ?");
    expect(await left.bind(`client:${clientId}`).first()).toBeNull();
    const count = "SELECT count(*) AS n FROM oauth_strangers";
    await env.SPARE_PANEL.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 50001)
       INSERT INTO oauth_strangers (key, value, expires_at) SELECT 'client:of-strangers-' || i, '{}', ? FROM n`,
    )
      .bind(Date.now() + DAY_MS)
      .run();
    const latest = (await program.register(another())).body.client_id!;
    expect((await env.SPARE_PANEL.prepare(count).first<{ n: number }>())!.n).toBe(50_000);
    expect((await browser.get(await authorizePath({ client_id: latest }))).status).not.toBe(400);
    await env.SPARE_PANEL.prepare("DELETE FROM oauth_strangers").run();
  });

  it("refuses metadata of more than 2 KB", async () => {
    const { status, body } = await new Program().register({ client_name: "á".repeat(1_100) });
    expect([status, body.error]).toEqual([400, "invalid_client_metadata"]);
  });

  it("refuses what is too large, and redirects that lead nowhere safe", async () => {
    const program = new Program();
    expect((await program.register({ client_name: "x".repeat(17_000) })).status).toBe(413);
    for (const redirect of [
      "http://evil.example.com/",
      "javascript:alert(1)",
      "data:text/html,x",
      "https://a@b.example.com/",
    ])
      expect((await program.register({ redirect_uris: [redirect] })).status, redirect).toBe(400);
  });

  it("is forgotten after 90 days without use", async () => {
    stopClockAt("2026-11-25T12:00:00Z");
    const { browser } = await registeredProgram();
    const registered = (await new Program().register(another())).body.client_id!;
    const { program, clientId } = await connectAssistant(browser, { clientId: registered });
    moveClock(91 * DAY_MS);
    const { status, body } = await program.token(exchange(clientId, "k_a:b:c", "v"));
    expect([status, body.error]).toEqual([401, "invalid_client"]);
  });
});

describe("a former member", () => {
  it("can grant nothing from a page that was already open", async () => {
    const { account, browser, clientId, email } = await registeredProgram();
    const path = await authorizePath({ client_id: clientId });
    await browser.get(path);
    await removeMember(account.accountId, email);
    const page = await browser.post(path, {
      decision: "allow",
      "level/properties": "read",
      "/validity": "90D",
    });
    expect([page.status, page.to]).toEqual([403, null]);
  });
});
