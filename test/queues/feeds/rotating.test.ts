import { describe, expect, it } from "vitest";
import { faultyEnv } from "../../support/faulty-env.ts";
import { deliverFeed, endSyncs, type FeedStage, feedStage, feedXml, flat } from "../../support/feed-stage.ts";
import { query } from "../../support/query.ts";

endSyncs();

/** Each call returns the next part of a portfolio: first the properties that it returned longest ago. */
const rotating = (all: number, size: number) => {
  let at = 0;
  return (): string => {
    const part = Array.from({ length: size }, (_, index) => flat(`AP${(at + index) % all}`));
    at = (at + size) % all;
    return feedXml(...part);
  };
};

const statuses = async ({ accountId }: FeedStage): Promise<Record<string, number>> => {
  const results = await query`SELECT status, count(*) AS count FROM properties
    WHERE account_id = ${accountId} GROUP BY status`;
  return Object.fromEntries(results.map(({ status, count }) => [status, count]));
};

describe("a feed that brings another part of the portfolio each time", () => {
  it.each([
    ["most of it", 40, 25, 0],
    ["half of it", 40, 20, 0],
    // The first ones are archived before any has come back.
    ["a third of it", 36, 12, 12],
  ])("of %s archives nothing once it is seen to rotate, and says so", async (_, all, size, first) => {
    const stage = await feedStage();
    const next = rotating(all, size);
    let archived = 0;
    for (let sync = 0; sync < 9; sync += 1) {
      const { counts } = await stage.sync(next());
      if (sync < 4) archived += counts.archived;
      else expect(counts.archived, `sync ${sync}`).toBe(0);
    }
    expect(archived).toBeLessThanOrEqual(2 * first);
    expect(await statuses(stage)).toEqual({ ACTIVE: all });
    const { lastReport } = (await stage.api.get("/feed")).body.data;
    expect(lastReport.reasons.ROTATING).toBe(all - size);
    const missing = lastReport.listings.find(({ outcome }: { outcome: string }) => outcome === "MISSING");
    expect(missing).toMatchObject({ reason: "ROTATING" });
    expect(missing.message).toContain("uma parte diferente da carteira");
  });

  it("archives what stays away once the feed no longer rotates", async () => {
    const stage = await feedStage();
    const next = rotating(40, 25);
    for (let sync = 0; sync < 4; sync += 1) {
      await stage.sync(next());
    }
    stage.serve(feedXml(...Array.from({ length: 34 }, (_, at) => flat(`AP${at}`))));
    const archived = [];
    for (let sync = 0; sync < 3; sync += 1) archived.push((await stage.sync()).counts.archived);
    expect(archived.reduce((sum, count) => sum + count)).toBe(6);
    expect(await statuses(stage)).toEqual({ ACTIVE: 34, INACTIVE: 6 });
  });

  it("archives nothing where a message dies, and another one looks again", async () => {
    for (let at = 1; ; at += 1) {
      const stage = await feedStage();
      const part = (from: number, to: number) =>
        feedXml(...Array.from({ length: to - from }, (_, index) => flat(`AP${from + index}`)));
      for (const [from, to] of [
        [0, 12],
        [0, 4],
      ] as const) {
        await stage.sync(part(from, to));
      }
      // Two have been missed twice, six come back.
      const message = await stage.start(part(0, 10));
      const { env: faulty, died } = faultyEnv({ at, among: "DB.batch", when: "after", how: "die" });
      const end = await Promise.race([deliverFeed(message, { bindings: faulty }), died]);
      if (end !== "died") return expect(at).toBeGreaterThan(3);
      await query`UPDATE feeds SET leased_until = 0 WHERE account_id = ${stage.accountId}`;
      await deliverFeed(message, { attempts: 2 });
      await stage.work();
      expect(await statuses(stage), `step ${at}`).toEqual({ ACTIVE: 12 });
    }
  });
});
