import { spawnSync } from "node:child_process";
import type { Command } from "./agent.ts";

/** Nothing of it takes that long: what hangs is ended. */
const COMMAND_MS = 300_000;

/** What went wrong with a command, or nothing. */
export function execute({ run: [program, ...args], cwd, env }: Command): string[] {
  const options = { cwd, env: { ...process.env, ...env }, encoding: "utf8", timeout: COMMAND_MS } as const;
  const { status, stdout, stderr, error } = spawnSync(program, args, options);
  return status === 0
    ? []
    : [`${program} ${args.join(" ")}: ${error ?? ""}\n${stdout}${stderr}`.slice(0, 4_000)];
}
