import { expect, it } from "vitest";
import rules from "../../docs/rules/24-jobs-notices-and-retention.md?raw";
import { query } from "../support/query.ts";
import { SOURCES } from "./sources.ts";

const panel = import.meta.glob<string>("../../panel/migrations/*.sql", {
  query: "?raw",
  import: "default",
  eager: true,
});

const tablesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name]) => name!);

const inDatabases = async (): Promise<string[]> => {
  const results = await query`SELECT name FROM sqlite_master
    WHERE type = 'table' AND name NOT GLOB '_cf_*' AND name NOT GLOB 'sqlite_*' AND name NOT GLOB 'd1_*'`;
  return results.map(({ name }) => name);
};

/** `account-gate/counts`, by the folder of the object. */
const inObjects = (): string[] =>
  SOURCES.flatMap(({ path, text }) => {
    const [, object] = /^durable-objects\/([^/]+)\//.exec(path) ?? [];
    return object === undefined
      ? []
      : tablesIn(text, /CREATE TABLE IF NOT EXISTS (\w+)/g).map((table) => `${object}/${table}`);
  });

const atDashboard = (): string[] =>
  Object.values(panel).flatMap((text) =>
    tablesIn(text, /^CREATE TABLE (\w+)/gm).map((table) => `panel/${table}`),
  );

/** Modules that write into a bucket that a caller can fill, and the bucket's binding. */
const BUCKETS: Readonly<Record<string, string>> = {
  "src/backups/export-account.ts": "EXPORTS",
  "src/backups/manifest.ts": "EXPORTS",
  "src/backups/parts.ts": "EXPORTS",
  "src/db/feed-store.ts": "FEEDS",
  "src/db/photo-store.ts": "PHOTOS",
  // `npm start` keeps the exports in the bucket of feeds.
  "src/local.ts": "EXPORTS",
};

/** The probe fills nothing: it stores only its own results. */
const PROBE = /^src\/probe\//;

const writers = (): string[] =>
  SOURCES.filter(
    ({ path, uncommented }) =>
      /^(src|queues|durable-objects)\//.test(path) &&
      !PROBE.test(path) &&
      /\b(bucket|part)\.put\(/.test(uncommented),
  ).map(({ path }) => path);

/** The first column of the table in rules 24.19. */
const boundedStores = (): string[] => {
  const [, from = ""] = rules.split("**24.19**");
  const [table = ""] = from.split("\n## ");
  return table
    .split("\n")
    .filter((line) => line.startsWith("| ") && !line.startsWith("| Tables"))
    .flatMap((line) => tablesIn(line.split(" | ")[0]!, /`([^`]+)`/g));
};

it("every table, object and bucket that a caller can fill has one bound in rules 24.19", async () => {
  const stores = [...(await inDatabases()), ...inObjects(), ...atDashboard(), ...Object.values(BUCKETS)];
  expect(boundedStores().sort()).toEqual([...new Set(stores)].sort());
});

it("every module that writes into a bucket is listed", () => {
  expect(writers().sort()).toEqual(Object.keys(BUCKETS).sort());
});
