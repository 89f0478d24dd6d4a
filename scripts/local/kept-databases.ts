import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./settings.ts";

const MAX_DATABASES = 16;

const fileOf = (state: string): string => join(state, "databases.json");

const keptIn = (state: string): number => {
  try {
    return JSON.parse(readFileSync(fileOf(state), "utf8")) as number;
  } catch {
    return 1;
  }
};

/** The bindings of all databases but the directory. */
const shardsOf = (count: number): string[] => Array.from({ length: count - 1 }, (_, at) => `DB_S${at + 1}`);

/**
 * Records how many databases a state folder has: never fewer than before, since each may contain accounts.
 * @param asked how many are wanted, including the directory @returns the bindings of all but the directory
 */
export function keepDatabases(state: string, asked = "1"): string[] {
  const count = Number(asked);
  if (!Number.isInteger(count) || count < 1 || count > MAX_DATABASES)
    throw new Error(`--databases must be a whole number from 1 to ${MAX_DATABASES}.`);
  const kept = Math.max(count, keptIn(state));
  mkdirSync(state, { recursive: true });
  writeFileSync(fileOf(state), JSON.stringify(kept));
  return shardsOf(kept);
}

/** The bindings of a state folder's databases, without the directory. */
export const keptDatabases = (state: string): string[] => shardsOf(keptIn(state));

const boundAs = (name: string): string =>
  `\n[[d1_databases]]\nbinding = "${name}"\ndatabase_name = "${name}"\ndatabase_id = "${name}"\nmigrations_dir = "migrations"\n`;

/** Wrangler's options for further databases, which a copy of its file binds, beside it because paths are relative. */
export function configurationWith(shards: readonly string[]): string[] {
  if (shards.length === 0) return [];
  const file = join(ROOT, `wrangler.${shards.length + 1}.local.toml`);
  writeFileSync(file, readFileSync(join(ROOT, "wrangler.toml"), "utf8") + shards.map(boundAs).join(""));
  return ["--config", file];
}
