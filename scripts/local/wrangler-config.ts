import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./settings.ts";

interface WranglerConfig {
  /** Bindings of the D1 databases, which is how the migrations are addressed. */
  readonly databases: readonly string[];
  readonly crons: readonly string[];
  /** Where callers reach the deployment. */
  readonly publicUrl: string;
}

/** The facts of `wrangler.toml` the local start needs. */
export function wranglerConfig(): WranglerConfig {
  const text = readFileSync(join(ROOT, "wrangler.toml"), "utf8");
  const tables = text.split(/^(?=\[)/m);
  const databases = tables
    .filter((table) => table.startsWith("[[d1_databases]]"))
    .map((table) => /^binding\s*=\s*"(.+?)"/m.exec(table)?.[1])
    .filter((binding) => binding !== undefined);
  const crons = /^crons\s*=\s*(\[[^\]]*\])/m.exec(text)?.[1] ?? "[]";
  const publicUrl = /^PUBLIC_URL\s*=\s*"(.+?)"/m.exec(text)?.[1] ?? "";
  return { databases, crons: [...crons.matchAll(/"(.+?)"/g)].map((match) => match[1]!), publicUrl };
}
