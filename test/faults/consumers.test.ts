import { describe, expect, it } from "vitest";
import { CONSUMED, LEFT_TO_SWEEPS, unwalkedQueues } from "./consumers.ts";
import { stubPlatform } from "./stub-platform.ts";
import { MODES, type Mode, walk } from "./walk.ts";

stubPlatform();

it("has a message of every queue", () => {
  expect(unwalkedQueues()).toEqual([]);
});

it.each(LEFT_TO_SWEEPS)("leaves the rest to the sweeps: $name", async (subject) => {
  expect(await walk(subject, "fails before")).toEqual([`${subject.name}: nothing was disturbed`]);
});

describe.each(Object.keys(MODES) as Mode[])("a message of whose work any call %s", (mode) => {
  it.each(CONSUMED)("is processed normally: $name", async (subject) => {
    expect(await walk(subject, mode)).toEqual([]);
  });
});
