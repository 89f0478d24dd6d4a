import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "../local/command.ts";
import { pythonWith } from "../local/python.ts";
import { ROOT } from "../local/settings.ts";
import type { Subjects } from "./subjects.ts";

/** Versions and digests of all that it needs; a newer one is taken on purpose. */
const REQUIREMENTS = join(ROOT, "scripts/contract-fuzz/requirements.txt");
/** Kept between two runs, and never committed. */
const HOME = join(ROOT, "node_modules/.cache/contract-fuzz");
/** The least that the newest Schemathesis runs on: 3.11. */
const PYTHON_MINOR = 11;
/** How often a call names a subject, and not an id of its own making. */
const OF_SUBJECTS = 0.8;
/** On top of the time a run is given, for what it has begun. */
const GRACE_MS = 90_000;

/** @returns the Python that runs it @throws Error where there is none */
export const install = (): Promise<string> =>
  pythonWith(PYTHON_MINOR, HOME, ["--require-hashes", "--requirement", REQUIREMENTS]);

/** What a run is about. */
export interface Target {
  /** The document to call by, a file. */
  readonly document: string;
  readonly url: string;
  readonly credential: string;
  readonly subjects: Subjects;
}

export interface Effort {
  readonly seconds: number;
  readonly seed: number;
}

/** JSON's lists are TOML's. */
const configOf = (subjects: Subjects): string =>
  [
    ...Object.entries(subjects).map(
      ([name, values]) => `[dictionaries.${name}]\nvalues = ${JSON.stringify(values)}`,
    ),
    "[parameters]",
    ...Object.keys(subjects).map(
      (name) => `"path.${name}" = { dictionary = "${name}", probability = ${OF_SUBJECTS} }`,
    ),
  ].join("\n");

/** Calls all operations of a document, with every check. @returns the report, a file of events */
export const callAll = async (
  python: string,
  folder: string,
  { document, url, credential, subjects }: Target,
  { seconds, seed }: Effort,
): Promise<string> => {
  const report = join(folder, "report.ndjson");
  writeFileSync(join(folder, "schemathesis.toml"), configOf(subjects));
  const args = [
    ...["-m", "schemathesis.cli", "run", document, "--url", url, "--checks", "all"],
    ...["--max-time", String(seconds), "--seed", String(seed), "--workers", "2", "--continue-on-failure"],
    ...["--suppress-health-check", "all", "--warnings", "off", "--no-color", "--no-shrink"],
    ...["--generation-database", "none", "--report", "ndjson", "--report-ndjson-path", report],
    ...["--header", `Authorization:Bearer ${credential}`],
  ];
  const limitMs = seconds * 1_000 + GRACE_MS;
  // It fails for what is excused, too: the report tells.
  const output = await run(python, args, { cwd: folder, limitMs }).catch((error: Error) => error.message);
  if (!existsSync(report)) throw new Error(output);
  return report;
};
