import { afterEach, describe, expect, it, vi } from "vitest";
import { MINUTE_MS, SECOND_MS } from "../../../src/lib/clock.ts";
import { backoffice } from "../../support/api.ts";
import { deliverFeed, feedStage, feedXml, flat, stillFeeds } from "../../support/feed-stage.ts";
import { moveClock, stopClockAt } from "../../support/time.ts";

const NOON = "2026-11-20T12:00:00Z";

afterEach(async () => {
  await stillFeeds();
});

type Page = () => Response | Promise<Response>;

/** A sync of one listing whose message is about to be delivered. */
const requested = async (page: Page) => {
  stopClockAt(NOON);
  const stage = await feedStage();
  stage.serve(page);
  await stage.api.post("/feed/sync");
  const [message] = await stage.messages();
  return { stage, message, shown: async () => (await stage.api.get("/feed")).body.data };
};

const status = (code: number) => () => new Response("no", { status: code });

/** A body whose connection breaks after its first half. */
const broken = () => {
  const half = new TextEncoder().encode(feedXml(flat("A1")).slice(0, 200));
  const source = new ReadableStream({
    start: (controller) => controller.enqueue(half),
    pull: (controller) => controller.error(new TypeError("connection lost")),
  });
  return new Response(source);
};

describe("a feed that cannot be had right now", () => {
  it.each<[string, Page]>([
    ["whose server is down", status(503)],
    ["whose server has had enough", status(429)],
    ["whose connection is refused", () => Promise.reject(new TypeError("connection refused"))],
    ["whose connection breaks", broken],
  ])("%s is asked for again", async (_, page) => {
    const { stage, message, shown } = await requested(page);
    expect(await deliverFeed(message)).toBe(30);
    expect(await shown()).toMatchObject({ status: "QUEUED", lastSyncAt: null });
    stage.serve(feedXml(flat("A1")));
    expect(await deliverFeed(message, { attempts: 2 })).toBe("acked");
    expect(await shown()).toMatchObject({ status: "OK", counts: { created: 1 } });
  });

  it("is given up after a few attempts, each later than the one before", async () => {
    const { stage, message, shown } = await requested(status(500));
    const verdicts = [];
    for (let attempts = 1; attempts <= 4; attempts += 1)
      verdicts.push(await deliverFeed(message, { attempts }));
    expect(verdicts).toEqual([30, 120, 600, "acked"]);
    expect(stage.requests).toHaveLength(4);
    expect(await shown()).toMatchObject({ status: "UNREACHABLE", lastSyncAt: "2026-11-20T12:00:00.000Z" });
  });

  it("is not taken for lost while it waits", async () => {
    const { stage, message } = await requested(status(500));
    moveClock(15 * MINUTE_MS);
    await deliverFeed(message, { attempts: 3 });
    moveClock(600 * SECOND_MS);
    await backoffice.post("/jobs/feed-sync");
    expect(await stage.messages()).toEqual([]);
  });

  it("is told of in one line of the log, by its account and without its address", async () => {
    const { stage, message } = await requested(() =>
      Promise.reject(new TypeError("feeds.example.com?secret")),
    );
    const log = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    await deliverFeed(message);
    expect(log.mock.calls.map(([line]) => JSON.parse(line))).toEqual([
      {
        level: "warn",
        message: "feed not read",
        accountId: stage.accountId,
        status: "UNREACHABLE",
        fault: "network_error",
      },
    ]);
  });

  it("is not asked for again when its link is gone for good", async () => {
    const { message, shown } = await requested(status(404));
    expect(await deliverFeed(message)).toBe("acked");
    expect((await shown()).status).toBe("UNREACHABLE");
  });
});
