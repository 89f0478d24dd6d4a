import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { CHECKS_USAGE, NAMED, QUICK, readOptions } from "./checks.ts";
import { misused, readArguments } from "./local/arguments.ts";
import { ROOT } from "./local/settings.ts";

/** Its figures are shown even if it passes. */
const ALWAYS_SHOWN = "Bundle";

async function run(command: string): Promise<{ readonly passed: boolean; readonly output: string }> {
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

const [name = "", ...options] = process.argv.slice(2);
if (Object.hasOwn(NAMED, name)) {
  if (NAMED[name]!.takes === undefined) readOptions(name, { args: options });
  const { status } = spawnSync(process.execPath, [NAMED[name]!.script, ...options], {
    cwd: ROOT,
    stdio: "inherit",
  });
  process.exit(status ?? 1);
}
if (name !== "" && !name.startsWith("-")) misused(`No check is called ${name}.`, CHECKS_USAGE);

const { without = [] } = readArguments(CHECKS_USAGE, {
  options: { without: { type: "string", multiple: true } },
}).values;
const unknown = without.filter((name) => !(name in QUICK));
if (unknown.length > 0)
  misused(`Unknown: ${unknown.join(", ")}. Choose from ${Object.keys(QUICK).join(", ")}.`, CHECKS_USAGE);

/** Runs all commands despite failures, so that one run shows every fault. */
for (const [name, command] of Object.entries(QUICK).filter(([name]) => !without.includes(name))) {
  const began = performance.now();
  const { passed, output } = await run(command);
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  console.log(`${passed ? "passed" : "FAILED"}  ${name} (${seconds} s)`);
  if (!passed || name === ALWAYS_SHOWN) console.log(output);
  if (!passed) process.exitCode = 1;
}
