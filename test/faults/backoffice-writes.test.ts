import { describe, expect, it } from "vitest";
import { BACKOFFICE_WRITES, unknownParamsOfWrites } from "./backoffice-writes.ts";
import { stubPlatform } from "./stub-platform.ts";
import { MODES, type Mode, walk } from "./walk.ts";

stubPlatform();

it("the walk knows an object for every operation that writes", () => {
  expect(unknownParamsOfWrites()).toEqual([]);
});

describe.each(Object.keys(MODES) as Mode[])("a back-office write of which any call %s", (mode) => {
  it.each(BACKOFFICE_WRITES)("is made as requested: $name", async (subject) => {
    expect(await walk(subject, mode)).toEqual([]);
  });
});
