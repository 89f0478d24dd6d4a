import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { ROOT } from "../../scripts/local/settings.ts";
import { runProgram } from "./program.ts";

const SOURCE = join(ROOT, "bench/peers/directus");
const FILES = ["package.json"];
/** The packages needed to build it if no built file can be downloaded. */
const NATIVE = ["isolated-vm", "sqlite3"];

interface Installation {
  readonly folder: string;
  /** Its required version of Node, whatever runs the bench. */
  readonly node: string;
}

const packages = JSON.parse(readFileSync(join(SOURCE, "package.json"), "utf8")) as {
  readonly dependencies: Readonly<Record<"directus" | "node", string>>;
};

export const DIRECTUS_VERSION = packages.dependencies.directus;
export const DIRECTUS_NODE = packages.dependencies.node;

const digest = (): string => {
  const hash = createHash("sha256");
  for (const file of FILES) hash.update(readFileSync(join(SOURCE, file)));
  return hash.digest("hex").slice(0, 12);
};

const install = async (folder: string, node: string): Promise<void> => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of FILES) cpSync(join(SOURCE, file), join(folder, file));
  await runProgram("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: folder });
  await runProgram("npm", ["rebuild", "node"], { cwd: folder });
  const home = join(folder, "node_modules/node/node_modules", `node-${process.platform}-${process.arch}`);
  const env = { PATH: `${dirname(node)}${delimiter}${process.env.PATH}`, npm_config_nodedir: home };
  await runProgram("npm", ["rebuild", ...NATIVE], { cwd: folder, env });
};

/** Installs Directus in its exact version outside of the checkout, unless it is installed. */
export const installDirectus = async (): Promise<Installation> => {
  const folder = join(tmpdir(), `bench-directus-${digest()}`);
  const node = join(folder, "node_modules/node/bin/node");
  const mark = join(folder, "installed");
  if (!existsSync(mark)) {
    console.log("  installing Directus: some 900 MB, and some minutes if its C++ parts are compiled");
    await install(folder, node);
    writeFileSync(mark, "");
  }
  return { folder, node };
};
