import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import {
  unstable_readConfig as readConfig,
  unstable_getMiniflareWorkerOptions as workerOptionsOf,
} from "wrangler";
import { ROOT } from "../../scripts/local/settings.ts";
import { FALLBACK, PREVIOUS } from "./previous.ts";

export type Version = "old" | "new";

/** A bundle, with the folder of its source. */
export interface Build {
  readonly version: Version;
  readonly file: string;
  readonly root: string;
}

const git = (...args: readonly string[]): string =>
  execFileSync("git", ["-C", ROOT, ...args], { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] }).trim();

/** How `--beside` names the previous release. */
const RELEASE = "release";

/** Whether the history has the commit. */
export const hasCommit = (commit: string): boolean => {
  try {
    git("cat-file", "-e", `${commit}^{commit}`);
    return true;
  } catch {
    return false;
  }
};

/** @throws Error if the history is too short */
export const previousCommit = (): string => {
  if (hasCommit(PREVIOUS)) return git("rev-parse", PREVIOUS);
  const fallback = `HEAD~${FALLBACK}`;
  console.warn(
    `The history does not have ${PREVIOUS}, which bench/compat/previous.ts names: using ${fallback}.`,
  );
  if (!hasCommit(fallback))
    throw new Error(`It does not have ${fallback} either: fetch the whole history (fetch-depth: 0).`);
  return git("rev-parse", fallback);
};

/** @param apiOnly without the boards, which a developer's machine runs in the same Worker. @returns the file */
const bundle = (root: string, folder: string, apiOnly = false): string => {
  const wrangler = join(ROOT, "node_modules/wrangler/bin/wrangler.js");
  const main = apiOnly ? "src/index.ts" : readConfig({ config: join(root, "wrangler.toml") }).main!;
  const whole = apiOnly ? ["--env", "production", "--no-bundle=false", "--minify"] : ["--env="];
  const args = ["deploy", main, ...whole, "--dry-run", "--outdir", folder];
  const env = { ...process.env, WRANGLER_SEND_METRICS: "false", WRANGLER_WRITE_LOGS: "false" };
  execFileSync(process.execPath, [wrangler, ...args], {
    cwd: root,
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  return join(folder, `${basename(main, ".ts")}.js`);
};

const LOCK = "package-lock.json";

/** Links the packages that are installed here, or installs the commit's own if its lock file differs. */
const bringPackages = (root: string): void => {
  const isSame = readFileSync(join(root, LOCK), "utf8") === readFileSync(join(ROOT, LOCK), "utf8");
  const args = ["ci", "--ignore-scripts", "--no-audit", "--no-fund"];
  if (isSame) symlinkSync(join(ROOT, "node_modules"), join(root, "node_modules"));
  else execFileSync("npm", args, { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
};

/** Checks out an earlier commit, with its packages, while `use` runs. */
const withSource = async <T>(
  commit: string,
  use: (root: string, folder: string) => Promise<T>,
): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), "compat-"));
  const root = join(folder, "source");
  try {
    git("worktree", "add", "--detach", root, commit);
    bringPackages(root);
    return await use(root, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    git("worktree", "prune");
  }
};

/**
 * Bundles an earlier commit, and keeps the bundle while `use` runs.
 * @param named a commit, or `release` for the previous release's
 */
export const withBundleOf = <T>(
  named: string,
  use: (file: string) => Promise<T>,
  apiOnly = false,
): Promise<T> =>
  withSource(named === RELEASE ? previousCommit() : named, (root, folder) =>
    use(bundle(root, join(folder, "old"), apiOnly)),
  );

/** Keeps both bundles while `use` runs. */
export const withBuilds = <T>(use: (builds: Readonly<Record<Version, Build>>) => Promise<T>): Promise<T> =>
  withSource(previousCommit(), (root, folder) =>
    use({
      old: { version: "old", root, file: bundle(root, join(folder, "old")) },
      new: { version: "new", root: ROOT, file: bundle(ROOT, join(folder, "new")) },
    }),
  );

/** A build's own settings: its classes, queues and variables. */
export const settingsOf = ({ root }: Build) => {
  process.env.WRANGLER_LOG = "error";
  const config = readConfig({ config: join(root, "wrangler.toml") });
  const { workerOptions } = workerOptionsOf(config);
  workerOptions.bindings = config.vars;
  const { assets, ...options } = workerOptions;
  const { binding, directory } = assets as { readonly binding: string; readonly directory: string };
  return { options, assets: { binding, directory } };
};
