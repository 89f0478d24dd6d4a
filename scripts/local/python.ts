import { existsSync } from "node:fs";
import { join } from "node:path";
import { run } from "./command.ts";

const VERSION_MS = 10_000;
const INSTALL_MS = 240_000;

/** A Python 3 of this minor version or newer, if this machine has one. */
export const findPython = async (minor: number): Promise<string | undefined> => {
  const newEnough = `import sys; sys.exit(sys.version_info < (3, ${minor}))`;
  for (const python of ["python3", "python"]) {
    const isThere = await run(python, ["-c", newEnough], { limitMs: VERSION_MS }).then(
      () => true,
      () => false,
    );
    if (isThere) return python;
  }
  return undefined;
};

/** Installs packages from PyPI into a folder. @param asked as pip takes them @returns the Python that has them */
export const installPython = async (
  python: string,
  home: string,
  asked: readonly string[],
): Promise<string> => {
  await run(python, ["-m", "venv", home], { limitMs: INSTALL_MS });
  const unix = join(home, "bin", "python");
  const own = existsSync(unix) ? unix : join(home, "Scripts", "python.exe");
  const quiet = ["--quiet", "--disable-pip-version-check", "--no-input"];
  await run(own, ["-m", "pip", "install", ...quiet, ...asked], { limitMs: INSTALL_MS });
  return own;
};

/** The same with a Python of this machine. @param minor the minimum version @throws if there is none */
export const pythonWith = async (minor: number, home: string, asked: readonly string[]): Promise<string> => {
  const python = await findPython(minor);
  if (!python) throw new Error(`there is no Python 3.${minor} or newer`);
  return installPython(python, home, asked);
};
