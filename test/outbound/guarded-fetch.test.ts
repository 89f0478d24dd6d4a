import { describe, expect, it } from "vitest";
import { guardedFetch } from "../../src/outbound/guarded-fetch.ts";
import { fakeNetwork, LIMITS, NOW, PUBLIC_ADDRESS, redirect, streamed } from "./fake-network.ts";

const URL_A = "https://a.example.com/x";
const URL_B = "https://b.example.com/y";

const decoded = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

describe("a good answer", () => {
  it("comes with status, headers, bytes and final address", async () => {
    const { ports, sent } = fakeNetwork({
      [URL_A]: streamed(["01234", "56789"], { headers: { etag: '"1"' } }),
    });
    const result = await guardedFetch(ports, URL_A, LIMITS);
    expect(result).toMatchObject({ ok: true, status: 200, finalUrl: URL_A });
    expect(result.ok && [decoded(result.bytes), result.headers.get("etag")]).toEqual(["0123456789", '"1"']);
    expect(sent).toEqual(["dns a.example.com", `GET ${URL_A}`]);
  });

  it("may have no body at all", async () => {
    const { ports } = fakeNetwork({ [URL_A]: () => new Response(null, { status: 204 }) });
    expect(await guardedFetch(ports, URL_A, LIMITS)).toMatchObject({
      ok: true,
      status: 204,
      bytes: new Uint8Array(),
    });
  });

  it("is looked up in DNS without a trailing dot", async () => {
    const { ports, sent } = fakeNetwork({ "https://a.example.com./x": () => new Response("ok") });
    expect(await guardedFetch(ports, "https://a.example.com./x", LIMITS)).toMatchObject({ ok: true });
    expect(sent[0]).toBe("dns a.example.com");
  });

  it("comes from loopback without DNS if allowed", async () => {
    const url = "http://127.0.0.1:9999/x";
    const { ports, sent } = fakeNetwork({ [url]: () => new Response("ok") }, { allowPrivate: true });
    expect(await guardedFetch(ports, url, LIMITS)).toMatchObject({ ok: true });
    expect(sent).toEqual([`GET ${url}`]);
  });
});

describe("a refused target", () => {
  it.each([
    ["http://a.example.com/", "scheme_not_allowed"],
    ["https://169.254.169.254/", "ip_address"],
    ["https://user:pass@a.example.com/", "credentials_in_url"],
    ["https://API.nossa.com.br./v1/me", "own_host"],
    ["nonsense", "url_malformed"],
  ])("%s is neither looked up nor requested", async (url, fault) => {
    const { ports, sent } = fakeNetwork({});
    expect(await guardedFetch(ports, url, LIMITS)).toEqual({ ok: false, fault, transient: false });
    expect(sent).toEqual([]);
  });

  it.each([
    ["resolves to a private address", ["10.0.0.1"], "private_address", false],
    ["resolves to public and private", [PUBLIC_ADDRESS, "127.0.0.1"], "private_address", false],
    ["resolves to mapped loopback", [PUBLIC_ADDRESS, "::ffff:127.0.0.1"], "private_address", false],
    ["resolves to NAT64 metadata", ["64:ff9b::a9fe:a9fe"], "private_address", false],
    ["resolves to nonsense", ["localhost"], "private_address", false],
    ["does not exist", [], "host_not_found", false],
    ["cannot be looked up", new Error("SERVFAIL"), "dns_failed", true],
  ])("that %s is never requested", async (_, answer, fault, transient) => {
    const { ports, sent } = fakeNetwork(
      { [URL_A]: () => new Response("ok") },
      { dns: { "a.example.com": answer } },
    );
    expect(await guardedFetch(ports, URL_A, LIMITS)).toEqual({ ok: false, fault, transient });
    expect(sent).toEqual(["dns a.example.com"]);
  });

  it("stays refused for names that resolve to loopback locally", async () => {
    const { ports } = fakeNetwork({}, { dns: { "a.example.com": ["127.0.0.1"] }, allowPrivate: true });
    expect(await guardedFetch(ports, URL_A, LIMITS)).toMatchObject({ fault: "private_address" });
  });
});

describe("a redirect", () => {
  it.each([[301], [302], [303], [307], [308]])("with status %i is followed and looked up", async (status) => {
    const { ports, sent } = fakeNetwork({
      [URL_A]: redirect(URL_B, status),
      [URL_B]: () => new Response("ok"),
    });
    expect(await guardedFetch(ports, URL_A, LIMITS)).toMatchObject({ ok: true, finalUrl: URL_B });
    expect(sent).toEqual(["dns a.example.com", `GET ${URL_A}`, "dns b.example.com", `GET ${URL_B}`]);
  });

  it("may be relative to the address it came from", async () => {
    const { ports } = fakeNetwork({
      [URL_A]: redirect("z?q"),
      "https://a.example.com/z?q": () => new Response("ok"),
    });
    expect(await guardedFetch(ports, URL_A, LIMITS)).toMatchObject({ finalUrl: "https://a.example.com/z?q" });
  });

  it.each([
    ["http://b.example.com/", "scheme_not_allowed"],
    ["http://127.0.0.1/", "scheme_not_allowed"],
    ["https://127.0.0.1/", "ip_address"],
    ["//metadata.google.internal/", "reserved_name"],
    ["https://api.nossa.com.br/v1", "own_host"],
    ["https://private.example.com/", "private_address"],
    ["file:///etc/passwd", "scheme_not_allowed"],
  ])("to %s is refused before any request", async (location, fault) => {
    const dns = { "private.example.com": ["10.0.0.1"] };
    const { ports, sent } = fakeNetwork({ [URL_A]: redirect(location) }, { dns });
    expect(await guardedFetch(ports, URL_A, LIMITS)).toMatchObject({ ok: false, fault, transient: false });
    expect(sent.filter((line) => line.startsWith("GET"))).toEqual([`GET ${URL_A}`]);
  });

  it.each([
    ["a loop", { [URL_A]: redirect(URL_B), [URL_B]: redirect(URL_A) }, 3, 4],
    ["itself", { [URL_A]: redirect(URL_A) }, 1, 2],
    ["anything where none is allowed", { [URL_A]: redirect(URL_B) }, 0, 1],
  ])("to %s ends at the limit", async (_, pages, maxRedirects, requests) => {
    const network = fakeNetwork(pages);
    const result = await guardedFetch(network.ports, URL_A, { ...LIMITS, maxRedirects });
    expect(result).toEqual({ ok: false, fault: "too_many_redirects", transient: false });
    expect(network.requests).toHaveLength(requests);
  });

  it.each([
    ["with an unreadable address", redirect("https://["), "redirect_malformed"],
    ["without an address", () => new Response(null, { status: 302 }), "http_status"],
  ])("%s is a lasting fault", async (_, page, fault) => {
    const { ports } = fakeNetwork({ [URL_A]: page });
    expect(await guardedFetch(ports, URL_A, LIMITS)).toEqual({
      ok: false,
      fault,
      transient: false,
      status: 302,
    });
  });

  it("carries credentials to no other origin", async () => {
    const { ports, requests } = fakeNetwork({ [URL_A]: redirect(URL_B), [URL_B]: () => new Response("ok") });
    const headers = { Authorization: "Basic eA==", Cookie: "a=b", "If-None-Match": '"1"' };
    await guardedFetch(ports, URL_A, { ...LIMITS, headers, accept: "image/*" });
    expect(requests.map((sent) => Object.fromEntries(sent))).toEqual([
      { accept: "image/*", authorization: "Basic eA==", cookie: "a=b", "if-none-match": '"1"' },
      { accept: "image/*", "if-none-match": '"1"' },
    ]);
  });
});

describe("a bad status", () => {
  it.each([
    [304, false],
    [400, false],
    [401, false],
    [403, false],
    [404, false],
    [410, false],
    [408, true],
    [425, true],
    [429, true],
    [500, true],
    [503, true],
    [599, true],
  ])("of %i is transient: %s", async (status, transient) => {
    const { ports } = fakeNetwork({ [URL_A]: () => new Response(null, { status }) });
    expect(await guardedFetch(ports, URL_A, LIMITS)).toEqual({
      ok: false,
      fault: "http_status",
      transient,
      status,
    });
  });

  it.each([
    ["120", 120],
    [new Date(NOW + 60_000).toUTCString(), 60],
  ])("passes on its Retry-After of %s", async (header, seconds) => {
    const { ports } = fakeNetwork({
      [URL_A]: () => new Response("busy", { status: 503, headers: { "retry-after": header } }),
    });
    expect(await guardedFetch(ports, URL_A, LIMITS)).toMatchObject({
      status: 503,
      retryAfterSeconds: seconds,
    });
  });
});
