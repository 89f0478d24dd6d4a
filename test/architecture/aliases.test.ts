import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const [, TABLE] = /^\[alias\]\n([\s\S]*?)^\[/m.exec(readFileSync(join(ROOT, "wrangler.toml"), "utf8"))!;
const ALIASES = [...TABLE!.matchAll(/^"(.+)" = "(.+)"$/gm)].map(
  ([, name, target]) => [name!, target!] as const,
);

/** The files of packages in which aliases replace imports. */
const REPLACED = [
  "@hono/zod-openapi/dist/*.{js,mjs}",
  "@modelcontextprotocol/{core,server}/dist/*.mjs",
  "htmlparser2/dist/*.js",
  "zod/v4/classic/*.js",
].flatMap((pattern) => globSync(join(ROOT, "node_modules", pattern)));

const IMPORTED = new Set(
  REPLACED.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/(?:\bfrom|\bimport)\s*\(?\s*["']([^"']+)["']/g)].map(
      ([, name]) => name!,
    ),
  ),
);

describe("an alias of the bundle", () => {
  it.each(ALIASES)("replaces what a package imports: %s", (name, target) => {
    expect(
      IMPORTED,
      `no package imports ${name} any more, so the bundle has again what the alias replaced`,
    ).toContain(name);
    expect(existsSync(join(ROOT, target)), target).toBe(true);
  });

  it("is noticed if no package imports what it replaces", () => {
    expect(ALIASES.length).toBeGreaterThan(5);
    expect(IMPORTED).not.toContain("./auth-00000000.mjs");
  });
});
