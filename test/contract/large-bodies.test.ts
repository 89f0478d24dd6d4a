import { describe, expect, it } from "vitest";
import { withLargeBody } from "../../src/contract/large-body.ts";
import { Refusal } from "../../src/errors/refusal.ts";
import { fixedClock, MINUTE_MS } from "../../src/lib/clock.ts";

const LIMIT = 20_000_000;
/** Of a test that no other one is beside in time. */
let day = Date.UTC(2030, 0, 1);

const never = () => new Promise<never>(() => {});
const neverSent = () => new ReadableStream<Uint8Array>({ pull: never });

const request = (body: BodyInit) =>
  new Request("https://api.example.com/", { method: "PUT", body, duplex: "half" } as RequestInit);

const codeOf = (error: unknown): string => (error instanceof Refusal ? error.code : String(error));

/** Nobody waits for its body. */
const LATE = AbortSignal.abort();

const OWN = { accountId: "acc-1" };
const OTHER = { accountId: "acc-2" };

const hold = (now: number, use: () => Promise<unknown>) =>
  withLargeBody({ ...OWN, request: request("x"), clock: fixedClock(now) }, LIMIT, use).catch(codeOf);

/** Holds the shares of bodies of undeclared length, each of twice the limit. */
const holdUndeclared = (now: number, patience = new AbortController().signal) =>
  withLargeBody(
    { ...OWN, request: request(neverSent()), clock: fixedClock(now), patience },
    LIMIT,
    never,
  ).catch(codeOf);

const declared = () =>
  new Request("https://api.example.com/", {
    method: "PUT",
    body: neverSent(),
    duplex: "half",
    headers: { "Content-Length": String(LIMIT) },
  } as RequestInit);

const sendDeclared = (now: number, whose: typeof OWN) =>
  withLargeBody(
    { ...whose, request: declared(), clock: fixedClock(now), patience: LATE },
    LIMIT,
    never,
  ).catch(codeOf);

describe("large bodies", () => {
  it("are refused when an isolate holds too many, with a time to come back", async () => {
    day += MINUTE_MS * 60;
    void holdUndeclared(day);
    const refused = await withLargeBody(
      { ...OTHER, request: request(neverSent()), clock: fixedClock(day), patience: LATE },
      LIMIT,
      never,
    ).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: "upstream_busy", details: { retryAfter: 5 } });
  });

  it("of one account leave room for those of others", async () => {
    day += MINUTE_MS * 60;
    void holdUndeclared(day);
    await Promise.resolve();
    expect(await sendDeclared(day, OWN)).toBe("upstream_busy");
    expect(await sendDeclared(day, OTHER)).toBe("bad_request");
  });

  it("give their share back when they have been used, or refused", async () => {
    day += MINUTE_MS * 60;
    for (let times = 0; times < 5; times += 1) {
      expect(await hold(day, async () => "used")).toBe("used");
      expect(await holdUndeclared(day, LATE)).toBe("bad_request");
    }
  });

  it("of calls that were cut off lose their share soon after they had to be sent", async () => {
    day += MINUTE_MS * 60;
    void holdUndeclared(day);
    await Promise.resolve();
    expect(await holdUndeclared(day, LATE)).toBe("upstream_busy");
    expect(await holdUndeclared(day + 1.5 * MINUTE_MS, LATE)).toBe("bad_request");
  });
});
