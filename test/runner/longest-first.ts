import { relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { knownDurations } from "./durations.ts";

/** The assumed duration of a new file. */
const UNKNOWN_SECONDS = 2;

/** Puts the longest files first within each project, so that no worker has a long one left at the end. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const durations = knownDurations();
    const secondsOf = ({ moduleId }: TestSpecification): number =>
      durations[relative(process.cwd(), moduleId)] ?? UNKNOWN_SECONDS;
    return files.toSorted(
      (left, right) =>
        left.project.config.sequence.groupOrder - right.project.config.sequence.groupOrder ||
        secondsOf(right) - secondsOf(left),
    );
  }
}
