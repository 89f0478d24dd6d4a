import process from "node:process";
import { type ParseArgsConfig, parseArgs } from "node:util";

const MISUSED = 2;

/** Ends a command that was called wrongly: what is wrong, and how it is called. */
export function misused(message: string, usage: string): never {
  console.error(`${message}\n\n${usage}`);
  process.exit(MISUSED);
}

/**
 * The arguments of a command. `--help` and unknown arguments print the usage and end the process, the latter with
 * status 2.
 */
export const readArguments = <const Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> => {
  const { args = process.argv.slice(2) } = config;
  if (args.includes("--help") || args.includes("-h")) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    const [sentence = ""] = (error as Error).message.split(". ");
    return misused(`${sentence.replace(/\.$/, "")}.`, usage);
  }
};
