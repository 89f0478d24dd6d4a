import { existsSync, globSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { committedDurations } from "../runner/durations.ts";
import { filesOf, type ProjectName } from "../runner/projects.ts";

const PROJECTS: readonly ProjectName[] = ["rules", "service", "long", "long-rules", "slow", "faults"];

describe("the projects of the tests", () => {
  it("include each test file once", () => {
    const files = PROJECTS.flatMap(filesOf);
    expect(files.sort()).toEqual(globSync("{test,panel/test}/**/*.test.ts").sort());
  });

  /** Without its duration, a slow file would run in `npm test`, and would start last. */
  it("have a duration for each test file, and no others", () => {
    const durations = committedDurations();
    const files = globSync("{test,panel/test}/**/*.test.ts");
    const untimed = files.filter((file) => !(file in durations));
    expect(untimed, "run them once, which adds their seconds").toEqual([]);
    expect(Object.keys(durations).filter((file) => !files.includes(file))).toEqual([]);
  });

  it.each<[ProjectName, string]>([
    ["rules", "test/lib/text.test.ts"],
    ["rules", "test/architecture/projects.test.ts"],
    ["service", "test/routes/me.test.ts"],
    ["service", "test/outbound/stall-timeout.test.ts"],
    ["service", "test/contract/tenancy.test.ts"],
    ["long", "test/contract/idempotency.test.ts"],
    ["long-rules", "test/scripts/platform.test.ts"],
    ["slow", "test/scenarios/growth.test.ts"],
    ["faults", "test/faults/jobs.test.ts"],
  ])("take a file, by what it loads, its name or its duration, into %s: %s", (project, file) => {
    expect(existsSync(file)).toBe(true);
    expect(filesOf(project)).toContain(file);
  });
});
