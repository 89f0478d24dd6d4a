import { describe, expect, it } from "vitest";
import { SCHEDULED, unwalkedJobs } from "./jobs.ts";
import { stubPlatform } from "./stub-platform.ts";
import { MODES, type Mode, walk } from "./walk.ts";

stubPlatform();

it("the walk has work for every job", () => {
  expect(unwalkedJobs()).toEqual([]);
});

describe.each(Object.keys(MODES) as Mode[])("a job with a call that %s", (mode) => {
  it.each(SCHEDULED)("is finished by its next run: $name", async (subject) => {
    expect(await walk(subject, mode)).toEqual([]);
  });
});
