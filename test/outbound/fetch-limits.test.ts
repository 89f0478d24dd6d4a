import { describe, expect, it, vi } from "vitest";
import { guardedFetch, vetTarget } from "../../src/outbound/guarded-fetch.ts";
import { fakeNetwork, LIMITS, streamed } from "./fake-network.ts";

const URL_A = "https://a.example.com/x";
const SHORT = { ...LIMITS, timeoutMs: 10 };

describe("the byte limit", () => {
  it.each([
    ["declares too much", [], { "content-length": "11" }],
    ["declares nothing and sends too much", ["012345", "67890"], {}],
    ["sends more than it declares", ["012345", "67890"], { "content-length": "3" }],
    ["declares nonsense and sends too much", ["01234567890"], { "content-length": "-1" }],
    ["sends too much at once", ["01234567890"], {}],
  ])("cuts off a body that %s", async (_, chunks, headers) => {
    const onCancel = vi.fn();
    const { ports } = fakeNetwork({ [URL_A]: streamed(chunks, { hangs: true, headers, onCancel }) });
    expect(await guardedFetch(ports, URL_A, LIMITS)).toEqual({
      ok: false,
      fault: "body_too_large",
      transient: false,
      status: 200,
    });
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it("admits a body of exactly its size", async () => {
    const { ports } = fakeNetwork({
      [URL_A]: streamed(["0123456789"], { headers: { "content-length": "10" } }),
    });
    expect(await guardedFetch(ports, URL_A, LIMITS)).toMatchObject({ ok: true, bytes: { byteLength: 10 } });
  });
});

describe("a body shorter than it declares", () => {
  it.each([
    ["by a byte", ["012345678"]],
    ["by all of it", []],
  ])("%s is no body, and worth a retry", async (_, chunks) => {
    const { ports } = fakeNetwork({ [URL_A]: streamed(chunks, { headers: { "content-length": "10" } }) });
    expect(await guardedFetch(ports, URL_A, LIMITS)).toEqual({
      ok: false,
      fault: "truncated",
      transient: true,
      status: 200,
    });
  });

  it("is complete if what it declares is its compressed length", async () => {
    const headers = { "content-length": "9", "content-encoding": "gzip" };
    const { ports } = fakeNetwork({ [URL_A]: streamed(["01234"], { headers }) });
    expect(await guardedFetch(ports, URL_A, LIMITS)).toMatchObject({ ok: true, declaredBytes: null });
  });
});

describe("the one timeout", () => {
  const silent = (): Promise<Response> => new Promise(() => undefined);

  it.each([
    ["a silent DNS", { [URL_A]: () => new Response("ok") }, { "a.example.com": "silent" as const }],
    ["a silent server", { [URL_A]: silent }, {}],
    ["a body that never starts", { [URL_A]: streamed([], { hangs: true }) }, {}],
    ["a body that stalls", { [URL_A]: streamed(["0"], { hangs: true }) }, {}],
  ])("ends %s as a transient fault", async (_, pages, dns) => {
    const { ports } = fakeNetwork(pages, { dns });
    expect(await guardedFetch(ports, URL_A, SHORT)).toEqual({ ok: false, fault: "timeout", transient: true });
  });

  it("closes the connection of a stalled body", async () => {
    const onCancel = vi.fn();
    const { ports } = fakeNetwork({ [URL_A]: streamed(["0"], { hangs: true, onCancel }) });
    await guardedFetch(ports, URL_A, SHORT);
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it("reaches the platform's fetch as a signal", async () => {
    const { ports } = fakeNetwork({});
    let signal: AbortSignal | null | undefined;
    const fetch = (_: string, init: RequestInit): Promise<Response> => {
      signal = init.signal;
      return silent();
    };
    await guardedFetch({ ...ports, fetch }, URL_A, SHORT);
    expect(signal?.aborted).toBe(true);
  });
});

describe("a broken connection", () => {
  it.each([
    ["before the answer", {}],
    [
      "inside the body",
      {
        [URL_A]: () =>
          new Response(new ReadableStream({ pull: (body) => body.error(new TypeError("reset")) })),
      },
    ],
  ])("%s is a transient fault and never throws", async (_, pages) => {
    const { ports } = fakeNetwork(pages);
    expect(await guardedFetch(ports, URL_A, LIMITS)).toEqual({
      ok: false,
      fault: "network_error",
      transient: true,
    });
  });
});

describe("the platform's fetch", () => {
  it("is called without `this`, which it would refuse", async () => {
    const { ports } = fakeNetwork({});
    const receivers: unknown[] = [];
    async function fetch(this: unknown): Promise<Response> {
      receivers.push(this);
      return new Response("ok");
    }
    await guardedFetch({ ...ports, fetch }, URL_A, LIMITS);
    expect(receivers).toEqual([undefined]);
  });
});

describe("a target vetted for another sender", () => {
  it("comes back parsed once every address is public", async () => {
    const { ports, sent } = fakeNetwork({});
    const signal = AbortSignal.timeout(1_000);
    expect(await vetTarget(ports, URL_A, signal)).toEqual({ ok: true, url: new URL(URL_A) });
    expect(sent).toEqual(["dns a.example.com"]);
  });

  it("times out at once if its time is already up", async () => {
    const { ports } = fakeNetwork({}, { dns: { "a.example.com": "silent" } });
    expect(await vetTarget(ports, URL_A, AbortSignal.abort())).toMatchObject({
      fault: "timeout",
      transient: true,
    });
  });
});
