import { describe, expect, it } from "vitest";
import { MINUTE_MS } from "../../../src/lib/clock.ts";
import { backoffice } from "../../support/api.ts";
import { deliverFeed, endSyncs, feedStage, feedXml, flat } from "../../support/feed-stage.ts";
import { query } from "../../support/query.ts";
import { moveClock, stopClockAt } from "../../support/time.ts";

const NOON = "2026-11-20T12:00:00Z";

endSyncs();

/** One listing of each kind: new, changed, gone, unchanged. */
const requested = async () => {
  stopClockAt(NOON);
  const stage = await feedStage();
  await stage.sync(feedXml(flat("A1"), flat("A2"), flat("A3")));
  await stage.sync(feedXml(flat("A1"), flat("A2")));
  return { stage, message: await stage.start(feedXml(flat("A1"), flat("A2", 2), flat("A4"))) };
};

describe("a message of a sync", () => {
  it("waits while another runs it, and does nothing once it is over", async () => {
    const { stage, message } = await requested();
    await query`UPDATE feeds SET leased_until = ${Date.now() + MINUTE_MS}
      WHERE account_id = ${stage.accountId}`;
    expect(await deliverFeed(message)).toBe(30);
    moveClock(MINUTE_MS);
    expect(await deliverFeed(message)).toBe("acked");
    const requests = stage.requests.length;
    expect(await deliverFeed(message)).toBe("acked");
    expect(stage.requests).toHaveLength(requests);
  });

  it("that was lost is sent again by the sweep", async () => {
    const { stage } = await requested();
    moveClock(19 * MINUTE_MS);
    await backoffice.post("/jobs/feed-sync");
    expect(await stage.messages()).toEqual([]);
    moveClock(2 * MINUTE_MS);
    await backoffice.post("/jobs/feed-sync");
    await stage.work();
    expect((await stage.api.get("/feed")).body.data).toMatchObject({ status: "OK", counts: { created: 1 } });
  });

  it("that ends as a dead letter ends the sync as failed", async () => {
    const { stage, message } = await requested();
    moveClock(33 * MINUTE_MS);
    expect(await deliverFeed(message, { name: "feeds-dead" })).toBe("acked");
    expect((await stage.api.get("/feed")).body.data).toMatchObject({ status: "FAILED", feedCount: 2 });
  });

  it("of a removed feed writes nothing", async () => {
    const { stage, message } = await requested();
    stage.serve(async () => {
      await backoffice.delete(`${stage.path}/feed`);
      return new Response(feedXml(flat("A9")));
    });
    expect(await deliverFeed(message)).toBe("acked");
    expect(await stage.property("A9")).toBeUndefined();
  });

  it("of an unknown kind is refused", async () => {
    expect(await deliverFeed({ v: 2 })).toBe(30);
  });
});
