import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import process from "node:process";
import { ROOT } from "./local/settings.ts";

/**
 * Writes a build's output. An unchanged file is not touched, because a running service reads it. A changed file is
 * replaced at once, because two builds may run together; and it is prepared outside the documents' folder, where a
 * listing would show it.
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
