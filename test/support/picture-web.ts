import { vi } from "vitest";

type Page = () => Response | Promise<Response>;

export interface PictureWeb {
  /** An address on this test's own host, so that other tests' requests never mix in. */
  url(path: string): string;
  page(path: string, page: Page): string;
  /** Every request for a page, in order, by path. */
  readonly fetched: string[];
  /** The headers of those requests. */
  readonly asked: Headers[];
  /** The IP addresses of its host. */
  addresses: string[];
}

const CRC = "CRC.";

const chunk = (type: string, data: string): string => {
  const size = new DataView(new ArrayBuffer(4));
  size.setUint32(0, data.length);
  return String.fromCharCode(...new Uint8Array(size.buffer)) + type + data + CRC;
};

/** Bytes of a PNG with complete chunks; each text gives another picture. */
export const picture = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(`\x89PNG\r\n\x1a\n${chunk("tEXt", text)}${chunk("IEND", "")}`, (char) =>
    char.charCodeAt(0),
  );

/** Serves a picture, under an uninformative type. */
export const pictured =
  (text: string): (() => Response) =>
  () =>
    new Response(picture(text), { headers: { "Content-Type": "application/octet-stream" } });

const PUBLIC_ADDRESS = "93.184.215.14";

const dnsAnswer = (query: URL, addresses: readonly string[]): Response => {
  const records = query.searchParams.get("type") === "A" ? addresses : [];
  return Response.json({ Status: 0, Answer: records.map((data) => ({ type: 1, TTL: 0, data })) });
};

/** Replaces the internet until the test ends: one host with the test's pages, and its DNS. */
export const pictureWeb = (): PictureWeb => {
  const host = `${crypto.randomUUID()}.fotos.example.com`;
  const pages = new Map<string, Page>();
  const web: PictureWeb = {
    url: (path) => `https://${host}${path}`,
    page(path, page) {
      pages.set(path, page);
      return web.url(path);
    },
    fetched: [],
    asked: [],
    addresses: [PUBLIC_ADDRESS],
  };
  const answer = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.hostname === "cloudflare-dns.com") {
      const own = url.searchParams.get("name") === host;
      return dnsAnswer(url, own ? web.addresses : [PUBLIC_ADDRESS]);
    }
    if (url.hostname !== host) return new Response("not of this test", { status: 404 });
    web.fetched.push(url.pathname);
    web.asked.push(new Headers(init?.headers));
    const page = pages.get(url.pathname);
    return page ? page() : new Response("no such page", { status: 404 });
  };
  vi.spyOn(globalThis, "fetch").mockImplementation(answer);
  return web;
};
