import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { run } from "../../local/command.ts";
import type { Collection } from "../collection.ts";
import { emitBruno } from "../emit/bruno.ts";
import { emitHttpEnvironments, emitJetbrains } from "../emit/jetbrains.ts";
import { emitPostman, emitPostmanEnvironment } from "../emit/postman.ts";

/** The number of requests and tests that a program reports. */
export interface Report {
  readonly requests: number;
  readonly tests: number;
}

export interface Place {
  /** The folder for the collection and its report. */
  readonly folder: string;
  /** The folder of the installed programs. */
  readonly tools: string;
}

interface HttpYacReport {
  readonly summary: { readonly successRequests: number; readonly successTests: number };
  readonly requests: readonly {
    readonly name: string;
    readonly testResults?: readonly { readonly message: string; readonly status: string }[];
  }[];
}

const RUN_MS = 90_000;

const write = (folder: string, files: Readonly<Record<string, string | object>>): void => {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), typeof content === "string" ? content : JSON.stringify(content));
  }
};

const start = (tool: "bru" | "newman", args: readonly string[], { folder, tools }: Place): Promise<string> =>
  run(join(tools, "node_modules/.bin", tool), args, { cwd: folder, limitMs: RUN_MS });

const reported = <Shape>({ folder }: Place): Shape =>
  JSON.parse(readFileSync(join(folder, "report.json"), "utf8")) as Shape;

/** Runs a collection from top to bottom. @throws with the program's output if a test failed */
export const runBruno = async (collection: Collection, place: Place): Promise<Report> => {
  write(place.folder, emitBruno(collection));
  await start("bru", ["run", "-r", "--env", "local", "--reporter-json", "report.json"], place);
  const [{ summary }] = reported<[{ summary: Record<string, number> }]>(place);
  return { requests: summary.passedRequests!, tests: summary.passedTests! };
};

export const runPostman = async (collection: Collection, place: Place): Promise<Report> => {
  const [local] = collection.environments;
  write(place.folder, {
    "collection.json": emitPostman(collection),
    "local.json": emitPostmanEnvironment(local!),
  });
  const report = ["-r", "cli,json", "--reporter-json-export", "report.json"];
  await start("newman", ["run", "collection.json", "-e", "local.json", "--color", "off", ...report], place);
  const { stats } = reported<{ run: { stats: Record<string, { total: number; failed: number }> } }>(
    place,
  ).run;
  const passed = (what: string): number => stats[what]!.total - stats[what]!.failed;
  return { requests: passed("requests"), tests: passed("assertions") };
};

export const runJetbrains = async (collection: Collection, place: Place): Promise<Report> => {
  write(place.folder, {
    "collection.http": emitJetbrains(collection),
    "http-client.env.json": emitHttpEnvironments(collection.environments),
  });
  // It exits before a pipe has received its whole output, and with an error if a test failed.
  const program = join(place.tools, "node_modules/.bin/httpyac");
  const args = ["send", "collection.http", "--all", "-e", "local", "--json"];
  const command = '"$0" "$@" > report.json || true';
  await run("sh", ["-c", command, program, ...args], { cwd: place.folder, limitMs: RUN_MS });
  const { summary, requests } = reported<HttpYacReport>(place);
  const failed = requests.flatMap(({ name, testResults = [] }) =>
    testResults.filter(({ status }) => status !== "SUCCESS").map(({ message }) => `${name}: ${message}`),
  );
  if (failed.length > 0) throw new Error(failed.join("\n"));
  return { requests: summary.successRequests, tests: summary.successTests };
};
