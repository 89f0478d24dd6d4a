import { run } from "../../local/command.ts";

/** A command that takes longer is stuck, and is ended. */
const COMMAND_MS = 300_000;

export interface Command {
  readonly run: readonly [string, ...string[]];
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a command to its end. @returns its output @throws with the end of it, if it failed */
export const output = ({ run: [program, ...args], ...place }: Command): Promise<string> =>
  run(program, args, { ...place, limitMs: COMMAND_MS });

/** Runs commands in sequence. @returns the failures */
export async function execute(...commands: readonly Command[]): Promise<string[]> {
  const faults: string[] = [];
  for (const command of commands)
    await output(command).catch((error: Error) =>
      faults.push(`${command.run.slice(0, 3).join(" ")}: ${error.message}`),
    );
  return faults;
}

/** Whether a language's requirements are installed; a machine that cannot install them tries the other languages. */
export const canTry = (name: string, install: () => Promise<unknown>): Promise<boolean> =>
  install().then(
    () => true,
    (error: Error) => {
      console.error(`not tried  ${name}: its requirements cannot be installed here\n  ${error.message}`);
      return false;
    },
  );
