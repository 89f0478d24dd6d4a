import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { backoffice } from "../../support/api.ts";
import { countingD1 } from "../../support/d1-meter.ts";
import { faultyEnv } from "../../support/faulty-env.ts";
import { deliverFeed, endSyncs, type FeedStage, feedStage, feedXml, flat } from "../../support/feed-stage.ts";
import { query } from "../../support/query.ts";

endSyncs();

const dated = (ref: string, date: string, price = 500_000): string =>
  flat(ref, price).replace("<Title>", `<LastUpdateDate>${date}</LastUpdateDate><Title>`);

const many = (count: number, date: string): string[] =>
  Array.from({ length: count }, (_, at) => dated(`A${at}`, date));

/** Marks all requested photos as arrived. */
const arrive = async ({ accountId }: FeedStage): Promise<void> => {
  await env.DB.batch([
    env.DB.prepare(
      `UPDATE properties SET photo_state = 'DONE', photo_finished_at = photo_queued_at, photo_ingested = 0,
         photo_failed = 0 WHERE account_id = ?`,
    ).bind(accountId),
    env.DB.prepare(
      `INSERT INTO property_photos (property_id, url, account_id, status, hash, media_type, bytes, request_id, at)
       SELECT id, photo_request ->> 0, account_id, 'INGESTED', 'aa' || id, 'image/png', 9, photo_request_id, 0
       FROM properties WHERE account_id = ?1 AND true
       ON CONFLICT (property_id, url) DO UPDATE SET doubted = 0`,
    ).bind(accountId),
  ]);
};

/** The properties whose photos are requested again. */
const requestedAgain = async ({ accountId }: FeedStage): Promise<unknown[]> => {
  const results = await query`SELECT external_ref AS ref FROM properties AS p
    WHERE account_id = ${accountId} AND photo_state = 'QUEUED'
    AND EXISTS (SELECT 1 FROM property_photos WHERE property_id = p.id AND doubted = 1) ORDER BY ref`;
  return results.map(({ ref }) => ref);
};

const sync = (stage: FeedStage, ...listings: readonly string[]) => stage.sync(feedXml(...listings));

describe("a listing whose own date of change moves", () => {
  it("has its photos requested again, whatever else it says", async () => {
    const stage = await feedStage();
    await sync(
      stage,
      dated("A1", "2026-11-01"),
      dated("A2", "2026-11-01"),
      dated("A3", "2026-11-01"),
      flat("A4"),
    );
    await arrive(stage);
    const { counts } = await sync(
      stage,
      dated("A1", "2026-11-02"),
      dated("A2", "2026-11-01"),
      dated("A3", "2026-11-02", 490_000),
      flat("A4"),
    );
    expect(counts).toMatchObject({ updated: 1, unchanged: 3 });
    expect(await requestedAgain(stage)).toEqual(["A1", "A3"]);
    await arrive(stage);
    await sync(stage, dated("A1", "2026-11-02"), dated("A3", "2026-11-02", 490_000), flat("A4", 2));
    expect(await requestedAgain(stage)).toEqual([]);
  });

  it("keeps its photos when it gets its first date, and when it loses its date meanwhile", async () => {
    const stage = await feedStage();
    await sync(stage, flat("A1"), flat("A2"));
    await arrive(stage);
    await sync(stage, dated("A1", "2026-11-01"), flat("A2"));
    expect(await requestedAgain(stage)).toEqual([]);
    await sync(stage, flat("A1"), flat("A2", 2));
    expect(await requestedAgain(stage)).toEqual([]);
    await sync(stage, dated("A1", "2026-11-02"), flat("A2"));
    expect(await requestedAgain(stage)).toEqual(["A1"]);
  });

  it("waits for a later sync if an export gives all listings a new date, and each gets its turn", async () => {
    const stage = await feedStage();
    await sync(stage, ...many(450, "2026-11-01"));
    await arrive(stage);
    const seen = new Set<unknown>();
    for (const day of [2, 2, 2]) {
      await sync(stage, ...many(450, `2026-11-0${day}`));
      const some = await requestedAgain(stage);
      expect(some.length).toBeLessThanOrEqual(200);
      for (const ref of some) seen.add(ref);
      await arrive(stage);
    }
    expect(seen.size).toBe(450);
    await sync(stage, ...many(450, "2026-11-02"));
    expect(await requestedAgain(stage)).toEqual([]);
  });

  it("does not hold up a request for all photos, whether the listings have dates or not", async () => {
    const stage = await feedStage();
    const listings = [dated("A1", "2026-11-01"), flat("A2"), flat("A3")];
    await sync(stage, ...listings);
    await arrive(stage);
    const again = () => backoffice.post(`${stage.path}/feed/photos/fetch`);
    const { status, body } = await again();
    expect([status, body.data.status]).toEqual([200, "QUEUED"]);
    expect((await again()).status).toBe(422);
    await stage.work();
    expect(await requestedAgain(stage)).toEqual(["A1", "A2", "A3"]);
    await arrive(stage);
    await sync(stage, ...listings);
    await sync(stage, dated("A1", "2026-11-01"), flat("A2", 2), flat("A3"));
    expect(await requestedAgain(stage)).toEqual([]);
  });

  it("has all photos of a large feed requested over several syncs, each gallery once", async () => {
    const stage = await feedStage();
    const listings = Array.from({ length: 450 }, (_, at) => flat(`A${at}`));
    await sync(stage, ...listings);
    await arrive(stage);
    await backoffice.post(`${stage.path}/feed/photos/fetch`);
    await stage.work();
    const seen = (await requestedAgain(stage)) as string[];
    for (let more = 0; more < 2; more += 1) {
      await arrive(stage);
      await sync(stage, ...listings);
      seen.push(...((await requestedAgain(stage)) as string[]));
    }
    expect([seen.length, new Set(seen).size]).toEqual([450, 450]);
  });

  it("costs few trips", async () => {
    const stage = await feedStage();
    await sync(stage, ...many(100, "2026-11-01"));
    await arrive(stage);
    const message = await stage.start(feedXml(...many(100, "2026-11-02")));
    const { use } = await countingD1(() => deliverFeed(message));
    expect(await requestedAgain(stage)).toHaveLength(100);
    expect(use.trips).toBeLessThan(16);
  });

  it("has its photos requested once, however often the sync dies", async () => {
    for (let at = 1; ; at += 1) {
      const stage = await feedStage();
      await sync(stage, dated("A1", "2026-11-01"), dated("A2", "2026-11-01"));
      await arrive(stage);
      const message = await stage.start(feedXml(dated("A1", "2026-11-02"), dated("A2", "2026-11-01")));
      const { env: faulty, died } = faultyEnv({ at, among: "DB.batch", when: "after", how: "die" });
      const end = await Promise.race([deliverFeed(message, { bindings: faulty }), died]);
      if (end !== "died") return expect(at).toBeGreaterThan(3);
      const first = await requestedAgain(stage);
      await query`UPDATE feeds SET leased_until = 0 WHERE account_id = ${stage.accountId}`;
      if (first.length > 0) await arrive(stage);
      await deliverFeed(message, { attempts: 2 });
      await stage.work();
      expect(await requestedAgain(stage), `step ${at}`).toEqual(first.length > 0 ? [] : ["A1"]);
    }
  });
});
