import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Keys of the demonstration agency, shown at every start. */
export interface DemoKeys {
  readonly accountName: string;
  readonly full: string;
  readonly read: string;
  readonly sandbox: string;
}

const fileOf = (state: string): string => join(state, "demo.json");

/** The keys of a completed seed; without them, the seed begins or continues. */
export function readDemoKeys(state: string): DemoKeys | undefined {
  try {
    const keys = JSON.parse(readFileSync(fileOf(state), "utf8")) as DemoKeys;
    // An older version's seed ended without one, so it continues.
    return keys.sandbox ? keys : undefined;
  } catch {
    return undefined;
  }
}

/** Kept beside the databases, so that both exist or neither; replaced as a whole. */
export function saveDemoKeys(state: string, keys: DemoKeys): void {
  mkdirSync(state, { recursive: true });
  writeFileSync(`${fileOf(state)}.new`, JSON.stringify(keys, undefined, 2));
  renameSync(`${fileOf(state)}.new`, fileOf(state));
}
