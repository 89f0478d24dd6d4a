import { readFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "../local/command.ts";

const INSTALL_MS = 240_000;

/** Programs from npm; none may run an install script. */
const PROGRAMS = {
  inspector: "@modelcontextprotocol/inspector@2.12.0",
  conformance: "@modelcontextprotocol/conformance@0.2.0-alpha.12",
  remote: "mcp-remote@0.15.1",
} as const;

export type Program = keyof typeof PROGRAMS;

/** The file that starts a program. */
export type Entries = (program: Program) => string;

/** Installs the programs into a folder. @returns the entry of each */
export const installPrograms = async (folder: string): Promise<Entries> => {
  const quiet = ["--no-audit", "--no-fund", "--no-package-lock", "--ignore-scripts", "--loglevel=error"];
  await run("npm", ["install", "--prefix", folder, ...quiet, ...Object.values(PROGRAMS)], {
    limitMs: INSTALL_MS,
  });
  return (program) => {
    const name = PROGRAMS[program].slice(0, PROGRAMS[program].lastIndexOf("@"));
    const home = join(folder, "node_modules", name);
    const { bin } = JSON.parse(readFileSync(join(home, "package.json"), "utf8")) as {
      bin: Record<string, string>;
    };
    return join(home, Object.values(bin)[0]!);
  };
};
