import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import process from "node:process";
import { ROOT } from "./local/settings.ts";

/**
 * Writes what a build makes. A file that is there already as it is to be stays untouched: a running
 * service reads these. Another appears at once as a whole, since two builds may run at a time; and it is
 * prepared outside the folder of the documents, where whoever lists them would find it.
 */
export const writeBuilt = (file: string, content: string | Uint8Array): void => {
  const bytes = Buffer.from(content as Uint8Array);
  if (existsSync(file) && readFileSync(file).equals(bytes)) return;
  const prepared = join(ROOT, `dist/prepared-${process.pid}`);
  mkdirSync(dirname(prepared), { recursive: true });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(prepared, bytes);
  renameSync(prepared, file);
};
