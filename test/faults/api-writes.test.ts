import { describe, expect, it } from "vitest";
import { API_WRITES } from "./api-writes.ts";
import { closeDoors } from "./stage-door.ts";
import { MODES, type Mode, walk } from "./walk.ts";

closeDoors();

describe.each(Object.keys(MODES) as Mode[])("a write of which any call %s", (mode) => {
  it.each(API_WRITES)("is made as asked: $name", async (subject) => {
    expect(await walk(subject, mode)).toEqual([]);
  });
});
