import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "../../local/command.ts";

const SOURCE = join(import.meta.dirname, "../tools");
const FILES = ["package.json", "package-lock.json"];
const INSTALL_MS = 300_000;

/** Installs the locked programs outside of the checkout, unless they are installed. @returns their folder */
export const installTools = async (): Promise<string> => {
  const hash = createHash("sha256");
  for (const file of FILES) hash.update(readFileSync(join(SOURCE, file)));
  const folder = join(tmpdir(), `collections-tools-${hash.digest("hex").slice(0, 12)}`);
  const done = join(folder, "done");
  if (existsSync(done)) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of FILES) cpSync(join(SOURCE, file), join(folder, file));
  const quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  await run("npm", ["ci", ...quiet], { cwd: folder, limitMs: INSTALL_MS });
  writeFileSync(done, "");
  return folder;
};
