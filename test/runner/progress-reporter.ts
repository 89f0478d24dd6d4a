import { DefaultReporter, type TestModule } from "vitest/node";
import type { Largest } from "../platform/ceilings.ts";
import { recordDurations } from "./durations.ts";
import { recordLargest } from "./largest.ts";

declare module "vitest" {
  interface TaskMeta {
    /** What has come nearest to the platform's limits so far in a file. */
    largest?: Largest;
  }
}

/** Up to this many files are reported one by one; with more, only failing ones. */
const FEW_FILES = 20;
const EVERY_MS = 10_000;

const secondsSince = (began: number): number => Math.round((performance.now() - began) / 1_000);

/** Reports progress and failures at once, and stores each file's duration. */
export default class ProgressReporter extends DefaultReporter {
  #files = 0;
  #tests = 0;
  #failed = 0;
  #began = 0;
  #printedAt = 0;
  readonly #ended: TestModule[] = [];

  override onTestRunStart(...run: Parameters<DefaultReporter["onTestRunStart"]>): void {
    super.onTestRunStart(...run);
    this.#files = run[0].length;
    this.#began = performance.now();
    this.#printedAt = this.#began;
  }

  override onTestModuleEnd(module: TestModule): void {
    super.onTestModuleEnd(module);
    this.#ended.push(module);
    this.#tests += [...module.children.allTests()].length;
    if (module.state() === "failed") this.#failed += 1;
    // A terminal already shows each test.
    if (this.isTTY || performance.now() - this.#printedAt < EVERY_MS) return;
    this.#printedAt = performance.now();
    const failed = this.#failed === 0 ? "" : `, ${this.#failed} FAILED`;
    this.log(
      `after ${secondsSince(this.#began)} s: ${this.#ended.length} of ${this.#files} files${failed}; ${this.#tests} tests`,
    );
  }

  override onTestRunEnd(...run: Parameters<DefaultReporter["onTestRunEnd"]>): void {
    const durations = this.#ended.map((module) => [
      module.relativeModuleId,
      Math.round(module.diagnostic().duration / 100) / 10,
    ]);
    recordDurations(Object.fromEntries(durations));
    recordLargest(this.#ended.map((module) => module.meta().largest ?? {}));
    super.onTestRunEnd(...run);
  }

  /** The line of a file. */
  protected override printTestModule(module: TestModule): void {
    if (this.#files <= FEW_FILES || module.state() === "failed") super.printTestModule(module);
  }
}
