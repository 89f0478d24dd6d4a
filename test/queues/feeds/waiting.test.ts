import { describe, expect, it, vi } from "vitest";
import { MINUTE_MS, SECOND_MS } from "../../../src/lib/clock.ts";
import { backoffice } from "../../support/api.ts";
import { dumpOf } from "../../support/dump.ts";
import { deliverFeed, endSyncs, feedStage, feedXml, flat, putFeed } from "../../support/feed-stage.ts";
import { moveClock, stopClockAt } from "../../support/time.ts";

const NOON = "2026-11-20T12:00:00Z";

endSyncs();

type Page = () => Response | Promise<Response>;

/** A sync of one listing whose message waits for delivery. */
const requestSync = async (page: Page) => {
  stopClockAt(NOON);
  const stage = await feedStage();
  const message = await stage.start(page);
  return { stage, message, shown: async () => (await stage.api.get("/feed")).body.data };
};

const status = (code: number) => () => new Response("no", { status: code });

/** A body whose connection ends after its first half. */
const cutOff = () => {
  const half = new TextEncoder().encode(feedXml(flat("A1")).slice(0, 200));
  const source = new ReadableStream({
    start: (controller) => controller.enqueue(half),
    pull: (controller) => controller.error(new TypeError("connection lost")),
  });
  return new Response(source);
};

describe("a temporarily unavailable feed", () => {
  it.each<[string, Page]>([
    ["whose server is down", status(503)],
    ["whose server has had enough", status(429)],
    ["whose connection is refused", () => Promise.reject(new TypeError("connection refused"))],
    ["whose connection breaks", cutOff],
  ])("%s is asked for again", async (_, page) => {
    const { stage, message, shown } = await requestSync(page);
    expect(await deliverFeed(message)).toBe(30);
    expect(await shown()).toMatchObject({
      status: "QUEUED",
      message: expect.stringMatching(/haverá nova tentativa\. \(.+\)/),
      lastSyncAt: null,
      nextAttemptAt: "2026-11-20T12:00:30.000Z",
    });
    stage.serve(feedXml(flat("A1")));
    expect(await deliverFeed(message, { attempts: 2 })).toBe("acked");
    expect(await shown()).toMatchObject({ status: "OK", counts: { created: 1 } });
  });

  it("is given up after a few attempts, each later than the one before", async () => {
    const { stage, message, shown } = await requestSync(status(500));
    const verdicts = [];
    for (let attempts = 1; attempts <= 4; attempts += 1)
      verdicts.push(await deliverFeed(message, { attempts }));
    expect(verdicts).toEqual([30, 120, 300, "acked"]);
    expect(stage.requests).toHaveLength(4);
    expect(await shown()).toMatchObject({ status: "UNREACHABLE", lastSyncAt: "2026-11-20T12:00:00.000Z" });
  });

  it.each([
    ["1800", 1_800],
    ["Fri, 20 Nov 2026 12:20:00 GMT", 1_200],
    ["1", 30],
    ["86400", 3_600],
    ["soon", 30],
  ])("is requested again as its server says: Retry-After: %s", async (retryAfter, seconds) => {
    const busy = () => new Response("no", { status: 429, headers: { "retry-after": retryAfter } });
    const { stage, message, shown } = await requestSync(busy);
    expect(await deliverFeed(message)).toBe(seconds);
    const nextAttemptAt = new Date(Date.parse(NOON) + seconds * SECOND_MS).toISOString();
    expect(await shown()).toMatchObject({ status: "QUEUED", nextAttemptAt });
    moveClock(seconds * SECOND_MS);
    await backoffice.post("/jobs/feed-sync");
    expect(await stage.messages()).toEqual([]);
  });

  it("is not failed by a duplicate's dead letter while it waits", async () => {
    const busy = () => new Response("no", { status: 429, headers: { "retry-after": "3600" } });
    const { message, shown } = await requestSync(busy);
    await deliverFeed(message);
    moveClock(50 * MINUTE_MS);
    expect(await deliverFeed(message, { name: "feeds-dead" })).toBe("acked");
    expect((await shown()).status).toBe("QUEUED");
  });

  it("shows when the automatic sync tries again, once it is given up", async () => {
    const { stage, message, shown } = await requestSync(status(503));
    await putFeed(stage, stage.url, true);
    await deliverFeed(message, { attempts: 4 });
    expect(await shown()).toMatchObject({
      status: "UNREACHABLE",
      message: "O link do feed não respondeu: nada foi alterado. (o servidor respondeu 503)",
    });
    await backoffice.post("/jobs/feed-sync");
    await stage.work();
    expect((await shown()).nextAttemptAt).toBe("2026-11-20T18:00:00.000Z");
  });

  it("archives nothing, however often it is unavailable", async () => {
    stopClockAt(NOON);
    const stage = await feedStage();
    await stage.sync(feedXml(flat("A1"), flat("A2")));
    const { feeds: _before, ...before } = await dumpOf(stage.accountId);
    for (const page of [status(503), status(429), cutOff, () => Promise.reject(new TypeError("refused"))]) {
      await stage.sync(page);
    }
    const { feeds: _after, ...after } = await dumpOf(stage.accountId);
    expect(after).toEqual(before);
  });

  it("does not count as lost while it waits", async () => {
    const { stage, message } = await requestSync(status(500));
    moveClock(15 * MINUTE_MS);
    await deliverFeed(message, { attempts: 3 });
    moveClock(600 * SECOND_MS);
    await backoffice.post("/jobs/feed-sync");
    expect(await stage.messages()).toEqual([]);
  });

  it("is logged in one line, with its account and without its address", async () => {
    const { stage, message } = await requestSync(() =>
      Promise.reject(new TypeError("feeds.example.com?secret")),
    );
    const log = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    await deliverFeed(message);
    const lines = log.mock.calls.map(([line]) => String(line));
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({
        level: "warn",
        message: "feed not read",
        accountId: stage.accountId,
        status: "UNREACHABLE",
        fault: "network_error",
      }),
    ]);
    expect(lines.join()).not.toContain("feeds.example.com");
  });

  it("is not requested again if its link is permanently gone", async () => {
    const { message, shown } = await requestSync(status(404));
    expect(await deliverFeed(message)).toBe("acked");
    expect((await shown()).status).toBe("UNREACHABLE");
  });
});
