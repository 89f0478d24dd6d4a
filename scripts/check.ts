import { spawn } from "node:child_process";
import { once } from "node:events";
import { parseArgs } from "node:util";
import { ROOT } from "./local/settings.ts";

/**
 * The npm commands that a change has to pass within three minutes. `.ci/run` adds the slower checks, and leaves out
 * with `--without` what it has run already; `--table` prints the figures of the code instead.
 */
const CHECKS: Readonly<Record<string, string>> = {
  Types: "run typecheck",
  Lint: "run lint",
  Format: "run format:check",
  "Generated files": "run geo:check",
  Contract: "run contract:lint",
  SDKs: "run sdk:check",
  Deployments: "run deploy:check",
  Bundle: "run bench bundle",
  Architecture: "test -- test/architecture",
};

/** Its figures are shown even if it passes. */
const TOLD = "Bundle";

interface Outcome {
  readonly passed: boolean;
  readonly output: string;
}

async function run(command: string): Promise<Outcome> {
  const child = spawn(`npm --silent ${command}`, {
    cwd: ROOT,
    shell: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const [code] = await once(child, "close");
  return { passed: code === 0, output };
}

const { table, without = [] } = parseArgs({
  options: { table: { type: "boolean" }, without: { type: "string", multiple: true } },
}).values;
if (table) {
  await import("./figures.ts");
  process.exit();
}
const unknown = without.filter((name) => !(name in CHECKS));
if (unknown.length > 0) throw new Error(`No check is called ${unknown.join(", ")}`);
const asked = Object.entries(CHECKS).filter(([name]) => !without.includes(name));

/** Runs all commands despite failures, so that a change gets every fault at once. */
for (const [name, command] of asked) {
  const began = performance.now();
  const { passed, output } = await run(command);
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  console.log(`${passed ? "passed" : "FAILED"}  ${name} (${seconds} s)`);
  if (!passed || name === TOLD) console.log(output);
  if (!passed) process.exitCode = 1;
}
