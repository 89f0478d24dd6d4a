import { resolve, type Source, sourceOf } from "./source.ts";

const HERE = "test/architecture/sources.ts";

const modules = import.meta.glob<string>(
  [
    "../../{src,durable-objects,queues,scripts,bench,test}/**/*.ts",
    "../../panel/{src,test}/**/*.{ts,tsx}",
    "../../vitest.config.ts",
  ],
  { query: "?raw", import: "default", eager: true },
);

/** The path from the repository's root of a file that a glob in this folder found. */
export const repositoryPath = (found: string): string => resolve(HERE, found);

export const SOURCES: readonly Source[] = Object.entries(modules)
  .map(([path, text]) => sourceOf(repositoryPath(path), text))
  .sort((left, right) => left.path.localeCompare(right.path));

/** A file that is not code. */
export type Text = Pick<Source, "path" | "text">;

/** The texts that a glob in this folder read. */
export const textsOf = (globbed: Readonly<Record<string, string>>): readonly Text[] =>
  Object.entries(globbed).map(([path, text]) => ({ path: repositoryPath(path), text }));
