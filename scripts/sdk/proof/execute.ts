import { run } from "../../local/command.ts";

/** Nothing of it takes that long: what hangs is ended. */
const COMMAND_MS = 300_000;

export interface Command {
  readonly run: readonly [string, ...string[]];
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a command to its end. @returns what it printed @throws with the end of that, when it failed */
export const output = ({ run: [program, ...args], ...place }: Command): Promise<string> =>
  run(program, args, { ...place, limitMs: COMMAND_MS });

/** Runs commands one after the other. @returns what went wrong with each that failed */
export async function execute(...commands: readonly Command[]): Promise<string[]> {
  const faults: string[] = [];
  for (const command of commands)
    await output(command).catch((error: Error) =>
      faults.push(`${command.run.slice(0, 3).join(" ")}: ${error.message}`),
    );
  return faults;
}

/** Whether what a language needs is there; a machine that lacks it, and can't be given it, tries the others. */
export const canTry = (name: string, install: () => Promise<unknown>): Promise<boolean> =>
  install().then(
    () => true,
    (error: Error) => {
      console.error(`not tried  ${name}: what it needs can't be had here\n  ${error.message}`);
      return false;
    },
  );
