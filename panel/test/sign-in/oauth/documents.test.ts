import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { CURSOR, RECORDED } from "../../../../scripts/agents-check/sign-in/recorded-documents.ts";
import { callerNetworkOf } from "../../../../src/lib/ip.ts";
import { makeAccount } from "../../../../test/support/api.ts";
import { moveClock, stopClockAt } from "../../../../test/support/time.ts";
import {
  authorizePath,
  decide,
  newVerifier,
  Program,
  RESOURCE,
  redirectParams,
  refreshing,
} from "../../assistant.ts";
import { enter } from "../../browser.ts";

const MINUTE_MS = 60_000;

type Serve = (url: URL) => Response | Promise<Response>;

/** Stands in for the web of public hosts. @returns the addresses that are fetched from it */
const publicWeb = (serve: Serve, addresses: readonly string[] = ["93.184.216.34"]): string[] => {
  const fetched: string[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.hostname === "cloudflare-dns.com") {
      const isV4 = url.searchParams.get("type") === "A";
      const Answer = isV4 ? addresses.map((data) => ({ type: 1, TTL: 1, data })) : [];
      return Response.json({ Status: 0, Answer }, { headers: { "Content-Type": "application/dns-json" } });
    }
    fetched.push(url.href);
    expect(init?.redirect).toBe("manual");
    return serve(url);
  });
  return fetched;
};

let hosts = 0;

/** A document at a host that no other test fetches from. */
const aDocument = (overrides: Readonly<Record<string, unknown>> = {}) => {
  hosts += 1;
  const client_id = `https://client-${hosts}.example.com/client.json`;
  const redirect = `https://client-${hosts}.example.com/callback`;
  return { client_id, client_name: "Um cliente", redirect_uris: [redirect], redirect, ...overrides };
};

const person = async () => {
  const { browser } = await enter(await makeAccount());
  const program = new Program();
  browser.env = program.panel;
  return { browser, program };
};

const consentTo = async (client_id: string, redirect: string) => {
  const { browser, program } = await person();
  const verifier = newVerifier();
  const path = await authorizePath({ client_id, redirect_uri: redirect }, verifier);
  return { browser, program, path, verifier };
};

const tokensFor = async ({
  program,
  clientId,
  redirect,
  code,
  verifier,
}: {
  program: Program;
  clientId: string;
  redirect: string;
  code: string;
  verifier: string;
}) =>
  program.token({
    grant_type: "authorization_code",
    client_id: clientId,
    code,
    code_verifier: verifier,
    redirect_uri: redirect,
    resource: RESOURCE,
  });

describe.each(Object.entries(RECORDED))("the document of %s", (_, { document, redirect }) => {
  it("leads through the whole flow, and names its host", async () => {
    publicWeb(() => Response.json(document));
    const { browser, program, path, verifier } = await consentTo(document.client_id, redirect);
    const page = await browser.get(path);
    expect(page.text).toContain(`<strong>${new URL(document.client_id).host}</strong>`);
    const code = redirectParams(await decide(browser, path)).get("code")!;
    const asked = { program, clientId: document.client_id, redirect, code, verifier };
    const { status, body } = await tokensFor(asked);
    expect(status).toBe(200);
    expect((await program.call(body.access_token!)).status).toBe(200);
  });
});

describe("Cursor", () => {
  it.each(CURSOR.redirect_uris)("registers, and receives its code at %s", async (redirect) => {
    const { browser, program } = await person();
    const clientId = (await program.register(CURSOR)).body.client_id!;
    const verifier = newVerifier();
    const path = await authorizePath({ client_id: clientId, redirect_uri: redirect }, verifier);
    const page = await decide(browser, path);
    expect(page.to).toMatch(redirect);
    const code = redirectParams(page).get("code")!;
    expect((await tokensFor({ program, clientId, redirect, code, verifier })).status).toBe(200);
  });
});

describe("a client's document", () => {
  const expectRefused = async (
    metadata: ReturnType<typeof aDocument>,
    serve: Serve,
    addresses?: string[],
  ) => {
    const fetched = publicWeb(serve, addresses);
    const { browser, path } = await consentTo(metadata.client_id, metadata.redirect);
    const page = await browser.get(path);
    expect([page.status, page.to]).toEqual([400, null]);
    return fetched;
  };

  it.each([
    ["names another address", { client_id: "https://claude.ai/oauth/mcp-oauth-client-metadata" }],
    ["has no name", { client_name: " " }],
    ["has a secret", { client_secret: "s" }],
    ["can only use a key of its own", { token_endpoint_auth_method: "private_key_jwt" }],
    ["names no redirect", { redirect_uris: [] }],
    ["names another redirect", { redirect_uris: ["https://other.example.com/callback"] }],
    ["is no object", null],
  ])("that %s is refused", async (_, wrong) => {
    const metadata = aDocument();
    await expectRefused(metadata, () => Response.json(wrong && { ...metadata, ...wrong }));
  });

  it("that is behind a redirect is not read: an open redirect would lend its host's name", async () => {
    const metadata = aDocument();
    const fetched = await expectRefused(metadata, () =>
      Response.redirect("https://evil.example.com/client.json", 302),
    );
    expect(fetched).toEqual([metadata.client_id]);
  });

  it("of a host with a private address is never asked for", async () => {
    const metadata = aDocument();
    expect(await expectRefused(metadata, () => Response.json(metadata), ["10.0.0.7"])).toEqual([]);
  });

  it.each([
    "https://127.0.0.1/client.json",
    "https://metadata.internal/client.json",
    "https://localhost/client.json",
    "https://user@client.example.com/client.json",
    "https://client.example.com/",
    "https://client.example.com/a/../client.json",
    "https://client.example.com:8443/client.json",
    "https://client.example.com/client.json#x",
    "http://client.example.com/client.json",
  ])("at %s is never asked for", async (client_id) => {
    expect(await expectRefused({ ...aDocument(), client_id }, () => Response.json({}))).toEqual([]);
  });

  it("that is too large is cut off", async () => {
    const metadata = aDocument({ padding: "x".repeat(6_000) });
    await expectRefused(metadata, () => Response.json(metadata));
  });

  it("is read again for a person after five minutes, and for a token not at all", async () => {
    stopClockAt("2026-11-25T12:00:00Z");
    const metadata = aDocument();
    let isUp = true;
    const fetched = publicWeb(() => (isUp ? Response.json(metadata) : new Response(null, { status: 503 })));
    const { browser, program, path, verifier } = await consentTo(metadata.client_id, metadata.redirect);
    const code = redirectParams(await decide(browser, path)).get("code")!;
    isUp = false;
    const asked = { program, clientId: metadata.client_id, redirect: metadata.redirect, code, verifier };
    const { body } = await tokensFor(asked);
    expect((await program.token(refreshing(metadata.client_id, body.refresh_token!))).status).toBe(200);
    expect(fetched).toHaveLength(1);
    moveClock(6 * MINUTE_MS);
    expect((await browser.get(path)).status).toBe(400);
    expect(fetched).toHaveLength(2);
  });

  it("is asked for by one network 120 times an hour at most", async () => {
    stopClockAt("2026-11-25T12:00:00Z");
    const fetched = publicWeb(() => new Response(null, { status: 404 }));
    const { browser } = await person();
    const insert = "INSERT INTO asks (name, at) VALUES (?, ?)";
    const name = `oauth:DOCUMENT:${callerNetworkOf(browser.address)}`;
    const one = env.SPARE_PANEL.prepare(insert).bind(name, Date.now());
    await env.SPARE_PANEL.batch(Array.from({ length: 119 }, () => one));
    for (const count of [1, 1]) {
      await browser.get(await authorizePath({ client_id: aDocument().client_id }));
      expect(fetched).toHaveLength(count);
    }
  });
});
