import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { MAX_STATEMENTS, workSync } from "../../../src/domain/feeds/work-sync.ts";
import { DAY_MS, MINUTE_MS } from "../../../src/lib/clock.ts";
import type { FeedStore } from "../../../src/ports/feed-store.ts";
import { servicesOf } from "../../../src/services.ts";
import { countingD1 } from "../../support/d1-meter.ts";
import {
  deliverFeed,
  endSyncs,
  type FeedStage,
  feedStage,
  feedXml,
  flats,
} from "../../support/feed-stage.ts";
import type { Json } from "../../support/http.ts";
import { brokenInvariants } from "../../support/invariants.ts";
import { query, queryOne } from "../../support/query.ts";
import { moveClock, stopClockAt } from "../../support/time.ts";

const NOON = "2026-11-20T12:00:00Z";
/** Statements beyond the limit: the group in progress, and the hand-over or the end. */
const OVERSHOOT = 220;

endSyncs();

/** The log's own object drains the outbox, at no cost to the message. */
const platform = () => {
  const services = servicesOf(env);
  return {
    ...services,
    log: (id: string) => ({ ...services.log(id), drain: async () => undefined }),
  };
};

/** Processes a sync message by message. @returns the statements of each */
const workAll = async (stage: FeedStage, limits: { maxStatements?: number }) => {
  const sent: number[] = [];
  let next: Json | undefined = await stage.start();
  while (next && sent.length < 40) {
    const message = next;
    const work = () => workSync(platform(), message as never, { waitSeconds: null, ...limits });
    const { result, use } = await countingD1(work);
    expect(result).toBe("DONE");
    sent.push(use.statements);
    next = (await stage.messages())[0];
  }
  return sent;
};

const feedOf = async ({ api }: FeedStage): Promise<Json> => (await api.get("/feed")).body.data;

const propertiesOf = async ({ accountId }: FeedStage): Promise<number> =>
  (await queryOne`SELECT count(*) AS size FROM properties WHERE account_id = ${accountId}`).size;

const progressRows = async ({ accountId }: FeedStage): Promise<number> =>
  (await queryOne`SELECT count(*) AS size FROM feed_progress WHERE account_id = ${accountId}`).size;

const filesOf = async ({ accountId }: FeedStage): Promise<string[]> =>
  (await env.FEEDS.list({ prefix: `${accountId}/` })).objects.map(({ key }) => key);

/** A store whose files end after this many lines, with the message that reads them. */
const dyingAfter = (lines: number): FeedStore => {
  const store = servicesOf(env).feedStore;
  return {
    ...store,
    open: async (accountId, syncId, name, from) => {
      const body = await store.open(accountId, syncId, name, from);
      if (!body || name !== "listings") return body;
      const text = await new Response(body).text();
      const some = new TextEncoder().encode(`${text.split("\n").slice(0, lines).join("\n")}\n`);
      let isRead = false;
      return new ReadableStream({
        pull(controller) {
          if (isRead) controller.error(new Error("It dies here."));
          else controller.enqueue(some);
          isRead = true;
        },
      });
    },
  };
};

describe("a sync of many listings", () => {
  it("continues in further messages, within its statements, until each listing is in once", async () => {
    const stage = await feedStage();
    stage.serve(feedXml(...flats(240)));
    const sent = await workAll(stage, { maxStatements: 150 });
    expect(sent.length).toBeGreaterThan(2);
    expect(Math.max(...sent)).toBeLessThanOrEqual(150 + OVERSHOOT);
    expect(await feedOf(stage)).toMatchObject({
      status: "OK",
      feedCount: 240,
      counts: { created: 240, updated: 0, skipped: 0, unchanged: 0 },
    });
    expect([await propertiesOf(stage), await progressRows(stage)]).toEqual([240, 0]);
    expect(await brokenInvariants(stage.accountId)).toEqual([]);
  });

  it("is fetched once, however many messages work on it, and leaves nothing behind", async () => {
    const stage = await feedStage();
    stage.serve(feedXml(...flats(240)));
    expect((await workAll(stage, { maxStatements: 100 })).length).toBeGreaterThan(3);
    expect(stage.requests).toHaveLength(1);
    expect(await filesOf(stage)).toEqual([]);
  });

  it("continues after a crash without another fetch, even if the feed is gone by then", async () => {
    const stage = await feedStage();
    const message = await stage.start(feedXml(...flats(100)));
    const dying = { ...platform(), feedStore: dyingAfter(60) };
    await expect(workSync(dying, message as never, { waitSeconds: null })).rejects.toThrow("dies here");
    expect(await filesOf(stage)).toHaveLength(2);
    stage.serve(() => new Response("no", { status: 503 }));
    expect(await deliverFeed(message, { attempts: 2 })).toBe("acked");
    await stage.work();
    expect(await feedOf(stage)).toMatchObject({ status: "OK", counts: { created: 100, updated: 0 } });
    expect(stage.requests).toHaveLength(1);
    expect(await filesOf(stage)).toEqual([]);
  });

  it("fetches again if what it has stored is lost, and works each listing once", async () => {
    const stage = await feedStage();
    const message = await stage.start(feedXml(...flats(100)));
    await workSync(platform(), message as never, { waitSeconds: null, maxStatements: 100 });
    for (const key of await filesOf(stage)) await env.FEEDS.delete(key);
    await stage.work();
    expect(await feedOf(stage)).toMatchObject({ status: "OK", counts: { created: 100, updated: 0 } });
    expect(stage.requests).toHaveLength(2);
  });

  it("ends even if every sync must update each of them", async () => {
    const stage = await feedStage();
    await stage.sync(feedXml(...flats(120)));
    await query`UPDATE properties SET dashboard_fields = '["title"]' WHERE account_id = ${stage.accountId}`;
    expect((await workAll(stage, { maxStatements: 100 })).length).toBeLessThan(10);
    expect(await feedOf(stage)).toMatchObject({ status: "OK", feedCount: 120, counts: { created: 0 } });
  });

  it("counts once each listing that no message had room for", async () => {
    const stage = await feedStage({ account: { propertyLimit: 30 } });
    stage.serve(feedXml(...flats(120)));
    await workAll(stage, { maxStatements: 100 });
    expect(await feedOf(stage)).toMatchObject({ status: "OK", counts: { created: 30, skipped: 90 } });
  });

  it("archives and confirms over several messages", async () => {
    stopClockAt(NOON);
    const stage = await feedStage();
    const listings = flats(300).map((listing) => listing.replace(/<Media>.*<\/Media>/, ""));
    await stage.sync(feedXml(...listings));
    await stage.sync(feedXml(...listings.slice(60)));
    moveClock(2 * DAY_MS);
    const sent = await workAll(stage, { maxStatements: 40 });
    expect(sent.length).toBeGreaterThan(2);
    expect(Math.max(...sent)).toBeLessThanOrEqual(40 + OVERSHOOT);
    expect(await feedOf(stage)).toMatchObject({
      status: "OK",
      counts: { archived: 60, confirmed: 240, unchanged: 0, updated: 0 },
    });
    expect(await brokenInvariants(stage.accountId)).toEqual([]);
  });

  it("repeats nothing when a message dies after its last commit", async () => {
    const stage = await feedStage();
    const message = await stage.start(feedXml(...flats(100)));
    await workSync(platform(), message as never, { waitSeconds: null, maxStatements: 100 });
    // The continuation message is lost, and the first one is repeated.
    await stage.messages();
    expect(await deliverFeed(message)).toBe("acked");
    await stage.work();
    expect(await feedOf(stage)).toMatchObject({ status: "OK", counts: { created: 100, updated: 0 } });
    expect(await brokenInvariants(stage.accountId)).toEqual([]);
  });

  it("stays below the thousand queries that the platform gives a message", async () => {
    const stage = await feedStage();
    stage.serve(feedXml(...flats(25)));
    const [group = 0] = await workAll(stage, {});
    expect(group).toBeLessThan(OVERSHOOT);
    // One listing may need its own decision before the message notices that its statements are spent.
    expect(MAX_STATEMENTS + OVERSHOOT + 20).toBeLessThan(1_000);
  });
});

describe("a dead letter of a sync in several messages", () => {
  it("does not fail it between two others", async () => {
    stopClockAt(NOON);
    const stage = await feedStage();
    const duplicate = await stage.start(feedXml(...flats(80)));
    moveClock(32 * MINUTE_MS);
    await workSync(platform(), duplicate as never, { waitSeconds: null, maxStatements: 100 });
    expect(await deliverFeed(duplicate, { name: "feeds-dead" })).toBe("acked");
    expect((await feedOf(stage)).status).toBe("QUEUED");
    await stage.work();
    expect(await feedOf(stage)).toMatchObject({ status: "OK", counts: { created: 80 } });
  });

  it("waits while another works", async () => {
    stopClockAt(NOON);
    const stage = await feedStage();
    const duplicate = await stage.start();
    moveClock(40 * MINUTE_MS);
    const verdicts: unknown[] = [];
    stage.serve(async () => {
      verdicts.push(await deliverFeed(duplicate, { name: "feeds-dead" }));
      return new Response(feedXml(...flats(1)));
    });
    expect(await deliverFeed(duplicate)).toBe("acked");
    expect(verdicts).toEqual([30]);
    expect(await feedOf(stage)).toMatchObject({ status: "OK", counts: { created: 1 } });
    expect(await deliverFeed(duplicate, { name: "feeds-dead" })).toBe("acked");
    expect((await feedOf(stage)).status).toBe("OK");
  });
});
