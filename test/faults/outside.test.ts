import { describe, expect, it } from "vitest";
import { OUTSIDE, WAITING_CALLS } from "./outside.ts";
import { closeDoors } from "./stage-door.ts";
import { MODES, type Mode, OUTSIDE_MODES, walk } from "./walk.ts";

closeDoors();

describe.each(Object.keys(OUTSIDE_MODES) as Mode[])("an answer from outside that %s", (mode) => {
  it.each(OUTSIDE)("is made good: $name", async (subject) => {
    expect(await walk(subject, mode)).toEqual([]);
  });
});

describe.each(Object.keys(MODES) as Mode[])("a call waiting for outside of which any call %s", (mode) => {
  it.each(WAITING_CALLS)("is made as asked: $name", async (subject) => {
    expect(await walk(subject, mode)).toEqual([]);
  });
});
