import { describe, expect, it } from "vitest";
import { dohResolver, type Fetch, MAX_CACHED_HOSTS } from "../../src/outbound/resolver.ts";

const A = 1;
const CNAME = 5;
const AAAA = 28;

const answer = (...records: [type: number, TTL: number, data: string][]): unknown => ({
  Status: 0,
  Answer: records.map(([type, TTL, data]) => ({ name: "x", type, TTL, data })),
});
const EMPTY = { Status: 0 };

/** A resolver with fixed answers, with a clock and its queries. */
const setUp = (zone: Record<string, unknown>) => {
  const clock = { ms: 0 };
  const queries: string[] = [];
  const fetch: Fetch = async (url, init) => {
    const { host, searchParams } = new URL(url);
    expect([host, new Headers(init.headers).get("accept")]).toEqual([
      "cloudflare-dns.com",
      "application/dns-json",
    ]);
    queries.push(`${searchParams.get("type")} ${searchParams.get("name")}`);
    return Response.json({ A: EMPTY, AAAA: EMPTY, ...zone }[searchParams.get("type") ?? ""]);
  };
  return { clock, queries, resolver: dohResolver({ fetch, now: () => clock.ms }) };
};

describe("a lookup", () => {
  it("asks for A and AAAA and joins the answers", async () => {
    const { resolver, queries } = setUp({
      A: answer([CNAME, 60, "cdn.example.com."], [A, 60, "192.0.2.1"], [A, 60, "192.0.2.2"]),
      AAAA: answer([CNAME, 60, "cdn.example.com."], [AAAA, 60, "2001:db8::1"]),
    });
    expect(await resolver.addresses("a&b.example.com")).toEqual(["192.0.2.1", "192.0.2.2", "2001:db8::1"]);
    expect(queries.sort()).toEqual(["A a&b.example.com", "AAAA a&b.example.com"]);
  });

  it.each([
    ["a host that does not exist", { A: { Status: 3 }, AAAA: { Status: 3 } }],
    ["a host without addresses", { A: EMPTY, AAAA: EMPTY }],
    ["an alias that leads nowhere", { A: answer([CNAME, 60, "gone.example.com."]) }],
  ])("of %s finds no address", async (_, zone) => {
    expect(await setUp(zone).resolver.addresses("example.com")).toEqual([]);
  });

  it.each([
    ["a server failure of one family", { A: answer([A, 60, "192.0.2.1"]), AAAA: { Status: 2 } }],
    ["a refusal", { A: { Status: 5 }, AAAA: { Status: 5 } }],
    ["a body without a status", { A: {} }],
    ["a body that is null", { AAAA: null }],
    ["unreadable records", { A: { Status: 0, Answer: [{ type: A, data: 7 }] } }],
    ["records that are no list", { A: { Status: 0, Answer: "192.0.2.1" } }],
  ])("rejects after %s", async (_, zone) => {
    await expect(setUp(zone).resolver.addresses("example.com")).rejects.toThrow("DNS answered");
  });

  it.each([
    ["an error page", async () => new Response("busy", { status: 503 })],
    ["a broken connection", () => Promise.reject(new TypeError("connection lost"))],
    ["silence past its timeout", () => new Promise<Response>(() => undefined)],
  ] satisfies [string, Fetch][])("rejects after %s", async (_, fetch) => {
    const resolver = dohResolver({ fetch, now: () => 0, timeoutMs: 5 });
    await expect(resolver.addresses("example.com")).rejects.toThrow();
  });
});

describe("a remembered answer", () => {
  it.each([
    ["the shortest time to live", 10, 9_999, 2],
    ["the shortest time to live", 10, 10_000, 4],
    ["thirty seconds at most", 86_400, 29_999, 2],
    ["thirty seconds at most", 86_400, 30_000, 4],
    ["no time at all", 0, 0, 4],
  ])("is kept for %s: TTL %i s after %i ms", async (_, ttl, afterMs, sent) => {
    const { resolver, clock, queries } = setUp({
      A: answer([CNAME, ttl, "x."], [A, 86_400, "192.0.2.1"]),
      AAAA: answer([AAAA, 86_400, "2001:db8::1"]),
    });
    const first = await resolver.addresses("example.com");
    clock.ms = afterMs;
    expect(await resolver.addresses("example.com")).toEqual(first);
    expect(queries).toHaveLength(sent);
  });

  it("is never an empty one", async () => {
    const { resolver, queries } = setUp({ A: { Status: 3 }, AAAA: { Status: 3 } });
    await resolver.addresses("example.com");
    await resolver.addresses("example.com");
    expect(queries).toHaveLength(4);
  });

  it("makes room for newer ones when memory is full", async () => {
    const { resolver, queries } = setUp({ A: answer([A, 60, "192.0.2.1"]) });
    for (let i = 0; i <= MAX_CACHED_HOSTS; i++) await resolver.addresses(`h${i}.example.com`);
    queries.length = 0;
    await resolver.addresses("h1.example.com");
    expect(queries).toEqual([]);
    await resolver.addresses("h0.example.com");
    expect(queries).toHaveLength(2);
  });
});
