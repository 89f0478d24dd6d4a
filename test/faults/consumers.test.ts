import { describe, expect, it } from "vitest";
import { CONSUMED, unwalkedQueues } from "./consumers.ts";
import { stubPlatform } from "./stub-platform.ts";
import { MODES, type Mode, walk } from "./walk.ts";

stubPlatform();

it("the walk has a message for every queue", () => {
  expect(unwalkedQueues()).toEqual([]);
});

describe.each(Object.keys(MODES) as Mode[])("a message whose work has a call that %s", (mode) => {
  it.each(CONSUMED)("is processed normally: $name", async (subject) => {
    expect(await walk(subject, mode)).toEqual([]);
  });
});
