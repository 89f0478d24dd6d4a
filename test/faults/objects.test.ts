import { describe, expect, it } from "vitest";
import { OBJECTS, unwalkedMethods } from "./objects.ts";
import { closeDoors } from "./stage-door.ts";
import { MODES, type Mode, walk } from "./walk.ts";

closeDoors();

it("knows a call of every method that goes outside", () => {
  expect(unwalkedMethods()).toEqual([]);
});

describe.each(Object.keys(MODES) as Mode[])("an object of which any call %s", (mode) => {
  it.each(OBJECTS)("makes good what it missed: $name", async (subject) => {
    expect(await walk(subject, mode)).toEqual([]);
  });
});
