import { runDurableObjectAlarm } from "cloudflare:test";
import { beforeEach, describe, expect, it } from "vitest";
import { LOG_ROWS } from "../../../bench/calls/uncounted.ts";
import { DAY_MS } from "../../../src/lib/clock.ts";
import { LOG_KEPT_DAYS } from "../../../src/vocabulary/limits.ts";
import { makeAccount, type TestAccount } from "../../support/api.ts";
import { loggedIds, logOf } from "../../support/event-log.ts";
import { countingWrites } from "../../support/object-meter.ts";
import { commitEvents } from "../../support/receiver.ts";
import { moveClock, stopClockAt } from "../../support/time.ts";

/** Ahead of the real clock, so that no alarm rings by itself. */
const NOON = "2031-03-10T12:00:00Z";

const counting = ({ accountId }: TestAccount, work: () => Promise<unknown>) =>
  countingWrites(logOf(accountId), work).then(({ use }) => use);

beforeEach(() => stopClockAt(NOON));

describe("what the log writes of an event that nobody listens to", () => {
  it("is the entry with the index of its id, and with the first one the alarm of its end", async () => {
    const account = await makeAccount();
    const first = await counting(account, () => commitEvents(account.accountId, 1));
    expect(first).toEqual({ rowsWritten: 3, alarmsSet: 1 });
    for (const days of [0, 1, 5]) {
      moveClock(days * DAY_MS);
      const use = await counting(account, () => commitEvents(account.accountId, 1));
      expect(use).toEqual({ rowsWritten: LOG_ROWS, alarmsSet: 0 });
    }
  });

  it("is after 30 days its removal, those of a day together, with no alarm in between", async () => {
    const account = await makeAccount();
    await commitEvents(account.accountId, 100);
    moveClock(DAY_MS / 2);
    await commitEvents(account.accountId, 100);
    moveClock(LOG_KEPT_DAYS * DAY_MS + 1);
    const use = await counting(account, () => runDurableObjectAlarm(logOf(account.accountId)));
    expect(await loggedIds(account.accountId)).toEqual([]);
    // The entries, where the log was forgotten up to, and no alarm, for nothing is left.
    expect(use).toEqual({ rowsWritten: 200 + 1, alarmsSet: 0 });
  });
});
