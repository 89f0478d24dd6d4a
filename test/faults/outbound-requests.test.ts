import { describe, expect, it } from "vitest";
import { OUTBOUND, WAITING_CALLS } from "./outbound-requests.ts";
import { stubPlatform } from "./stub-platform.ts";
import { MODES, type Mode, OUTBOUND_MODES, walk } from "./walk.ts";

stubPlatform();

describe.each(Object.keys(OUTBOUND_MODES) as Mode[])("an answer from outside that %s", (mode) => {
  it.each(OUTBOUND)("does no lasting harm: $name", async (subject) => {
    expect(await walk(subject, mode)).toEqual([]);
  });
});

describe.each(Object.keys(MODES) as Mode[])(
  "a call that waits for an outside answer and has a step that %s",
  (mode) => {
    it.each(WAITING_CALLS)("is made as requested: $name", async (subject) => {
      expect(await walk(subject, mode)).toEqual([]);
    });
  },
);
