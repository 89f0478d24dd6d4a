import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";

/** What tools leave beside sources. */
const LEFT_BY_TOOLS = /(^|\/)(node_modules|target|__pycache__|\.\w+_cache)\//;

const filesAt = (root: string, place: string): string[] => {
  const path = join(root, place);
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [place];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll("\\", "/"))
    .filter((file) => !LEFT_BY_TOOLS.test(file));
};

/** A digest of the names and contents of all files at these places. */
export const digestOf = (root: string, places: readonly string[]): string => {
  const hash = createHash("sha256");
  for (const file of places.flatMap((place) => filesAt(root, place)).sort()) {
    const content = readFileSync(join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
};
