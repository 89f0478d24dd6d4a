import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { run } from "./command.ts";

const LOCK = "package-lock.json";
const INSTALL_MS = 300_000;

/**
 * Installs the programs of a `tools` folder outside of the checkout, unless they are installed, so that `npm ci` need
 * not bring what few checks need. Without a lock file only what its `package.json` names has an exact version.
 * @returns their folder
 */
export const installTools = async (source: string): Promise<string> => {
  const files = ["package.json", LOCK].filter((file) => existsSync(join(source, file)));
  const hash = createHash("sha256");
  for (const file of files) hash.update(readFileSync(join(source, file)));
  const name = `${basename(dirname(source))}-tools-${hash.digest("hex").slice(0, 12)}`;
  const folder = join(tmpdir(), name);
  const done = join(folder, "done");
  if (existsSync(done)) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of files) cpSync(join(source, file), join(folder, file));
  const quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const how = files.includes(LOCK) ? ["ci"] : ["install", "--no-package-lock"];
  await run("npm", [...how, ...quiet], { cwd: folder, limitMs: INSTALL_MS });
  writeFileSync(done, "");
  return folder;
};
