import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { moveClock, stopClockAt } from "../../../../test/support/time.ts";
import { endDue, forgetExpired } from "../../../src/sign-in/oauth/endings.ts";
import {
  activeConnections,
  authorizePath,
  connectAssistant,
  decide,
  exchange,
  newVerifier,
  REDIRECT,
  redirectParams,
  refreshing,
  registeredProgram,
} from "../../assistant.ts";
import { type Browser, DASHBOARD_API, PANEL_URL } from "../../browser.ts";

const MINUTE_MS = 60_000;

const codeFor = async (browser: Browser, clientId: string, verifier: string): Promise<string> =>
  redirectParams(await decide(browser, await authorizePath({ client_id: clientId }, verifier))).get("code")!;

describe("a code", () => {
  it("that is exchanged twice ends the connection that it gave", async () => {
    const { account, browser, program, clientId } = await registeredProgram();
    const verifier = newVerifier();
    const code = await codeFor(browser, clientId, verifier);
    const first = await program.token(exchange(clientId, code, verifier));
    const again = await program.token(exchange(clientId, code, verifier));
    expect([first.status, again.status, again.body.error]).toEqual([200, 400, "invalid_grant"]);
    expect((await program.call(first.body.access_token!)).status).toBe(401);
    expect((await program.token(refreshing(clientId, first.body.refresh_token!))).status).toBe(400);
    expect(await activeConnections(account.accountId)).toBe(0);
  });

  it("that comes many times at once gives tokens at most once, and they end", async () => {
    const { account, browser, program, clientId } = await registeredProgram();
    const verifier = newVerifier();
    const code = await codeFor(browser, clientId, verifier);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => program.token(exchange(clientId, code, verifier))),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    for (const { body } of answers)
      if (body.access_token) expect((await program.call(body.access_token)).status).toBe(401);
    expect(await activeConnections(account.accountId)).toBe(0);
  });

  it("is good for its client, verifier, redirect and resource alone", async () => {
    const { browser, program, clientId } = await registeredProgram();
    const other = (await program.register({ client_name: "Outro" })).body.client_id!;
    const verifier = newVerifier();
    const code = await codeFor(browser, clientId, verifier);
    const good = exchange(clientId, code, verifier);
    const { code_verifier: _, ...bare } = good;
    for (const wrong of [
      exchange(other, code, verifier),
      exchange(clientId, code, newVerifier()),
      bare,
      { ...good, redirect_uri: `${REDIRECT}/` },
      { ...good, resource: "https://other.example.com/mcp" },
      { ...good, code: `${code}x` },
      { ...good, client_id: "nobody" },
    ])
      expect((await program.token(wrong)).status, JSON.stringify(wrong)).toBeGreaterThanOrEqual(400);
    expect((await program.token(good)).status).toBe(200);
  });

  it("that nobody redeems ends its connection when its time is over", async () => {
    stopClockAt("2026-11-25T12:00:00Z");
    const { account, browser, clientId } = await registeredProgram();
    await codeFor(browser, clientId, newVerifier());
    expect(await activeConnections(account.accountId)).toBe(1);
    moveClock(11 * MINUTE_MS);
    await forgetExpired(env.SPARE_PANEL, Date.now());
    await endDue(env.SPARE_PANEL, DASHBOARD_API);
    expect(await activeConnections(account.accountId)).toBe(0);
  });
});

describe("what has expired", () => {
  it("is deleted within the hour, however much of it there is", async () => {
    await env.SPARE_PANEL.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 4500)
       INSERT INTO oauth_store (key, value, expires_at) SELECT 'client:expired-' || i, '{}', 1 FROM n`,
    ).run();
    await forgetExpired(env.SPARE_PANEL, Date.now());
    const left = await env.SPARE_PANEL.prepare(
      "SELECT count(*) AS n FROM oauth_store WHERE key GLOB 'client:expired-*'",
    ).first<{ n: number }>();
    expect(left?.n).toBe(0);
  });
});

describe("a mix-up attack", () => {
  it("fails because every redirect, even of a refusal, names the issuer", async () => {
    const { browser, clientId } = await registeredProgram();
    const path = await authorizePath({ client_id: clientId });
    const wrong = `${path}&prompt=none`.replace("response_type=code", "response_type=token");
    const answers = [
      await decide(browser, path),
      await decide(browser, await authorizePath({ client_id: clientId }), { decision: "deny" }),
      await browser.get(wrong),
    ];
    for (const page of answers.filter(({ to }) => to?.startsWith(REDIRECT)))
      expect(new URL(page.to!).searchParams.get("iss")).toBe(PANEL_URL);
    expect(answers.slice(0, 2).map(({ to }) => to?.split("?")[0])).toEqual([REDIRECT, REDIRECT]);
  });
});

describe("a request for consent", () => {
  it.each([
    ["another slash", `${REDIRECT}/`],
    ["another port", "https://assistant.example.com:8443/callback"],
    ["user information", "https://assistant.example.com@evil.example.com/callback"],
    ["a user of the host", "https://x@assistant.example.com/callback"],
    ["a longer host", "https://assistant.example.com.evil.example.com/callback"],
    ["another scheme", "http://assistant.example.com/callback"],
    ["a fragment", `${REDIRECT}#x`],
    ["a query", `${REDIRECT}?x=1`],
    ["dots in the path", "https://assistant.example.com/x/../callback"],
    ["a script", "javascript:alert(1)//callback"],
    ["nothing", ""],
  ])("whose redirect has %s gets a page of ours, and no redirect", async (_, redirect) => {
    const { browser, clientId } = await registeredProgram();
    const page = await browser.get(await authorizePath({ client_id: clientId, redirect_uri: redirect }));
    expect([page.status, page.to]).toEqual([400, null]);
  });

  it("may name any port where the client is on the person's own machine", async () => {
    const { browser, program } = await registeredProgram();
    const local = "http://127.0.0.1:1/callback";
    const { body } = await program.register({ redirect_uris: [local] });
    const good = await authorizePath({
      client_id: body.client_id!,
      redirect_uri: "http://127.0.0.1:2/callback",
    });
    expect((await browser.get(good)).status).toBe(200);
    for (const redirect of [
      "http://127.0.0.1:2/other",
      "http://localhost:2/callback",
      "http://127.0.0.1.x.com/callback",
    ]) {
      const path = await authorizePath({ client_id: body.client_id!, redirect_uri: redirect });
      expect((await browser.get(path)).status, redirect).toBe(400);
    }
  });

  it.each([
    ["without a challenge", { code_challenge: "", code_challenge_method: "" }],
    ["with a challenge in the clear", { code_challenge_method: "plain" }],
    ["with a challenge of no method", { code_challenge_method: "" }],
    ["for another resource", { resource: "https://other.example.com/mcp" }],
    ["for a token at once", { response_type: "token" }],
  ])("%s is returned as an error, to clients with a secret too", async (_, fields) => {
    const { browser, program } = await registeredProgram();
    for (const method of ["none", "client_secret_post"]) {
      const { body } = await program.register({ token_endpoint_auth_method: method });
      const page = await browser.get(await authorizePath({ client_id: body.client_id!, ...fields }));
      const brought = redirectParams(page);
      expect(brought.get("error"), page.text).toMatch(
        /^(invalid_request|invalid_target|unsupported_response_type)$/,
      );
      expect([brought.get("iss"), brought.get("state")]).toEqual([PANEL_URL, "a-state"]);
    }
  });

  it("is answered only by a form of its own page", async () => {
    const { account, browser, clientId } = await registeredProgram();
    const path = await authorizePath({ client_id: clientId });
    const fields = {
      decision: "allow",
      "level/properties": "read",
      "/validity": "90D",
      once: "x".repeat(22),
    };
    for (const headers of [{ "Sec-Fetch-Site": "cross-site" }, { Origin: "https://evil.example.com" }, {}])
      expect((await browser.post(path, fields, headers)).status).toBe(403);
    expect(await activeConnections(account.accountId)).toBe(0);
  });

  it("answered twice at once is one connection, and both answers lead to it", async () => {
    const { account, browser, program, clientId } = await registeredProgram();
    const verifier = newVerifier();
    const path = await authorizePath({ client_id: clientId }, verifier);
    const once = "a-double-click-0123456789";
    const pages = await Promise.all([1, 2].map(() => decide(browser, path, { once })));
    expect(await activeConnections(account.accountId)).toBe(1);
    for (const page of pages) {
      const code = redirectParams(page).get("code")!;
      const { body } = await program.token(exchange(clientId, code, verifier));
      expect((await program.call(body.access_token!)).status).toBe(200);
    }
  });

  it("of two clients at once keeps them apart", async () => {
    const { browser, program } = await registeredProgram();
    const ids = await Promise.all(
      ["A", "B"].map((name) => program.register({ client_name: `Cliente ${name}` })),
    );
    const made = await Promise.all(
      ids.map(({ body }) => connectAssistant(browser, { program, clientId: body.client_id! })),
    );
    for (const { access } of made) expect((await program.call(access)).status).toBe(200);
  });
});
