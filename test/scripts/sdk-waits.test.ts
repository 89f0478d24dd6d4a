import { beforeEach, describe, expect, it, vi } from "vitest";
import { RealEstateClient } from "../../sdks/typescript/real-estate-account.ts";

const MONTH_SECONDS = 2_600_000;

beforeEach(() => {
  vi.useFakeTimers();
});

/** A service whose quota is used up at the first call. */
const exhaustedApi = () => {
  const fetch = vi.fn(async () => Response.json({ data: "done" }));
  const problem = { code: "monthly_quota_exceeded", title: "Quota exceeded", retryable: true };
  const headers = { "Retry-After": String(MONTH_SECONDS) };
  fetch.mockImplementationOnce(async () => Response.json(problem, { status: 429, headers }));
  return {
    fetch,
    client: new RealEstateClient({ baseUrl: "https://api.example/v1", apiKey: "rea_1", fetch }),
  };
};

describe("a wait longer than any timer", () => {
  it("ends at the time the service gave, and not at once", async () => {
    const { client, fetch } = exhaustedApi();
    const answer = client.feed.get({ maxWaitMs: Infinity });
    await vi.advanceTimersByTimeAsync((MONTH_SECONDS - 1) * 1_000);
    expect(fetch).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await answer).toEqual({ data: "done" });
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it("ends at once if its call is aborted, even in its later part", async () => {
    const { client, fetch } = exhaustedApi();
    const caller = new AbortController();
    const refused = expect(client.feed.get({ maxWaitMs: Infinity, signal: caller.signal })).rejects.toThrow(
      "enough",
    );
    await vi.advanceTimersByTimeAsync((MONTH_SECONDS - 1) * 1_000);
    caller.abort(new Error("enough"));
    await refused;
    expect(vi.getTimerCount()).toBe(0);
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

it("a client limits an attempt to the longest possible timer, because a longer one would end at once", async () => {
  const timeout = vi.spyOn(AbortSignal, "timeout");
  const fetch = async () => Response.json({ data: "done" });
  const client = new RealEstateClient({ baseUrl: "https://api.example/v1", apiKey: "rea_1", fetch });
  for (const timeoutMs of [2_147_483_648, Infinity])
    expect(await client.feed.get({ timeoutMs })).toEqual({ data: "done" });
  expect(timeout.mock.calls).toEqual([[2_147_483_647], [2_147_483_647]]);
  timeout.mockRestore();
});
