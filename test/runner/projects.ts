import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { committedDurations } from "./durations.ts";

export type ProjectName = "rules" | "service" | "long" | "long-rules" | "slow" | "faults";

/**
 * Tests that are slow by nature, with hundreds of thousands of rows, hundreds of simultaneous calls, outages of hours,
 * checks of every pair, or a death at each call. And tests that need their own runtime, for two copies of the service
 * or an idle board.
 */
const SLOW: readonly string[] = [
  "panel/test/sign-in/oauth/faults.test.ts",
  "test/backoffice/console-costs.test.ts",
  "test/backoffice/sandbox/make.test.ts",
  "test/durable-objects/match-board/cut-walks.test.ts",
  "test/durable-objects/match-board/two-shards.test.ts",
  "test/fuzz/accepted-writes.test.ts",
  "test/jobs/crowd.test.ts",
  "test/jobs/waiting-texts.test.ts",
  "test/queues/photos/stalls.test.ts",
  "test/scenarios/captacao-races.test.ts",
  "test/scenarios/event-order.test.ts",
  "test/scenarios/growth.test.ts",
  "test/scenarios/launch-catalog.test.ts",
  "test/scenarios/match-growth.test.ts",
  "test/scenarios/partnership-follows.test.ts",
  "test/scenarios/partnership-races.test.ts",
  "test/scenarios/radar-freshness.test.ts",
  "test/scenarios/registration-races.test.ts",
  "test/scenarios/two-isolates.test.ts",
  "test/scenarios/webhooks-dead-receiver.test.ts",
  "test/scenarios/webhooks-outage.test.ts",
];

/** Slower files run only in CI or when named. Files about every route may take longer, and so may rules. */
const LONG_SECONDS = 1;
const LONG_SECONDS_OF_ALL_ROUTES = 7;
const LONG_SECONDS_OF_RULES = 10;

const LOADED = /^(?:import|export) (?!type )[^;"]*\bfrom "([^"]+)"|^import "([^"]+)"|\bimport\("([^"]+)"\)/gm;

const known = new Map<string, readonly string[]>();

/** The imports of a source: the repository's files, by path from its root, and packages. */
const loadedBy = (path: string): readonly string[] => {
  const loaded =
    known.get(path) ??
    [...readFileSync(path, "utf8").matchAll(LOADED)]
      .map((match) => match.slice(1).find((to) => to !== undefined)!)
      .map((to) => (to.startsWith(".") ? join(dirname(path), to) : to));
  known.set(path, loaded);
  return loaded;
};

/** Whether a file, or anything it loads, imports a module that only workerd has. */
const needsWorkerd = (file: string): boolean => {
  const found = new Set([file]);
  for (const path of found) {
    if (path.startsWith("cloudflare:")) return true;
    if (/\.tsx?$/.test(path) && existsSync(path)) for (const to of loadedBy(path)) found.add(to);
  }
  return false;
};

/** Files in test/outbound/ need the platform's streams and requests; a glob's modules are in no import. */
const ON_PLATFORM = /^test\/(outbound\/|architecture\/error-classes)/;

const durations = committedDurations();

const takesMoreThan = (seconds: number, file: string): boolean => (durations[file] ?? 0) > seconds;

const isLong = (file: string): boolean =>
  takesMoreThan(file.startsWith("test/contract/") ? LONG_SECONDS_OF_ALL_ROUTES : LONG_SECONDS, file);

const projectOf = (file: string): ProjectName => {
  if (file.startsWith("test/faults/")) return "faults";
  if (SLOW.includes(file)) return "slow";
  if (!ON_PLATFORM.test(file) && !needsWorkerd(file))
    return takesMoreThan(LONG_SECONDS_OF_RULES, file) ? "long-rules" : "rules";
  return isLong(file) ? "long" : "service";
};

const files = globSync("{test,panel/test}/**/*.test.ts").map((path) => path.replaceAll("\\", "/"));
const all = Map.groupBy(files.sort(), projectOf);

/** The test files of a project, from the root of the repository. */
export const filesOf = (project: ProjectName): string[] => all.get(project) ?? [];
