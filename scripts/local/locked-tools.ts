import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { run } from "./command.ts";

const FILES = ["package.json", "package-lock.json"];
const INSTALL_MS = 300_000;

/**
 * Installs the locked programs of a `tools` folder outside of the checkout, unless they are installed: what few checks
 * need, no `npm ci` has to bring.
 * @returns their folder
 */
export const installTools = async (source: string): Promise<string> => {
  const hash = createHash("sha256");
  for (const file of FILES) hash.update(readFileSync(join(source, file)));
  const name = `${basename(dirname(source))}-tools-${hash.digest("hex").slice(0, 12)}`;
  const folder = join(tmpdir(), name);
  const done = join(folder, "done");
  if (existsSync(done)) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of FILES) cpSync(join(source, file), join(folder, file));
  const quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  await run("npm", ["ci", ...quiet], { cwd: folder, limitMs: INSTALL_MS });
  writeFileSync(done, "");
  return folder;
};
