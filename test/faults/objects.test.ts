import { describe, expect, it } from "vitest";
import { BOARD_CALLS_WITHIN } from "./match-board-calls.ts";
import { OBJECT_CALLS, unwalkedMethods } from "./objects.ts";
import { stubPlatform } from "./stub-platform.ts";
import { MODES, type Mode, walk } from "./walk.ts";

stubPlatform();

it("the walk has a call of every method that calls a port", () => {
  expect(unwalkedMethods()).toEqual([]);
});

it.each(BOARD_CALLS_WITHIN)("calls no port: $name", async (subject) => {
  expect(await walk(subject, "fails before")).toEqual([`${subject.name}: nothing was disturbed`]);
});

describe.each(Object.keys(MODES) as Mode[])("an object with a call that %s", (mode) => {
  it.each(OBJECT_CALLS)("catches up on the missed work: $name", async (subject) => {
    expect(await walk(subject, mode)).toEqual([]);
  });
});
