import { describe, expect, it } from "vitest";
import { CONSUMED, unwalkedQueues } from "./consumers.ts";
import { closeDoors } from "./stage-door.ts";
import { MODES, type Mode, walk } from "./walk.ts";

closeDoors();

it("knows a message of every queue", () => {
  expect(unwalkedQueues()).toEqual([]);
});

describe.each(Object.keys(MODES) as Mode[])("a message of whose work any call %s", (mode) => {
  it.each(CONSUMED)("is worked as if nothing had been: $name", async (subject) => {
    expect(await walk(subject, mode)).toEqual([]);
  });
});
