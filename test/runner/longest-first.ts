import { relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { knownDurations } from "./durations.ts";

/** A file that nobody has timed yet. */
const UNKNOWN_SECONDS = 2;

/** The longest files first, so that no worker has one left when the others are done; project by project. */
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
