import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Account } from "./account.ts";
import { type Command, output } from "./execute.ts";
import { type Language, SDKS } from "./languages.ts";

/** The file in which the README's programs store their position in the log. */
const POSITION_FILE = "events.position";

/** The event that only the first run receives. */
const EVENT = "property.created";

export interface Place {
  readonly url: string;
  readonly account: Account;
}

interface Program {
  readonly code: string;
  readonly file: string;
  readonly command: Command;
  readonly place: Place;
  /** Further checks of the written program. @returns the failures */
  readonly checked?: () => Promise<string[]>;
}

/** The program of a language's README. @throws if it has none */
export const programOf = (language: string): string => {
  const text = readFileSync(join(SDKS, language, "README.md"), "utf8");
  const [, code] = /^```\w+ program\n([\s\S]*?)^```$/m.exec(text) ?? [];
  if (code === undefined) throw new Error("The README has no program");
  return code;
};

/** Runs a README's program twice: the second run continues after the first. */
export async function runProgram({ code, file: name, command, place, checked }: Program): Promise<string[]> {
  const { cwd } = command;
  const file = join(cwd, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, code);
  const env = { ...command.env, REAL_ESTATE_URL: `${place.url}/v1`, REAL_ESTATE_KEY: place.account.key };
  try {
    const faults = (await checked?.()) ?? [];
    const first = await output({ ...command, env });
    const second = await output({ ...command, env });
    const missing = [place.account.name, EVENT, "webhook.test"].filter((word) => !first.includes(word));
    return [
      ...faults,
      ...missing.map((word) => `The README's program did not print ${word}`),
      ...(second.includes(EVENT) ? [`The README's program met ${EVENT} again`] : []),
    ];
  } catch (error) {
    return [`The README's program: ${(error as Error).message}`];
  } finally {
    rmSync(file, { force: true });
    // Its own folder is deleted with it.
    if (dirname(file) !== cwd) rmSync(dirname(file), { recursive: true, force: true });
    rmSync(join(cwd, POSITION_FILE), { force: true });
  }
}

/** Runs the program of a language's README unchanged. */
export const runReadme = ({ name, program }: Language, place: Place): Promise<string[]> =>
  runProgram({ ...program, code: programOf(name), place });
