import { runDurableObjectAlarm } from "cloudflare:test";
import { beforeEach, describe, expect, it } from "vitest";
import { LOG_ROWS } from "../../../bench/calls/uncounted.ts";
import { DAY_MS, MINUTE_MS } from "../../../src/lib/clock.ts";
import { LOG_KEPT_DAYS } from "../../../src/vocabulary/limits.ts";
import { makeAccount, type TestAccount } from "../../support/api.ts";
import { loggedIds, logOf } from "../../support/event-log.ts";
import { countingWrites } from "../../support/object-meter.ts";
import {
  commitEvents,
  consume,
  deliveriesOf,
  holdReminders,
  makeWebhook,
  receiver,
  reminderOf,
} from "../../support/receiver.ts";
import { moveClock, stopClockAt } from "../../support/time.ts";

/** Ahead of the real clock, so that no alarm fires by itself. */
const NOON = "2031-03-10T12:00:00Z";

const counting = ({ accountId }: TestAccount, work: () => Promise<unknown>) =>
  countingWrites([logOf(accountId)], work).then(({ use }) => use);

beforeEach(() => stopClockAt(NOON));

describe("the cost of an event without a listener", () => {
  it("is the entry and its id's index entry, and for the first event the alarm of its expiry", async () => {
    const account = await makeAccount();
    const first = await counting(account, () => commitEvents(account.accountId, 1));
    expect(first).toEqual({ rowsWritten: 3, alarmsSet: 1 });
    for (const days of [0, 1, 5]) {
      moveClock(days * DAY_MS);
      const use = await counting(account, () => commitEvents(account.accountId, 1));
      expect(use).toEqual({ rowsWritten: LOG_ROWS, alarmsSet: 0 });
    }
  });

  it("is its removal after 30 days, with a day's events together and no alarm in between", async () => {
    const account = await makeAccount();
    await commitEvents(account.accountId, 100);
    moveClock(DAY_MS / 2);
    await commitEvents(account.accountId, 100);
    moveClock(LOG_KEPT_DAYS * DAY_MS + 1);
    const use = await counting(account, () => runDurableObjectAlarm(logOf(account.accountId)));
    expect(await loggedIds(account.accountId)).toEqual([]);
    // The entries and the position of the log's beginning; no alarm, because nothing remains.
    expect(use).toEqual({ rowsWritten: 200 + 1, alarmsSet: 0 });
  });
});

describe("the cost of a delivery that succeeds at once", () => {
  /** An account with endpoints that have already had an event. */
  const stage = async (endpoints: number) => {
    receiver();
    const held = holdReminders();
    const account = await makeAccount();
    const ids: string[] = [];
    for (let made = 0; made < endpoints; made += 1) ids.push((await makeWebhook(account.api)).id);
    const deliver = async (events = 1) => {
      await commitEvents(account.accountId, events);
      await consume(...held.splice(0));
    };
    const runAlarm = () => runDurableObjectAlarm(logOf(account.accountId));
    await deliver();
    moveClock(MINUTE_MS);
    await runAlarm();
    moveClock(MINUTE_MS);
    return { ...account, ids, deliver, runAlarm };
  };

  it("is one row each to open, take and record it, and an alarm", async () => {
    const account = await stage(1);
    const use = await counting(account, account.deliver);
    expect(use).toEqual({ rowsWritten: LOG_ROWS + 4, alarmsSet: 1 });
    const deliveries = await deliveriesOf(account.api, account.ids[0]!);
    expect(deliveries.map(({ status }) => status)).toEqual(["DELIVERED", "DELIVERED"]);
    moveClock(MINUTE_MS);
    // The alarm of the oldest event's expiry is set again.
    expect(await counting(account, account.runAlarm)).toEqual({ rowsWritten: 1, alarmsSet: 1 });
  });

  it("is no alarm for deliveries within a minute, and less for those taken together", async () => {
    const account = await stage(1);
    await account.deliver();
    moveClock(1_000);
    expect(await counting(account, account.deliver)).toEqual({ rowsWritten: LOG_ROWS + 3, alarmsSet: 0 });
    const many = await counting(account, () => account.deliver(60));
    expect(many).toEqual({ rowsWritten: 60 * (LOG_ROWS + 2) + 10, alarmsSet: 0 });
  });

  it("is nothing for a reminder that finds it delivered", async () => {
    const account = await stage(1);
    const use = await counting(account, () => consume(reminderOf(account.accountId, account.ids[0]!)));
    expect(use).toEqual({ rowsWritten: 0, alarmsSet: 0 });
  });

  it("is per endpoint, with one alarm for all", async () => {
    const account = await stage(3);
    const use = await counting(account, account.deliver);
    expect(use).toEqual({ rowsWritten: LOG_ROWS + 3 * 3 + 1, alarmsSet: 1 });
  });

  it("is the removal of its one row after 30 days", async () => {
    const account = await stage(1);
    moveClock(LOG_KEPT_DAYS * DAY_MS);
    // The delivery, the event, and the position of the log's beginning.
    expect(await counting(account, account.runAlarm)).toEqual({ rowsWritten: 3, alarmsSet: 0 });
  });
});
