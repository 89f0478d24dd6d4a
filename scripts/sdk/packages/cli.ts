import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../local/settings.ts";
import { output } from "../proof/execute.ts";
import { node, SDKS, TOOLS } from "../proof/languages.ts";
import { manifestOf, type Publication } from "./publication.ts";
import { inSequence, read, write } from "./stage.ts";

const ESBUILD = join(ROOT, "node_modules/.bin/esbuild");
const MAIN = join(SDKS, "cli/src/main.ts");

/** The service's code, which reads feeds and sheets, uses these two functions; Node 20 lacks them. */
const PARSE = "URL.parse ??= (...given) => { try { return new URL(...given); } catch { return null; } };";
const GROUP =
  "Map.groupBy ??= (all, of) => { const groups = new Map(); for (const one of all) { const key = of(one); groups.has(key) ? groups.get(key).push(one) : groups.set(key, [one]); } return groups; };";
const BANNER = `#!/usr/bin/env node\n${PARSE}\n${GROUP}`;
/** Arguments that remove, at a program's start, what the oldest supported Node lacks. */
export const AS_NODE_20 = [
  "--import",
  "data:text/javascript,delete%20Map.groupBy;delete%20URL.parse",
] as const;

/** The command in one file, without dependencies. @returns the archive that npm takes */
export async function packCli(publication: Publication): Promise<string> {
  const home = join(TOOLS, "packages/cli");
  const source = join(home, "source");
  const built = join(home, "built");
  rmSync(home, { recursive: true, force: true });
  mkdirSync(built, { recursive: true });
  const manifest = JSON.parse(read(SDKS, "cli/package.json"));
  write(source, {
    "package.json": manifestOf(manifest, publication, "cli"),
    "README.md": read(SDKS, "cli/README.md"),
    "CHANGELOG.md": read(SDKS, "CHANGELOG.md"),
  });
  const bundle = ["--bundle", "--platform=node", "--format=esm", "--target=node20", `--banner:js=${BANNER}`];
  await output({ cwd: ROOT, run: [ESBUILD, MAIN, ...bundle, `--outfile=${join(source, "dist/cli.js")}`] });
  await inSequence({ cwd: source, run: ["npm", "pack", "--pack-destination", built] });
  const archive = join(built, readdirSync(built)[0] ?? "");
  await inSequence({ cwd: built, run: ["npm", "publish", "--dry-run", archive] });
  return archive;
}

/** The program of the package, installed into an empty folder. */
export async function installCli(project: string, archive: string): Promise<readonly [string, ...string[]]> {
  write(project, { "package.json": JSON.stringify({ name: "project", type: "module" }) });
  await inSequence({ cwd: project, run: ["npm", "install", "--no-audit", "--no-fund", archive] });
  return [node, join(project, "node_modules/real-estate-account-cli/dist/cli.js")];
}
