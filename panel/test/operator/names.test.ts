import { describe, expect, it } from "vitest";
import { JOBS } from "../../../src/jobs/registry.ts";
import { AUDIT_ACTIONS } from "../../../src/vocabulary/audit-actions.ts";
import { JOB_WORDS } from "../../src/operator/names.ts";
import { ACTION_WORDS } from "../../src/resources/actions.ts";

describe("the console", () => {
  it.each([
    ["job", Object.keys(JOBS), JOB_WORDS],
    ["audit action", AUDIT_ACTIONS, ACTION_WORDS],
  ])("has words of its own in both languages for every %s", (_, names, words) => {
    expect(names.filter((name) => !Object.hasOwn(words, name))).toEqual([]);
    expect(Object.keys(words).filter((name) => !(names as readonly string[]).includes(name))).toEqual([]);
    for (const language of ["pt-BR", "en"] as const) {
      const said = Object.values(words).map((word) => word[language]);
      expect(said.filter((word, at) => word.trim() === "" || said.indexOf(word) !== at)).toEqual([]);
    }
  });
});
