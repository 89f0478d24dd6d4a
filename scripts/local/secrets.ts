import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { ROOT } from "./settings.ts";

const NAMES = ["KEY_SECRET", "CURSOR_SECRET", "BACKOFFICE_TOKEN", "IDENTITY_SECRET"] as const;

export type Secrets = Readonly<Record<(typeof NAMES)[number], string>>;

function read(file: string): Partial<Secrets> | undefined {
  const path = join(ROOT, file);
  return existsSync(path) ? (parseEnv(readFileSync(path, "utf8")) as Partial<Secrets>) : undefined;
}

/** The repository's public secrets, which fix the demonstration keys. */
export const publicSecrets = (): Secrets => read(".env") as Secrets;

/** The dashboard's secret, which is public in `panel/.env`. */
export const panelSecret = (): string => {
  const { PANEL_SECRET = "" } = parseEnv(readFileSync(join(ROOT, "panel/.env"), "utf8"));
  return PANEL_SECRET;
};

/**
 * The secrets of a service on this machine, as Wrangler reads them: from `.dev.vars` if it exists, else from `.env`
 * and `.env.local`.
 */
export const localSecrets = (): Secrets => {
  const secrets = read(".dev.vars") ?? { ...read(".env"), ...read(".env.local") };
  const missing = NAMES.filter((name) => !secrets[name]);
  if (missing.length > 0) throw new Error(`.dev.vars lacks ${missing.join(", ")}: copy them from .env.`);
  return secrets as Secrets;
};
