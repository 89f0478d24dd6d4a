import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Writes what a build makes. A file that is there already as it is to be stays untouched: a running service reads these. */
export const writeBuilt = (file: string, content: string | Uint8Array): void => {
  const bytes = Buffer.from(content as Uint8Array);
  if (existsSync(file) && readFileSync(file).equals(bytes)) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
};
