import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { writeBuilt } from "./built-file.ts";
import { digestOf } from "./digest.ts";
import { ROOT } from "./local/settings.ts";

/** Everything that the documents are built from; packages by their lock file. */
const SOURCES = [
  "CHANGELOG.md",
  "CHANGELOG.pt-BR.md",
  "docs",
  "durable-objects",
  "package-lock.json",
  "package.json",
  "queues",
  "scripts",
  "sdks",
  "src",
];
/** The inputs of the last build, and its result. */
const STAMP = join(ROOT, "dist/documents.built");

const sources = `${process.version} ${digestOf(ROOT, SOURCES)}`;
const stamp = (): string => `${sources} ${digestOf(ROOT, ["dist/documents"])}`;

/** A deployment, a start and the tests all build first: only a change costs them the seconds of a build. */
if (!existsSync(STAMP) || readFileSync(STAMP, "utf8") !== stamp()) {
  await import("./build-documents.ts");
  writeBuilt(STAMP, stamp());
}
