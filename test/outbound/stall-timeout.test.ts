import { describe, expect, it, vi } from "vitest";
import { guardedFetch } from "../../src/outbound/guarded-fetch.ts";
import { StallTimeout } from "../../src/outbound/stall-timeout.ts";
import { fakeNetwork, LIMITS, streamed } from "./fake-network.ts";

const URL_A = "https://a.example.com/x";
const SHORT_STALL = { ...LIMITS, timeoutMs: 60_000, stallMs: 10 };
const TIMEOUT = { ok: false, fault: "timeout", transient: true };

describe("a stall timeout", () => {
  it.each([
    ["when nothing comes", 0, true],
    ["on a trickle", 1, true],
    ["while enough comes", 65_536, false],
  ])("ends the wait %s", (_, bytes, ended) => {
    vi.useFakeTimers();
    const timeout = new StallTimeout(100);
    for (let step = 0; step < 10; step += 1) {
      vi.advanceTimersByTime(50);
      timeout.received(bytes);
    }
    expect(timeout.signal.aborted).toBe(ended);
    timeout.end();
  });

  it("that was stopped aborts nothing", () => {
    vi.useFakeTimers();
    const timeout = new StallTimeout(100);
    timeout.end();
    vi.advanceTimersByTime(1_000);
    expect(timeout.signal.aborted).toBe(false);
  });
});

describe("a fetch with a stall timeout", () => {
  it.each([
    ["a head that never comes", () => new Promise<Response>(() => undefined)],
    ["a body that never starts", streamed([], { hangs: true })],
    ["a body that stalls", streamed(["0"], { hangs: true })],
  ])("gives up %s, long before its timeout", async (_, page) => {
    const { ports } = fakeNetwork({ [URL_A]: page });
    expect(await guardedFetch(ports, URL_A, SHORT_STALL)).toEqual(TIMEOUT);
  });
});
