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

/** The bindings of the databases beside the directory's. */
const shardsOf = (count: number): string[] => Array.from({ length: count - 1 }, (_, at) => `DB_S${at + 1}`);

/**
 * The further databases of a state folder. A folder keeps as many as it ever had, since they have accounts.
 * @param asked how many databases there are to be, that of the directory included
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

/** Those that a state folder has. */
export const keptDatabases = (state: string): string[] => shardsOf(keptIn(state));

const boundAs = (name: string): string =>
  `\n[[d1_databases]]\nbinding = "${name}"\ndatabase_name = "${name}"\ndatabase_id = "${name}"\nmigrations_dir = "migrations"\n`;

/** Wrangler's options for further databases, bound in a copy of its file beside it, as paths are relative. */
export function configurationWith(shards: readonly string[]): string[] {
  if (shards.length === 0) return [];
  const file = join(ROOT, `wrangler.${shards.length + 1}.local.toml`);
  writeFileSync(file, readFileSync(join(ROOT, "wrangler.toml"), "utf8") + shards.map(boundAs).join(""));
  return ["--config", file];
}
