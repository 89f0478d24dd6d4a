import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { ROOT } from "./settings.ts";

const FILE = join(ROOT, ".dev.vars");

/** Public on purpose: they guard nothing but a local database, and being fixed they fix the demonstration keys. */
export const LOCAL_VALUES = {
  ENVIRONMENT: "local",
  PUBLIC_URL: "http://127.0.0.1:8787",
  ALLOW_PRIVATE_TARGETS: "true",
  KEY_SECRET: "local-key-secret-never-use-it-elsewhere",
  CURSOR_SECRET: "local-cursor-secret-never-use-it-elsewhere",
  BACKOFFICE_TOKEN: "local-backoffice-token",
  IDENTITY_SECRET: "local-identity-secret-never-use-it-elsewhere",
} as const;

export type DevVars = Record<keyof typeof LOCAL_VALUES, string>;

/** Writes `.dev.vars`, or adds what it lacks; a value that stands there is never changed. */
export function ensureDevVars(): DevVars {
  const text = existsSync(FILE) ? readFileSync(FILE, "utf8") : "";
  const present = parseEnv(text) as Partial<DevVars>;
  const missing = Object.entries(LOCAL_VALUES).filter(([name]) => !Object.hasOwn(present, name));
  if (missing.length > 0) {
    const lead = text === "" || text.endsWith("\n") ? text : `${text}\n`;
    writeFileSync(FILE, `${lead}${missing.map(([name, value]) => `${name}=${value}\n`).join("")}`);
  }
  return { ...LOCAL_VALUES, ...present };
}
