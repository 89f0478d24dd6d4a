import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./settings.ts";

interface WranglerConfig {
  readonly crons: readonly string[];
  /** Production's address. */
  readonly publicUrl: string;
}

const quoted = (name: string, text = ""): string | undefined =>
  new RegExp(`^${name}\\s*=\\s*"(.+?)"`, "m").exec(text)?.[1];

/** The facts of `wrangler.toml` that scripts need. */
export function wranglerConfig(): WranglerConfig {
  const text = readFileSync(join(ROOT, "wrangler.toml"), "utf8");
  const tables = text.split(/^(?=\[)/m);
  const crons = /^crons\s*=\s*(\[[^\]]*\])/m.exec(text)?.[1] ?? "[]";
  const production = tables.find((table) => table.startsWith("[env.production.vars]"));
  return {
    crons: [...crons.matchAll(/"(.+?)"/g)].map((match) => match[1]!),
    publicUrl: quoted("PUBLIC_URL", production) ?? "",
  };
}
