import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { ERRORS, type ErrorCode, slugOf } from "../../src/errors/catalog.ts";
import { send } from "../support/http.ts";
import { get } from "./site-pages.ts";

const escapeQuotes = (text: string): string => text.replaceAll("'", "&#39;");

describe.each(Object.keys(ERRORS) as ErrorCode[])("the page of %s", (code) => {
  const path = `/docs/erros/${slugOf(code)}`;

  it.each(["pt-BR", "en"] as const)("says in %s what the error means and what to do", async (language) => {
    const { status, body } = await get(path, { "Accept-Language": language });
    expect(status).toBe(200);
    expect(body).toContain(`<h1>${escapeQuotes(ERRORS[code].title[language])}</h1>`);
    expect(body).toContain(escapeQuotes(ERRORS[code].remedy[language]));
  });

  it("is JSON on request", async () => {
    const { headers, body } = await get(`${path}?lang=en`, { Accept: "application/json" });
    expect(headers.get("Content-Type")).toMatch(/^application\/json/);
    const { status, title, remedy } = ERRORS[code];
    expect(body.data).toMatchObject({ code, status, title: title.en, remedy: remedy.en });
    expect(body.data.type).toBe(env.PUBLIC_URL + path);
  });
});

describe("the error pages", () => {
  it("are all linked from their index and from the status codes", async () => {
    const index = await get("/docs/erros");
    const statuses = await get("/docs/status-codes");
    for (const code of Object.keys(ERRORS) as ErrorCode[]) {
      expect(index.body).toContain(`/docs/erros/${slugOf(code)}?lang=pt-BR`);
      expect(statuses.body).toContain(`/docs/erros/${slugOf(code)}?lang=pt-BR`);
    }
    const json = await get("/docs/erros", { Accept: "application/json" });
    expect(json.body.data).toHaveLength(Object.keys(ERRORS).length);
  });

  it("list the routes that answer a code", async () => {
    const { body } = await get("/docs/erros/invalid-cursor");
    expect(body).toContain("<code>GET /geo/cities</code>");
    expect(body).not.toContain("<code>GET /me</code>");
  });

  it.each(["unknown", "RATE-LIMITED", "rate_limited", "%E0", "constructor"])(
    "do not exist for %s",
    async (slug) => {
      const { status, headers, body } = await get(`/docs/erros/${slug}?lang=en`, { Accept: "*/*" });
      expect([status, headers.get("Content-Type")]).toEqual([404, "application/problem+json"]);
      expect([body.code, body.title]).toEqual(["not_found", "Not found"]);
      expect((await get(`/docs/erros/${slug}?lang=en`)).body).toContain("<h1>Page not found</h1>");
    },
  );

  it("refuse another method and answer HEAD", async () => {
    const { status, headers } = await send("POST", "/docs/erros/internal", null);
    expect([status, headers.get("Allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
    const head = await send("HEAD", "/docs/erros/internal", null);
    expect([head.status, head.body]).toEqual([200, null]);
  });
});
