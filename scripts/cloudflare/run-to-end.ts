import process from "node:process";
import { LostAnswer, PlatformRefusal } from "./client.ts";
import { Stop } from "./stop.ts";

const isExpected = (error: unknown): error is Error =>
  error instanceof Stop || error instanceof PlatformRefusal || error instanceof LostAnswer;

/**
 * Runs a command against the platform and ends the process: a reason to stop, a refusal or a missing answer is one
 * sentence, and only a fault of the code has a stack.
 * @param run returns false if it failed without an error
 */
export async function runToEnd(run: () => Promise<boolean>): Promise<never> {
  try {
    if (!(await run())) process.exitCode = 1;
  } catch (error) {
    if (!isExpected(error)) throw error;
    console.error(`Stopped. ${error.message}`);
    process.exitCode = 1;
  }
  process.exit();
}
