import { expect, it } from "vitest";
import { untilUp } from "../../scripts/local/until-up.ts";

/** A clock that the pauses move, and the printed messages. */
const bench = (upAfterMs: number) => {
  const lines: string[] = [];
  let now = 0;
  const pause = async (ms: number) => {
    now += ms;
  };
  const isUp = async () => now >= upAfterMs;
  return {
    lines,
    means: { isUp, now: () => now, pause, print: (line: string) => lines.push(line) },
    time: () => now,
  };
};

const MINUTE_MS = 60_000;

it("a command waits for as long as the runtime lives, and says that it is waiting", async () => {
  const { lines, means, time } = bench(10 * MINUTE_MS);
  await untilUp({ ...means, ended: new Promise(() => undefined) });
  expect(time()).toBeGreaterThanOrEqual(10 * MINUTE_MS);
  expect(lines[0]).toBe("  still starting after 15 s ...");
  expect(lines.length).toBe(39);
});

it("a command says nothing if the start is quick", async () => {
  const { lines, means } = bench(5_000);
  await untilUp({ ...means, ended: new Promise(() => undefined) });
  expect(lines).toEqual([]);
});

it("a command ends at once, with the reason, if the runtime has died", async () => {
  const { means, time } = bench(Number.POSITIVE_INFINITY);
  const ended = Promise.resolve("The runtime has died.");
  await expect(untilUp({ ...means, ended })).rejects.toThrow("The runtime has died.");
  expect(time()).toBeLessThan(MINUTE_MS);
});
