import { createHash } from "node:crypto";
import { existsSync, readdirSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { writeBuilt } from "../built-file.ts";

/** A build's files in a folder; an earlier build's files are deleted. */
export class Output {
  readonly #folder: string;
  readonly #written = new Set<string>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  write(path: string, content: string | Uint8Array): void {
    const file = join(this.#folder, path);
    this.#written.add(file);
    writeBuilt(file, content);
  }

  /** Writes a permanently cacheable file, and returns its address. */
  writeLasting(name: string, extension: string, content: string | Uint8Array): string {
    const hash = createHash("sha256").update(content).digest("hex").slice(0, 12);
    const file = `docs/assets/${name}-${hash}.${extension}`;
    this.write(file, content);
    return `/${file}`;
  }

  /** @param folders that only this build writes */
  removeOthers(folders: readonly string[]): void {
    for (const folder of folders) {
      for (const file of filesIn(join(this.#folder, folder))) {
        if (!this.#written.has(file)) rmSync(file, { force: true });
      }
    }
  }
}

/** Every file below a folder, sorted; none if there is no folder. */
export const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .sort()
    : [];

/** Paths of files with slashes. */
export const pathBelow = (folder: string, file: string): string =>
  relative(folder, file).replaceAll("\\", "/");
