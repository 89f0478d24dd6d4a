import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { assistantLinks } from "../../src/lib/assistant-links.ts";
import { addresses, get } from "./site-pages.ts";

describe("a visitor who follows a link or guesses an address", () => {
  it.each([
    ["/", "/docs"],
    ["/?lang=en", "/docs?lang=en"],
    ["/llms.txt?lang=en", "/docs/llms.txt?lang=en"],
    ["/robots.txt", "/docs/robots.txt"],
    ["/sitemap.xml", "/docs/sitemap.xml"],
    ["/favicon.ico", "/docs/favicon.svg"],
    ["/docs/errors", "/docs/erros"],
    ["/docs/errors.json?lang=en", "/docs/erros.json?lang=en"],
    ["/docs/errors/rate-limited?lang=en", "/docs/erros/rate-limited?lang=en"],
  ])("is redirected from %s to %s", async (from, to) => {
    const followed = await get(from);
    const there = await get(to);
    expect([followed.status, followed.text]).toEqual([200, there.text]);
  });

  it.each(["/docs/errorsome", "/docs/errors/nothing", "/robots.txt/more"])(
    "finds nothing at %s",
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it("finds every page in each language in the sitemap", async () => {
    const { headers, text } = await get("/docs/sitemap.xml");
    expect(headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
    const listed = [...text.matchAll(/<loc>([^<]+)/g)].map(([, at]) => at!.replaceAll("&amp;", "&"));
    const pages = (await addresses("en")).map((at) => at.replace(/\/index$/, ""));
    for (const path of pages)
      for (const end of ["?lang=pt-BR", "?lang=en"])
        expect(listed).toContain(`${env.PUBLIC_URL}${path}${end}`);
    expect(listed.length).toBe(new Set(listed).size);
  });

  it("finds in each page its address in each language", async () => {
    const { body } = await get("/docs/guides/webhooks?lang=en");
    const at = `${env.PUBLIC_URL}/docs/guides/webhooks`;
    expect(body).toContain(`<link rel="canonical" href="${at}?lang=en">`);
    expect(body).toContain(`<link rel="alternate" hreflang="pt-BR" href="${at}?lang=pt-BR">`);
    expect((await get("/docs/nothing")).body).not.toContain("canonical");
  });

  it.each(["html", "md"])(
    "adds the assistant's server to Cursor by the link of the dashboard: %s",
    async (form) => {
      const headers = { Accept: form === "md" ? "text/markdown" : "text/html" };
      const { text } = await get("/docs/guides/assistants?lang=en", headers);
      const [link = ""] = text.match(/cursor:\/\/[^")\s]+/) ?? [];
      expect(link.replaceAll("&amp;", "&")).toBe(assistantLinks(`${env.PUBLIC_URL}/mcp`).cursor);
    },
  );

  it("may, as a robot, read only the documentation", async () => {
    const { text } = await get("/docs/robots.txt");
    expect(text).toContain("Disallow: /\n");
    expect(text).toContain(`Sitemap: ${env.PUBLIC_URL}/docs/sitemap.xml`);
  });
});
