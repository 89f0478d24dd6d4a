import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { type Answer, send } from "../support/http.ts";

const HTML = "text/html,application/xhtml+xml,*/*;q=0.8";

const get = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  send("GET", path, null, { headers: { Accept: HTML, ...headers } });

/** The address of every page, as the assistants' list has it. */
const addresses = async (language: string): Promise<string[]> => {
  const { text } = await get(`/docs/llms.txt?lang=${language}`);
  return [...text.matchAll(/\]\((\S+)\.md\?lang=/g)].map(([, address]) =>
    address!.slice(env.PUBLIC_URL.length),
  );
};

describe("who comes from elsewhere", () => {
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
  ])("is led from %s to %s", async (from, to) => {
    const [led, there] = [await get(from), await get(to)];
    expect([led.status, led.text]).toEqual([200, there.text]);
  });

  it.each(["/docs/errorsome", "/docs/errors/nothing", "/robots.txt/more"])(
    "finds nothing at %s",
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it("is told of every page in each language by the map of the site", async () => {
    const { headers, text } = await get("/docs/sitemap.xml");
    expect(headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
    const told = [...text.matchAll(/<loc>([^<]+)/g)].map(([, at]) => at!.replaceAll("&amp;", "&"));
    const pages = (await addresses("en")).map((at) => at.replace(/\/index$/, ""));
    for (const path of pages)
      for (const end of ["?lang=pt-BR", "?lang=en"]) expect(told).toContain(`${env.PUBLIC_URL}${path}${end}`);
    expect(told.length).toBe(new Set(told).size);
  });

  it("is told each page's own address and its other languages", async () => {
    const { body } = await get("/docs/guides/webhooks?lang=en");
    const at = `${env.PUBLIC_URL}/docs/guides/webhooks`;
    expect(body).toContain(`<link rel="canonical" href="${at}?lang=en">`);
    expect(body).toContain(`<link rel="alternate" hreflang="pt-BR" href="${at}?lang=pt-BR">`);
    expect((await get("/docs/nothing")).body).not.toContain("canonical");
  });

  it("may read the documentation alone as a robot", async () => {
    const { text } = await get("/docs/robots.txt");
    expect(text).toContain("Disallow: /\n");
    expect(text).toContain(`Sitemap: ${env.PUBLIC_URL}/docs/sitemap.xml`);
  });
});
