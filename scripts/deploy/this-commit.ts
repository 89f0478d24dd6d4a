import { execFileSync } from "node:child_process";
import { Stop } from "../cloudflare/stop.ts";
import { ROOT } from "../local/settings.ts";

/** The platform takes tags of 25 characters. */
const TAG_CHARS = 12;

const git = (...args: string[]): string => execFileSync("git", args, { cwd: ROOT, encoding: "utf8" }).trim();

/** The tag of this commit's versions. @throws Stop if there are uncommitted changes */
export function thisCommit(): string {
  if (git("status", "--porcelain") !== "") throw new Stop("Commit first: a release is a commit.");
  return git("rev-parse", "HEAD").slice(0, TAG_CHARS);
}
