import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT } from "../../local/settings.ts";
import type { Language } from "./languages.ts";
import type { Account } from "./run-live.ts";

const PROGRAM_MS = 120_000;
/** Where the README's programs put what they read of the log. */
const KEPT = "events.position";

/** An event that the first run meets, and the second has behind it. */
const EVENT = "property.created";

/** Runs the program of a language's README as it stands there, twice: it goes on where it was. */
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
  const environment = { REAL_ESTATE_URL: `${place.url}/v1`, REAL_ESTATE_KEY: place.account.key };
  const options = {
    cwd,
    env: { ...process.env, ...env, ...environment },
    encoding: "utf8",
    timeout: PROGRAM_MS,
  } as const;
  try {
    const first = spawnSync(run[0], run.slice(1), options);
    const second = spawnSync(run[0], run.slice(1), options);
    const shown = [place.account.name, EVENT, "webhook.test"].filter((word) => !first.stdout.includes(word));
    return [
      ...[first, second]
        .filter(({ status }) => status !== 0)
        .map(
          ({ status, stdout, stderr }) => `The README's program ended with ${status}:\n${stdout}${stderr}`,
        ),
      ...shown.map((word) => `The README's program did not print ${word}`),
      ...(second.stdout.includes(EVENT) ? [`The README's program met ${EVENT} again`] : []),
    ];
  } finally {
    rmSync(file, { force: true });
    // A folder of its own goes with it.
    if (dirname(file) !== cwd) rmSync(dirname(file), { recursive: true, force: true });
    rmSync(join(cwd, KEPT), { force: true });
  }
}
