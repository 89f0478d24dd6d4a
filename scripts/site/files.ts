import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/** What a build writes below a folder; what an earlier one left there goes. */
export class Output {
  readonly #folder: string;
  readonly #written = new Set<string>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** A file that is there already as it is to be stays untouched: a running service reads these. */
  write(path: string, content: string | Uint8Array): void {
    const file = join(this.#folder, path);
    this.#written.add(file);
    const bytes = Buffer.from(content as Uint8Array);
    if (existsSync(file) && readFileSync(file).equals(bytes)) return;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }

  /** Writes a file that is kept for good, and tells its address. */
  writeLasting(name: string, extension: string, content: string | Uint8Array): string {
    const hash = createHash("sha256").update(content).digest("hex").slice(0, 12);
    const file = `docs/assets/${name}-${hash}.${extension}`;
    this.write(file, content);
    return `/${file}`;
  }

  /** @param folders those that this build alone writes */
  removeOthers(folders: readonly string[]): void {
    for (const folder of folders) {
      for (const file of filesIn(join(this.#folder, folder))) {
        if (!this.#written.has(file)) rmSync(file);
      }
    }
  }
}

/** Every file below a folder, sorted; none where there is no folder. */
export const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .sort()
    : [];

/** Paths of files as the web writes them. */
export const pathBelow = (folder: string, file: string): string =>
  relative(folder, file).replaceAll("\\", "/");
