import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { ERRORS, type ErrorCode, slugOf } from "../../src/errors/catalog.ts";
import { ENDPOINTS } from "../../src/routes/index.ts";
import { EVENT_TYPES } from "../../src/vocabulary/event-types.ts";
import type { Answer } from "../support/http.ts";
import { addresses, get } from "./site-pages.ts";

const KINDS = [
  "/docs",
  "/docs/reference",
  "/docs/erros",
  "/docs/erros/rate-limited",
  "/docs/status-codes",
  "/docs/sdk",
  "/docs/sdk/python",
  "/docs/changelog",
];

describe.each(KINDS)("the page %s", (path) => {
  it.each(["pt-BR", "en"])("is in %s on request by header or query", async (language) => {
    const byHeader = await get(path, { "Accept-Language": language });
    const byQuery = await get(`${path}?lang=${language}`, { "Accept-Language": "de" });
    for (const { status, headers, body } of [byHeader, byQuery]) {
      expect([status, headers.get("Content-Language")]).toEqual([200, language]);
      expect(body).toContain(`<html lang="${language}">`);
    }
    expect(byQuery.body).toBe(byHeader.body);
  });

  it("has no inline script or style, and loads only files of this host", async () => {
    const { body } = await get(path);
    expect(body).not.toMatch(/<script>|<style|\sstyle=|\son\w+=|javascript:|<(iframe|object|embed|img)\b/i);
    const loaded = [...body.matchAll(/<(?:script|link)\b[^>]*?(?:src|href)="([^"]+)"/g)].map(([, to]) => to!);
    expect(loaded.length).toBeGreaterThan(5);
    expect(loaded.filter((to) => !to.replace(env.PUBLIC_URL, "").startsWith("/docs"))).toEqual([]);
  });

  it("is restricted by its policy to this host, and frames, sends and opens nothing", async () => {
    const { headers } = await get(path);
    const policy = headers.get("Content-Security-Policy");
    const isReference = path === "/docs/reference";
    const styles = isReference ? "'self' 'unsafe-inline'; img-src 'self' data:" : "'self'; img-src 'self'";
    const trusted = isReference ? "" : "; require-trusted-types-for 'script'; trusted-types 'none'";
    expect(policy).toBe(
      `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'; script-src 'self'; style-src ${styles}; font-src 'self'; connect-src 'self'${trusted}`,
    );
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
  });

  it("is cacheable for minutes, by language and format, and not sent again while it is unchanged", async () => {
    const { headers } = await get(path);
    expect(headers.get("Cache-Control")).toBe("public, max-age=300");
    expect(headers.get("Vary")).toBe("Accept, Accept-Language");
    expect(headers.get("X-Request-Id")).toMatch(/^[\da-f-]{36}$/);
    const tag = headers.get("ETag")!;
    expect(tag).toMatch(/^"[^"]{8,}"$/);
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, "*"]) {
      const again = await get(path, { "If-None-Match": known });
      expect([again.status, again.text, again.headers.get("ETag")]).toEqual([304, "", tag]);
    }
    expect((await get(path, { "If-None-Match": '"other"' })).status).toBe(200);
  });

  it("is Markdown at its own address, and on request", async () => {
    const twin = await get(`${path === "/docs" ? "/docs/index" : path}.md?lang=en`);
    expect([twin.status, twin.headers.get("Content-Type")]).toEqual([200, "text/markdown; charset=utf-8"]);
    expect(twin.text).toMatch(/^# \S.*\n\n> \S/);
    expect(twin.text).not.toContain("public-url.invalid");
    const onRequest = await get(`${path}?lang=en`, { Accept: "text/markdown" });
    expect(onRequest.text).toBe(twin.text);
  });
});

describe("the first page", () => {
  it("shows the base URL and how to send the key", async () => {
    const { body } = await get("/docs");
    expect(body).toContain(`curl ${env.PUBLIC_URL}/v1/me -H`);
    expect(body).toMatch(/Authorization: Bearer (<[^>]+>)?\$REAL_ESTATE_KEY/);
  });

  it("is the target of a redirect from its address with a slash", async () => {
    expect((await get("/docs/")).body).toBe((await get("/docs")).body);
    expect((await get("/docs/?lang=en")).body).toBe((await get("/docs?lang=en")).body);
  });
});

describe("the list for assistants", () => {
  it.each(["pt-BR", "en"])("names every page in %s, and each exists", async (language) => {
    const listed = await addresses(language);
    expect(listed).toEqual(
      expect.arrayContaining(KINDS.map((path) => (path === "/docs" ? "/docs/index" : path))),
    );
    expect(listed).toHaveLength(new Set(listed).size);
    for (const path of listed) {
      const { status, text } = await get(`${path}.md?lang=${language}`);
      expect([path, status]).toEqual([path, 200]);
      expect(text.length).toBeGreaterThan(50);
    }
  });

  it("has a longer form with the full text of every page", async () => {
    const { headers, text } = await get("/docs/llms-full.txt?lang=en");
    expect(headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
    for (const path of await addresses("en")) {
      const twin = await get(`${path}.md?lang=en`);
      expect(text, path).toContain(twin.text);
    }
  });
});

describe("the reference in Markdown", () => {
  it("has every operation of the contract, with its permission", async () => {
    const { text } = await get("/docs/reference.md?lang=en");
    for (const { route, permission } of ENDPOINTS) {
      const { method, path, operationId } = route;
      const [, part = ""] = text.split(`\`${method.toUpperCase()} /v1${path}\` · \`${operationId}\``);
      expect(part, operationId).not.toBe("");
      if (permission) expect(part.split("\n### ")[0], operationId).toContain(`\`${permission}\``);
    }
  });

  it("has a call of every operation in each language", async () => {
    const { text } = await get("/docs/reference.md?lang=en");
    for (const fence of ["bash", "ts", "python", "php", "go", "java"])
      expect(text.split(`\n\`\`\`${fence}\n`), fence).toHaveLength(ENDPOINTS.length + 1);
  });

  it("says what each event delivers, and where that is described", async () => {
    const { text } = await get("/docs/reference.md?lang=en");
    for (const { type } of EVENT_TYPES) {
      const [, schema = "none"] =
        new RegExp(`^- \`${type}\`: .* \\[(\\w+)\\]\\(#\\w+\\)$`, "m").exec(text) ?? [];
      expect(text).toContain(`\n### ${schema}\n`);
    }
  });

  it("lists the errors of every operation once", async () => {
    const { text } = await get("/docs/reference.md?lang=en");
    expect(text.split("`rate_limited`")).toHaveLength(2);
    expect(text).toMatch(/^Errors: .*`shrink_guard`/m);
  });
});

describe("the reference", () => {
  it("says why it sends only keys of the sandbox", async () => {
    const portuguese = await get("/docs/reference");
    const english = await get("/docs/reference?lang=en");
    expect(portuguese.body).toMatch(/data-refused="Chamada não enviada: [^"]*rea_test_/);
    expect(english.body).toMatch(/data-refused="Call not sent: [^"]*rea_test_/);
  });

  it("is rendered from the contract in the reader's language, by a library of this host", async () => {
    const { body } = await get("/docs/reference?lang=en");
    expect(body).toContain('data-contract="/docs/openapi.json?lang=en"');
    const library = /src="(\/docs\/assets\/scalar-[0-9a-f]+\.js)"/.exec(body)![1]!;
    const { status, headers } = await get(library);
    expect([status, headers.get("Content-Type")]).toEqual([200, "text/javascript; charset=utf-8"]);
    expect(headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  });
});

describe("the search", () => {
  it.each(["pt-BR", "en"])("finds every operation and error code in %s", async (language) => {
    const { body } = await get(`/docs?lang=${language}`);
    const index = await get(/data-search="([^"]+)"/.exec(body)![1]!);
    expect(index.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    const found: { k: string; u: string; n: string }[] = index.body;
    for (const { route } of ENDPOINTS) {
      const { method, path } = route;
      const one = found.find(({ k }) => k === `${method.toUpperCase()} ${path}`);
      expect(one?.u, path).toMatch(new RegExp(`^/docs/reference\\?lang=${language}#tag/`));
    }
    for (const code of Object.keys(ERRORS) as ErrorCode[]) {
      const one = found.find(({ u }) => u === `/docs/erros/${slugOf(code)}?lang=${language}`);
      expect(one?.n, code).toBe(code);
    }
  });
});

describe("the changelog", () => {
  it("is also JSON and RSS, with the same entries", async () => {
    const { body } = await get("/docs/changelog.json");
    const onRequest = await get("/docs/changelog", { Accept: "application/json" });
    expect(onRequest.body).toEqual(body);
    const ids: string[] = body.data.flatMap(({ entries }: { entries: { id: string }[] }) =>
      entries.map(({ id }) => id),
    );
    expect(body.data.map(({ version }: { version: string }) => version)).toContain("1.0.0");
    expect(new Set(ids).size).toBe(ids.length);
    const rss = await get("/docs/changelog.rss?lang=en");
    expect(rss.text).toContain("<title>Next version, Added</title>");
    expect(rss.headers.get("Content-Type")).toBe("application/rss+xml; charset=utf-8");
    expect([...rss.text.matchAll(/<guid isPermaLink="false">([^<]+)<\/guid>/g)].map(([, id]) => id)).toEqual(
      ids,
    );
    expect(rss.text).toContain(`<link>${env.PUBLIC_URL}/docs/changelog?lang=en</link>`);
  });
});

describe("the changelog in Portuguese", () => {
  it("has a matching translation of each entry", async () => {
    const portuguese = await get("/docs/changelog.json");
    const english = await get("/docs/changelog.json?lang=en");
    const entries = (answer: Answer): { id: string; markdown: string }[] =>
      answer.body.data.flatMap(({ entries: of }: { entries: [] }) => of);
    expect(entries(portuguese).map(({ id }) => id)).toEqual(entries(english).map(({ id }) => id));
    const codes = (text: string) => new Set(text.match(/`[^`]+`/g));
    const descriptions = entries(english).map(({ markdown }) => markdown);
    expect(entries(portuguese).filter(({ markdown }) => descriptions.includes(markdown))).toEqual([]);
    for (const { id, markdown } of entries(portuguese)) {
      const source = entries(english).find((one) => one.id === id)!.markdown;
      const extra = [...codes(markdown)].filter((code) => !codes(source).has(code));
      expect(extra, markdown).toEqual([]);
    }
  });
});

describe("an SDK", () => {
  it.each([
    ["typescript", "real-estate-account.ts", "class RealEstateClient"],
    ["php", "RealEstateAccount.php", "class RealEstateClient"],
    ["go", "realestate.go", "package realestate"],
  ])("for %s is one file, to be saved and not run here", async (language, file, content) => {
    const page = await get(`/docs/sdk/${language}`);
    expect(page.body).toContain(`href="/docs/sdk/${language}/${file}`);
    const { status, headers, text } = await get(`/docs/sdk/${language}/${file}`);
    expect([status, headers.get("Content-Type")]).toEqual([200, "text/plain; charset=utf-8"]);
    expect(headers.get("Content-Disposition")).toBe(`attachment; filename="${file}"`);
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(text).toContain(content);
  });

  it.each([
    ["java", "src/main/java/"],
    ["python", "real_estate_account/__init__.py"],
  ])("for %s is an archive", async (language, file) => {
    const { headers, text } = await get(`/docs/sdk/${language}/real-estate-account-${language}.zip`);
    expect(headers.get("Content-Type")).toBe("application/zip");
    expect(text.startsWith("PK\u0003\u0004")).toBe(true);
    expect(text).toContain(`real-estate-account-${language}/${file}`);
  });
});

describe("an unknown address", () => {
  const PATHS = [
    "/docs/nothing",
    "/docs/guides/nothing",
    "/docs/assets/site.css",
    "/docs/guides/",
    "/docs//erros",
    "/docs/a/b/c/d/e/f/g",
    `/docs/${"a".repeat(5_000)}`,
    "/docs/%00",
    "/docs/404",
    "/docs/404.md",
    "/docs/reference.html",
    "/docs/a.constructor",
  ];

  it.each(PATHS)("answers a person with a page that links to others: %s", async (path) => {
    const { status, headers, body } = await get(`${path}?lang=en`);
    expect([status, headers.get("Content-Type")]).toEqual([404, "text/html; charset=utf-8"]);
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(body).toContain("<h1>Page not found</h1>");
    expect(body).toContain('href="/docs?lang=en"');
  });

  it.each(PATHS)("answers a program with a problem: %s", async (path) => {
    const { status, body } = await get(path, { Accept: "*/*" });
    expect([status, body.code]).toEqual([404, "route_not_found"]);
  });

  it.each([
    "/docs/..%2fv1.en.json",
    "/docs/%2e%2e/backoffice.en.json",
    "/docs/.hidden",
    "/docs//erros",
    "/docs/erros/",
    "/docs/en/docs/erros",
    "/docs/backoffice.en.json",
    "/docs/a/b/c/d/e/f/g",
  ])("shows no other file of the deployment: %s", async (path) => {
    const { status } = await get(path, { Accept: "*/*" });
    expect(status).toBe(404);
  });
});
