import { describe, expect, it } from "vitest";
import { CONFIRMED_WRITES } from "./confirmed-writes.ts";
import { stubPlatform } from "./stub-platform.ts";
import { MODES, type Mode, walk } from "./walk.ts";

stubPlatform();

describe.each(Object.keys(MODES) as Mode[])("a confirmed write of which any call %s", (mode) => {
  it.each(CONFIRMED_WRITES)("is saved once, and reports it: $name", async (subject) => {
    expect(await walk(subject, mode)).toEqual([]);
  });
});
