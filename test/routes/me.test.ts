import { describe, expect, it } from "vitest";
import { MINUTE_MS } from "../../src/lib/clock.ts";
import { makeAccount, type TestAccount } from "../support/api.ts";
import { batchStage, listings } from "../support/batch-stage.ts";
import { feedStage, feedXml, flat } from "../support/feed-stage.ts";
import { expire, makeProperty } from "../support/portfolio.ts";
import { moveClock, stopClockAt } from "../support/time.ts";

const NOON = "2031-03-10T12:00:00Z";

const activeOf = async ({ api }: TestAccount): Promise<number> =>
  (await api.get("/me")).body.data.properties.active;

/** Changes of the number of ACTIVE properties without a call of the API. */
const WRITERS: Readonly<Record<string, () => Promise<{ account: TestAccount; write(): Promise<unknown> }>>> =
  {
    "a batch that is worked": async () => {
      const stage = await batchStage();
      await stage.post("properties", listings(3));
      return { account: stage, write: () => stage.workAll() };
    },
    "a feed sync": async () => {
      stopClockAt(NOON);
      const stage = await feedStage();
      stage.serve(feedXml(flat("A1"), flat("A2"), flat("A3")));
      await stage.api.post("/feed/sync");
      return { account: stage, write: () => stage.work() };
    },
  };

describe("the number of ACTIVE properties", () => {
  it.each(Object.entries(WRITERS))("is exact after %s", async (_, prepare) => {
    const { account, write } = await prepare();
    moveClock(MINUTE_MS);
    expect(await activeOf(account)).toBe(0);
    await write();
    expect(await activeOf(account)).toBe(3);
  });

  it("is exact after the daily expiry", async () => {
    stopClockAt(NOON);
    const account = await makeAccount();
    const { id } = await makeProperty(account);
    moveClock(MINUTE_MS);
    expect(await activeOf(account)).toBe(1);
    await expire(account.accountId, id);
    expect(await activeOf(account)).toBe(0);
  });
});
