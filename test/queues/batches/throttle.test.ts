import { describe, expect, it } from "vitest";
import { TURN_ITEMS } from "../../../src/domain/batches/lane.ts";
import { ITEM_MS, ITEMS_PER_SECOND, Throttle } from "../../../src/domain/batches/throttle.ts";
import { SLICE_MS } from "../../../src/domain/batches/work-lane.ts";
import { DAY_MS, SECOND_MS } from "../../../src/lib/clock.ts";
import { type BatchStage, batchStage, deliver, listings } from "../../support/batch-stage.ts";
import { query } from "../../support/query.ts";

interface Start {
  readonly external_ref: string;
  readonly created_at: number;
}

/** The time of each of an account's items. */
const startsOf = ({ accountId }: BatchStage) =>
  query<Start>`SELECT external_ref, created_at FROM properties WHERE account_id = ${accountId} ORDER BY seq`;

/** The maximum of items in any second, wherever it begins. */
const busiestSecond = (starts: readonly Start[]): number =>
  Math.max(
    ...starts.map(
      ({ created_at: from }) =>
        starts.filter(({ created_at: at }) => at >= from && at < from + SECOND_MS).length,
    ),
  );

const durationOf = (starts: readonly Start[]): number => starts.at(-1)!.created_at - starts[0]!.created_at;

describe("the pacer", () => {
  it.each([
    ["that take no time", 0, [0, 250, 500, 750, 1_000]],
    ["that take less than their share", 200, [0, 250, 500, 750, 1_000]],
    ["that take longer than their share", 400, [0, 400, 800, 1_200, 1_600]],
  ])("spaces items %s", async (_, duration, expected) => {
    let now = 0;
    const wait = async (ms: number) => {
      now += ms;
    };
    const pacer = new Throttle({ now: () => now }, wait, 0);
    const starts: number[] = [];
    for (let item = 0; item < expected.length; item += 1) {
      await pacer.turn();
      starts.push(now);
      now += duration;
    }
    expect(starts).toEqual(expected);
  });

  it("waits again when woken too early", async () => {
    let now = 0;
    const wait = async (ms: number) => {
      now += Math.ceil(ms / 2);
    };
    const pacer = new Throttle({ now: () => now }, wait, 100);
    await pacer.turn();
    expect(now).toBeGreaterThanOrEqual(100);
  });

  it("is not delayed by a clock that ran ahead, before or during its run", async () => {
    const waits: number[] = [];
    let now = 0;
    const wait = async (ms: number) => {
      waits.push(ms);
      now += ms;
    };
    const pacer = new Throttle({ now: () => now }, wait, 90 * DAY_MS);
    await pacer.turn();
    now = 90 * DAY_MS;
    await pacer.turn();
    now = 0;
    await pacer.turn();
    expect(waits).toEqual([ITEM_MS, ITEM_MS]);
  });
});

describe("an account's items", () => {
  it("are processed 4 a second and no faster", async () => {
    const stage = await batchStage();
    await stage.post("properties", listings(20));
    await stage.workAll();
    const starts = await startsOf(stage);
    expect(starts).toHaveLength(20);
    expect(busiestSecond(starts)).toBe(ITEMS_PER_SECOND);
    expect(durationOf(starts)).toBe(19 * ITEM_MS);
  });

  it("of two batches share the pace, turn by turn", async () => {
    const stage = await batchStage();
    await stage.post("properties", listings(12, "A-"));
    await stage.post("properties", listings(12, "B-"));
    await stage.workAll();
    const starts = await startsOf(stage);
    expect(busiestSecond(starts)).toBe(ITEMS_PER_SECOND);
    expect(durationOf(starts)).toBe(23 * ITEM_MS);
    const order = starts.map(({ external_ref }) => external_ref[0]).join("");
    expect(order).toBe(
      ["A", "B"]
        .map((batch) => batch.repeat(TURN_ITEMS))
        .join("")
        .concat("AAAABBBB"),
    );
  });

  it("keep their pace from one message to the next", async () => {
    const stage = await batchStage();
    await stage.post("properties", listings(4, "A-"));
    await stage.workAll();
    await stage.post("properties", listings(4, "B-"));
    await stage.workAll();
    const starts = await startsOf(stage);
    expect(busiestSecond(starts)).toBe(ITEMS_PER_SECOND);
    expect(durationOf(starts)).toBe(7 * ITEM_MS);
  });

  it("do not wait for another account's", async () => {
    const one = await batchStage();
    const other = await batchStage();
    await one.post("properties", listings(4));
    await other.post("properties", listings(4));
    await one.workAll();
    const meanwhile = Date.now();
    await other.workAll();
    expect((await startsOf(other))[0]!.created_at).toBe(meanwhile);
  });
});

describe("a message", () => {
  it("works for a quarter of a minute, and another one continues", async () => {
    const stage = await batchStage();
    const { id } = await stage.post("properties", listings(80));
    const [message] = await stage.reminders();
    const began = Date.now();
    await deliver(message);
    expect(Date.now() - began).toBeLessThanOrEqual(SLICE_MS + TURN_ITEMS * ITEM_MS);
    const { status, processed } = await stage.read("properties", id);
    expect([status, processed]).toEqual(["RUNNING", 64]);
    await stage.workAll();
    const starts = await startsOf(stage);
    expect(starts).toHaveLength(80);
    expect(busiestSecond(starts)).toBe(ITEMS_PER_SECOND);
  });

  it("finds the lane held and leaves its batch to the holder", async () => {
    const stage = await batchStage();
    const first = await stage.post("properties", listings(1, "A-"));
    const [holder] = await stage.reminders();
    const second = await stage.post("properties", listings(1, "B-"));
    const [late] = await stage.reminders();
    const [, verdict] = await Promise.all([deliver(holder), deliver(late)]);
    expect(verdict).toBe("done");
    await stage.workAll();
    for (const { id } of [first, second]) expect((await stage.read("properties", id)).status).toBe("DONE");
    expect(await startsOf(stage)).toHaveLength(2);
  });

  it("delivered twice at once is processed once", async () => {
    const stage = await batchStage();
    const { id } = await stage.post("properties", listings(3));
    const [message] = await stage.reminders();
    const verdicts = await Promise.all([deliver(message), deliver(message)]);
    expect(verdicts).toContain("done");
    expect(verdicts).toContainEqual({ retryInSeconds: expect.any(Number) });
    expect(await deliver(message, undefined, 2)).toBe("done");
    expect((await stage.read("properties", id)).counts).toEqual({ CREATED: 3 });
    expect(busiestSecond(await startsOf(stage))).toBeLessThanOrEqual(ITEMS_PER_SECOND);
  });
});
