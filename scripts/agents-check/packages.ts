import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "./command.ts";

const INSTALL_MS = 240_000;

/** Programs that npm has; none may run a script of its own. */
const PROGRAMS = {
  inspector: "@modelcontextprotocol/inspector@2.12.0",
  conformance: "@modelcontextprotocol/conformance@0.2.0-alpha.12",
  remote: "mcp-remote@0.15.1",
} as const;

export type Program = keyof typeof PROGRAMS;

/** Installs the programs into a folder. @returns where each begins */
export const installPrograms = async (folder: string): Promise<(program: Program) => string> => {
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

const PYTHONS = ["python3", "python"];
const VERSION_MS = 10_000;
const NEW_ENOUGH = "import sys; sys.exit(sys.version_info < (3, 10))";

/** A Python that the packages run on, where this machine has one. */
export const findPython = async (): Promise<string | undefined> => {
  for (const python of PYTHONS) {
    const isThere = await run(python, ["-c", NEW_ENOUGH], { limitMs: VERSION_MS }).then(
      () => true,
      () => false,
    );
    if (isThere) return python;
  }
  return undefined;
};

/** Installs one package of PyPI by itself. @returns the Python that knows it */
export const installPython = async (python: string, folder: string, name: string): Promise<string> => {
  const home = join(folder, name.replace("==", "-"));
  await run(python, ["-m", "venv", home], { limitMs: INSTALL_MS });
  const unix = join(home, "bin", "python");
  const own = existsSync(unix) ? unix : join(home, "Scripts", "python.exe");
  const quiet = ["--quiet", "--disable-pip-version-check", "--no-input"];
  await run(own, ["-m", "pip", "install", ...quiet, name], { limitMs: INSTALL_MS });
  return own;
};
