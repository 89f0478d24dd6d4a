import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT } from "../../local/settings.ts";
import type { Language } from "./languages.ts";
import type { Account } from "./run-live.ts";

const PROGRAM_MS = 120_000;
/** Where the README's programs put what they read of the log. */
const KEPT = "events.position";

/** Runs the program of a language's README as it stands there, against the service. */
export function runReadme(
  language: Language,
  place: { readonly url: string; readonly account: Account },
): string[] {
  const text = readFileSync(join(ROOT, "sdks", language.name, "README.md"), "utf8");
  const [, code] = /^```\w+ program\n([\s\S]*?)^```$/m.exec(text) ?? [];
  if (code === undefined) return ["The README has no program"];
  const { run, cwd, env } = language.program.command;
  const file = join(cwd, language.program.file);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, code);
  try {
    const environment = { REAL_ESTATE_URL: `${place.url}/v1`, REAL_ESTATE_KEY: place.account.key };
    const options = {
      cwd,
      env: { ...process.env, ...env, ...environment },
      encoding: "utf8",
      timeout: PROGRAM_MS,
    } as const;
    const { status, stdout, stderr } = spawnSync(run[0], run.slice(1), options);
    const shown = [place.account.name, "property.created", "webhook.test"].filter(
      (word) => !stdout.includes(word),
    );
    if (status === 0 && shown.length === 0) return [];
    return [
      `The README's program ended with ${status} and did not print ${shown.join(", ")}:\n${stdout}${stderr}`,
    ];
  } finally {
    rmSync(file, { force: true });
    // A folder of its own goes with it.
    if (dirname(file) !== cwd) rmSync(dirname(file), { recursive: true, force: true });
    rmSync(join(cwd, KEPT), { force: true });
  }
}
