import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { ERRORS, type ErrorCode, slugOf } from "../../src/errors/catalogue.ts";
import { ENDPOINTS } from "../../src/routes/index.ts";
import { type Answer, send } from "../support/http.ts";

const HTML = "text/html,application/xhtml+xml,*/*;q=0.8";

const get = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  send("GET", path, null, { headers: { Accept: HTML, ...headers } });

const escaped = (text: string): string => text.replaceAll("'", "&#39;");

const PAGES = ["/docs", "/docs/erros", "/docs/erros/rate-limited"];

describe.each(PAGES)("the page %s", (path) => {
  it.each(["pt-BR", "en"])("speaks %s as asked by header or query", async (language) => {
    const byHeader = await get(path, { "Accept-Language": language });
    const byQuery = await get(`${path}?lang=${language}`, { "Accept-Language": "de" });
    for (const { status, headers, body } of [byHeader, byQuery]) {
      expect([status, headers.get("Content-Language")]).toEqual([200, language]);
      expect(body).toContain(`<html lang="${language}">`);
    }
    expect(byQuery.body).toBe(byHeader.body);
  });

  it("runs nothing and loads nothing but itself", async () => {
    const { headers, body } = await get(path);
    expect(body).not.toMatch(/<(script|link|img|iframe|object|form)\b|\son\w+=|\ssrc=|url\(/i);
    const policy = headers.get("Content-Security-Policy");
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/]{43}='; base-uri 'none'/);
  });

  it("names the hash of its own style sheet", async () => {
    const { headers, body } = await get(path);
    const style = /<style>(.*?)<\/style>/s.exec(body)?.[1] ?? "";
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(style));
    expect(headers.get("Content-Security-Policy")).toContain(`'sha256-${new Uint8Array(digest).toBase64()}'`);
  });

  it("is cached for minutes, by language", async () => {
    const { headers } = await get(path);
    expect(headers.get("Cache-Control")).toBe("public, max-age=300");
    expect(headers.get("Vary")).toBe("Accept, Accept-Language");
    expect(headers.get("X-Request-Id")).toMatch(/^[\da-f-]{36}$/);
  });
});

describe("the first page", () => {
  it("lists every operation of the contract", async () => {
    const { body } = await get("/docs");
    for (const { method, path, operationId } of ENDPOINTS) {
      expect(body).toContain(`<tr id="${operationId}"><td class="method">${method.toUpperCase()}</td>`);
      expect(body).toContain(`<code>${path}</code>`);
    }
  });

  it("tells the base URL and how to send the key", async () => {
    const { body } = await get("/docs");
    expect(body).toContain(`curl ${env.PUBLIC_URL}/v1/me -H "Authorization: Bearer &lt;API_KEY&gt;"`);
  });
});

describe.each(Object.keys(ERRORS) as ErrorCode[])("the page of %s", (code) => {
  const path = `/docs/erros/${slugOf(code)}`;

  it.each(["pt-BR", "en"] as const)("tells in %s what it means and what to do", async (language) => {
    const { status, body } = await get(path, { "Accept-Language": language });
    expect(status).toBe(200);
    expect(body).toContain(`<h1>${escaped(ERRORS[code].title[language])}</h1>`);
    expect(body).toContain(escaped(ERRORS[code].remedy[language]));
  });

  it("is JSON for who asks for JSON", async () => {
    const { headers, body } = await get(`${path}?lang=en`, { Accept: "application/json" });
    expect(headers.get("Content-Type")).toMatch(/^application\/json/);
    const { status, title, remedy } = ERRORS[code];
    expect(body.data).toMatchObject({ code, status, title: title.en, remedy: remedy.en });
    expect(body.data.type).toBe(env.PUBLIC_URL + path);
  });
});

describe("the pages of the errors", () => {
  it("are all linked from their index", async () => {
    const { body } = await get("/docs/erros");
    for (const code of Object.keys(ERRORS) as ErrorCode[])
      expect(body).toContain(`/docs/erros/${slugOf(code)}?lang=pt-BR`);
    const json = await get("/docs/erros", { Accept: "application/json" });
    expect(json.body.data).toHaveLength(Object.keys(ERRORS).length);
  });

  it("tell the routes that answer a code", async () => {
    const { body } = await get("/docs/erros/invalid-cursor");
    expect(body).toContain("<code>GET /geo/cities</code>");
    expect(body).not.toContain("<code>GET /me</code>");
  });

  it.each(["unknown", "RATE-LIMITED", "rate_limited", "%E0", "constructor"])("know no %s", async (slug) => {
    const { status, headers, body } = await get(`/docs/erros/${slug}?lang=en`);
    expect([status, headers.get("Content-Type")]).toEqual([404, "application/problem+json"]);
    expect([body.code, body.title]).toEqual(["not_found", "Not found"]);
  });

  it("refuse another method and answer HEAD", async () => {
    const { status, headers } = await send("POST", "/docs/erros/internal", null);
    expect([status, headers.get("Allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
    const head = await send("HEAD", "/docs/erros/internal", null);
    expect([head.status, head.body]).toEqual([200, null]);
  });
});
