import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Keys of the demonstration agency, shown at every start. */
export interface DemoKeys {
  readonly accountName: string;
  readonly full: string;
  readonly read: string;
  /** Of the sandbox beside the agency. */
  readonly sandbox: string;
}

const fileOf = (state: string): string => join(state, "demo.json");

/** The keys of a seed that came to its end; without them, the seed begins or goes on. */
export function readDemoKeys(state: string): DemoKeys | undefined {
  try {
    const keys = JSON.parse(readFileSync(fileOf(state), "utf8")) as DemoKeys;
    // An older seed ends without one: it goes on.
    return keys.sandbox ? keys : undefined;
  } catch {
    return undefined;
  }
}

/** Kept beside the databases, so that one is never there without the other; whole or not at all. */
export function saveDemoKeys(state: string, keys: DemoKeys): void {
  mkdirSync(state, { recursive: true });
  writeFileSync(`${fileOf(state)}.new`, JSON.stringify(keys, undefined, 2));
  renameSync(`${fileOf(state)}.new`, fileOf(state));
}
