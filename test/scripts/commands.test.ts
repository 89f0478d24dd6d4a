import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { NAMED } from "../../scripts/checks.ts";

const ROOT = join(import.meta.dirname, "../..");
/** By this time, a command that reads its arguments too late has begun its work. */
const LIMIT_MS = 20_000;

const run = (...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    encoding: "utf8",
    timeout: LIMIT_MS,
  });
  return { status, stdout, stderr };
};

/** The commands of package.json that are this repository's programs. */
const COMMANDS: Readonly<Record<string, readonly string[]>> = {
  bench: ["bench/run.ts", "nonsense"],
  check: ["scripts/check.ts", "nonsense"],
  "check, with an option": ["scripts/check.ts", "--nonsense"],
  "check, without an unknown part": ["scripts/check.ts", "--without", "nonsense"],
  contract: ["scripts/contract.ts", "--nonsense"],
  demo: ["scripts/demo.ts", "--nonsense"],
  deploy: ["scripts/deploy.ts", "--nonsense"],
  geo: ["scripts/geo.ts", "--nonsense"],
  migrate: ["scripts/migrate.ts", "--nonsense"],
  ops: ["scripts/ops.ts", "nonsense"],
  platform: ["scripts/platform.ts", "nonsense"],
  sdk: ["scripts/sdk.ts", "--nonsense"],
  "sdk pack": ["scripts/sdk.ts", "pack", "--nonsense"],
  secret: ["scripts/secret.ts", "nonsense"],
  start: ["scripts/start.ts", "--nonsense"],
  ...Object.fromEntries(
    ["generators", "guides", "runbook", "sdks"].map((name) => [
      `check ${name}, by a name`,
      ["scripts/check.ts", name, "nonsense"],
    ]),
  ),
  ...Object.fromEntries(
    Object.keys(NAMED).map((name) => [`check ${name}`, ["scripts/check.ts", name, "--nonsense"]]),
  ),
};

describe("a command of package.json", () => {
  it.each(Object.entries(COMMANDS))(
    "refuses unknown arguments in words, and says how it is called: %s",
    (name, args) => {
      const { status, stdout, stderr } = run(...args);
      expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
      expect(stderr).toContain("nonsense");
      expect(stderr).toContain(`npm run ${name.split(",")[0]}`);
      expect(stderr).not.toMatch(/^ +at |node:internal/m);
    },
  );

  it("lists every check with what it does and accepts, if asked to or if no check is named", () => {
    const help = run("scripts/check.ts", "--help");
    const mistaken = run("scripts/check.ts", "nonsense");
    expect([help.status, help.stderr]).toEqual([0, ""]);
    for (const text of [help.stdout, mistaken.stderr]) {
      const lines = text.split("\n").map((line) => line.trim().replace(/ +/g, " "));
      for (const [name, { about, takes = "" }] of Object.entries(NAMED))
        expect(lines).toContain(`${name} ${about} ${takes}`.trim());
    }
  });
});
