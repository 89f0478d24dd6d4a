import { spawn } from "node:child_process";

export interface Place {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly limitMs: number;
  /** Called with its whole output so far. */
  readonly onOutput?: (output: string) => void;
}

/** The last part of a command's output, which shows why it failed. */
const SHOWN_CHARS = 6_000;

/**
 * A successful command; at its limit it is killed, and what a child of it still holds open is not waited for.
 * @returns its output @throws with the end of it, if the command failed or timed out
 */
export const run = (
  command: string,
  args: readonly string[],
  { cwd, env, limitMs, onOutput }: Place,
): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      ...(cwd && { cwd }),
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
      shell: process.platform === "win32",
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk: Buffer) => {
        output += chunk.toString();
        onOutput?.(output);
      });
    }
    const limit = setTimeout(() => {
      child.kill("SIGKILL");
      for (const stream of [child.stdout, child.stderr]) stream.destroy();
    }, limitMs);
    child.once("error", reject);
    child.once("close", (code, signal) => {
      clearTimeout(limit);
      if (code === 0) resolve(output);
      else reject(new Error(`${command} ended with ${code ?? signal}:\n${output.slice(-SHOWN_CHARS)}`));
    });
  });
