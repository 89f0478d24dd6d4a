import { describe, expect, it } from "vitest";
import { ALERTS } from "../../src/alarms/alerts.ts";
import { MAX_QUERIES } from "../../src/alarms/state.ts";
import { MINUTE, SILENT } from "../docs/alert-faults.ts";
import { AlarmStage } from "../support/alarm-stage.ts";

const HOUR_OF_MINUTES = 60;

/** An alert that is raised, and the minutes after it. */
const ringing = async (alert: string, minutes: number): Promise<AlarmStage> => {
  const stage = new AlarmStage();
  stage.provoke(alert);
  await stage.minutes(minutes);
  return stage;
};

const linked = async () => {
  const stage = await ringing("burn-fast", 5);
  return { stage, link: stage.posts[0]!.body.data.link };
};

describe("the alarms", () => {
  it("are silent while everything works, and query each alert at its own pace, a bounded number a minute", async () => {
    const stage = new AlarmStage();
    await stage.minutes(4 * HOUR_OF_MINUTES);
    expect(stage.notified).toEqual([]);
    expect(Math.max(...stage.asked.map(({ length }) => length))).toBeLessThanOrEqual(MAX_QUERIES);
    const times = Map.groupBy(stage.asked.flat(), (name) => name);
    for (const { name, minutes } of ALERTS) {
      const least = Math.floor((3 * HOUR_OF_MINUTES) / minutes);
      expect(times.get(name)?.length, name).toBeGreaterThanOrEqual(least);
    }
  });

  it.each(ALERTS)(
    "notify of $name once, by mail and webhook, and of its recovery",
    async ({ name: alert }) => {
      const { minutes, answer, runbook } = ALERTS.find(({ name }) => name === alert)!;
      const stage = await ringing(alert, 10);
      expect(stage.notified).toEqual([`rings ${alert}`]);
      const [post] = stage.posts;
      expect(post!.isSigned).toBe(true);
      expect(post!.body.data).toMatchObject({
        answer,
        runbook: `https://git.example.com/docs/runbook/${runbook}`,
      });
      expect(stage.mails.map(({ subject }) => subject)).toEqual([`[${answer}] ${alert} rings`]);
      expect(stage.mails[0]!.text).toContain(`/docs/runbook/${runbook}`);
      stage.provoke(null);
      await stage.minutes(3 * minutes + 5);
      expect(stage.notified.filter((one) => !one.startsWith("still"))).toEqual([
        `rings ${alert}`,
        `recovered ${alert}`,
      ]);
      expect(stage.mails.at(-1)!.subject).toBe(`[${answer}] ${alert} has recovered`);
    },
  );

  it.each(Object.keys(SILENT))("ring for %s if its query finds nothing", async (alert) => {
    const stage = new AlarmStage();
    stage.answers = { get: () => [] } as unknown as typeof stage.answers;
    await stage.minutes(65);
    expect(stage.notified).toContain(`rings ${alert}`);
  });
});

describe("an alarm that keeps ringing", () => {
  it("is notified again each hour, or each day if nobody need be woken", async () => {
    const stage = await ringing("burn-fast", 130);
    expect(stage.notified).toEqual(["rings burn-fast", "still_rings burn-fast", "still_rings burn-fast"]);
    const other = await ringing("databases-overloaded", 130);
    expect(other.notified).toEqual(["rings databases-overloaded"]);
  });

  it("does not recover after a single good evaluation", async () => {
    const stage = await ringing("burn-fast", 10);
    stage.provoke(null);
    await stage.minutes(5);
    stage.provoke("burn-fast");
    await stage.minutes(10);
    expect(stage.notified).toEqual(["rings burn-fast"]);
  });

  it("is not notified again once it is acknowledged, until it has recovered and is raised again", async () => {
    const { stage, link } = await linked();
    expect((await stage.at(`${link}&do=acknowledge`, "POST"))!.status).toBe(303);
    expect(await (await stage.at(link))!.text()).toContain("Somebody is on it.");
    await stage.minutes(130);
    expect(stage.notified).toEqual(["rings burn-fast"]);
    stage.provoke(null);
    await stage.minutes(15);
    stage.provoke("burn-fast");
    await stage.minutes(10);
    expect(stage.notified).toEqual(["rings burn-fast", "recovered burn-fast", "rings burn-fast"]);
  });

  it("is silent for as long as somebody chooses, and notified afterwards", async () => {
    const { stage, link } = await linked();
    await stage.at(`${link}&do=silence_24h`, "POST");
    await stage.minutes(130);
    expect(stage.notified).toEqual(["rings burn-fast"]);
    await stage.at(`${link}&do=end_silence`, "POST");
    await stage.minutes(10);
    expect(stage.notified).toEqual(["rings burn-fast", "still_rings burn-fast"]);
  });
});

describe("the link of an alarm", () => {
  it("changes nothing if it is only opened, and leads to the runbook", async () => {
    const { stage, link } = await linked();
    const page = await (await stage.at(`${link}&do=acknowledge`))!.text();
    expect(page).toContain("12-bad-deployment.md");
    expect(page).not.toContain("Somebody is on it.");
    expect(await (await stage.at(link))!.text()).not.toContain("Somebody is on it.");
  });

  it("is valid for one person and one alarm, and ends after seven days", async () => {
    const { stage, link } = await linked();
    const wrong = [
      link.replace(/mac=.{4}/, "mac=AAAA"),
      link.replace("burn-fast", "burn-slow"),
      link.replace(/until=\d+/, "until=9999999999999"),
      link.split("?")[0]!,
      link.replace("burn-fast", "nothing"),
    ];
    for (const query of wrong) expect(await stage.at(`${query}&do=acknowledge`, "POST"), query).toBeNull();
    expect(await stage.at(`${link}&do=anything`, "POST")).toBeNull();
    stage.now += 8 * 24 * HOUR_OF_MINUTES * MINUTE;
    expect(await stage.at(link)).toBeNull();
  });
});

describe("the notification of an alarm", () => {
  it("is tried again only by the channel that failed, under the same id, and given up after hours", async () => {
    const stage = new AlarmStage();
    stage.mailFails = true;
    stage.provoke("databases-overloaded");
    await stage.minutes(20);
    expect([stage.notified.length, stage.mails.length]).toEqual([1, 0]);
    stage.mailFails = false;
    await stage.minutes(20);
    expect([stage.notified.length, stage.mails.length]).toEqual([1, 1]);
    const other = new AlarmStage();
    other.hookStatus = 500;
    other.provoke("databases-overloaded");
    await other.minutes(8 * HOUR_OF_MINUTES);
    expect(other.mails).toHaveLength(1);
    expect(other.posts).toHaveLength(8);
    expect(new Set(other.posts.map(({ id }) => id)).size).toBe(1);
  });

  it("is sent again, under the same id, if the Worker dies before it has recorded it", async () => {
    const stage = new AlarmStage();
    stage.provoke("burn-fast");
    let puts = 0;
    stage.store.beforePut = () => {
      puts += 1;
      if (puts === 3) throw new Error("died");
    };
    await expect(stage.turn()).rejects.toThrow("died");
    stage.now += MINUTE;
    await stage.minutes(5);
    expect(stage.notified).toEqual(["rings burn-fast", "rings burn-fast"]);
    expect(new Set(stage.posts.map(({ id }) => id)).size).toBe(1);
  });

  it("is sent once by two runs in the same minute", async () => {
    const stage = new AlarmStage();
    stage.provoke("burn-fast");
    for (let minute = 0; minute < 6; minute += 1) {
      await Promise.all([stage.turn(), stage.turn()]);
      stage.now += MINUTE;
    }
    expect(stage.notified).toEqual(["rings burn-fast"]);
    expect(stage.mails).toHaveLength(1);
  });

  it("says that nothing is watched once the points could not be read for 15 minutes", async () => {
    const stage = new AlarmStage();
    await stage.minutes(5);
    stage.answers = null;
    await stage.minutes(12);
    expect(stage.notified).toEqual([]);
    await stage.minutes(10);
    expect(stage.notified).toEqual(["rings points-unread"]);
    stage.provoke(null);
    await stage.minutes(5);
    expect(stage.notified).toEqual(["rings points-unread", "recovered points-unread"]);
  });
});
