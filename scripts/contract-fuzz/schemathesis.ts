import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "../local/command.ts";
import { pythonWith } from "../local/python.ts";
import { ROOT } from "../local/settings.ts";
import type { Subjects } from "./subjects.ts";

/** Versions and digests of everything that it needs; an upgrade is deliberate. */
const REQUIREMENTS = join(ROOT, "scripts/contract-fuzz/requirements.txt");
/** Kept between two runs, and never committed. */
const HOME = join(ROOT, "node_modules/.cache/contract-fuzz");
/** The minimum for the newest Schemathesis: 3.11. */
const PYTHON_MINOR = 11;
/** The share of calls with an existing id. */
const EXISTING_IDS_SHARE = 0.8;
/** Added to a run's time, so that calls under way can finish. */
const GRACE_MS = 90_000;

/** @returns the Python with Schemathesis @throws Error if there is no suitable Python */
export const install = (): Promise<string> =>
  pythonWith(PYTHON_MINOR, HOME, ["--require-hashes", "--requirement", REQUIREMENTS]);

/** A run's target and options. */
export interface Target {
  /** The file of the document. */
  readonly document: string;
  readonly url: string;
  readonly credential: string;
  readonly subjects: Subjects;
}

export interface Effort {
  readonly seconds: number;
  readonly seed: number;
}

/** JSON's lists are valid TOML. */
const configOf = (subjects: Subjects): string =>
  [
    ...Object.entries(subjects).map(
      ([name, values]) => `[dictionaries.${name}]\nvalues = ${JSON.stringify(values)}`,
    ),
    "[parameters]",
    ...Object.keys(subjects).map(
      (name) => `"path.${name}" = { dictionary = "${name}", probability = ${EXISTING_IDS_SHARE} }`,
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
    "-m",
    "schemathesis.cli",
    "run",
    document,
    "--url",
    url,
    "--checks",
    "all",
    "--max-time",
    String(seconds),
    "--seed",
    String(seed),
    "--workers",
    "2",
    "--continue-on-failure",
    "--suppress-health-check",
    "all",
    "--warnings",
    "off",
    "--no-color",
    "--no-shrink",
    "--generation-database",
    "none",
    "--report",
    "ndjson",
    "--report-ndjson-path",
    report,
    "--header",
    `Authorization:Bearer ${credential}`,
  ];
  const limitMs = seconds * 1_000 + GRACE_MS;
  // Its exit code counts excused failures too, so only the report is read.
  const output = await run(python, args, { cwd: folder, limitMs }).catch((error: Error) => error.message);
  if (!existsSync(report)) throw new Error(output);
  return report;
};
