import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureDevVars } from "./local/dev-vars.ts";
import { freePort } from "./local/port.ts";
import { startService, untilHealthy } from "./local/service.ts";
import { HOST, ROOT } from "./local/settings.ts";
import { stopTree } from "./local/wrangler.ts";

/** The OpenAPI documents of the service, by the name under which a report speaks of them. */
const DOCUMENTS = { v1: "/docs/openapi.json", backoffice: "/backoffice/openapi.json" };
const REDOCLY = createRequire(import.meta.url).resolve("@redocly/cli/bin/cli.js");
/** The linter calls no one. */
const OFFLINE = { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };

interface Report {
  readonly problems: readonly {
    readonly ruleId: string;
    readonly severity: string;
    readonly message: string;
    readonly location: readonly { readonly pointer?: string }[];
  }[];
}

/** The documents as the running service answers them: what is linted is what callers get. */
async function fetchDocuments(folder: string): Promise<string[]> {
  const { BACKOFFICE_TOKEN } = ensureDevVars();
  const port = await freePort();
  const url = `http://${HOST}:${port}`;
  const service = startService({ port, url, state: join(folder, "state") });
  try {
    await untilHealthy(service, url);
    const files: string[] = [];
    for (const [name, path] of Object.entries(DOCUMENTS)) {
      const answer = await fetch(url + path, { headers: { Authorization: `Bearer ${BACKOFFICE_TOKEN}` } });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
      const file = join(folder, `${name}.json`);
      writeFileSync(file, await answer.text());
      files.push(file);
    }
    return files;
  } finally {
    await stopTree(service.process);
  }
}

/** What the linter finds, warnings too. */
function lint(file: string): string[] {
  const options = ["--config", join(ROOT, "redocly.yaml"), "--format", "json", "--max-problems", "1000"];
  const env = { ...process.env, ...OFFLINE };
  const run = spawnSync(process.execPath, [REDOCLY, "lint", file, ...options], { env, encoding: "utf8" });
  if (!run.stdout.trimStart().startsWith("{")) throw new Error(run.stderr || run.stdout);
  const { problems } = JSON.parse(run.stdout) as Report;
  return problems.map(
    ({ severity, ruleId, message, location }) =>
      `${severity} ${ruleId} ${location[0]?.pointer ?? ""}: ${message}`,
  );
}

const folder = mkdtempSync(join(tmpdir(), "contract-"));
try {
  const problems = (await fetchDocuments(folder)).flatMap((file) =>
    lint(file).map((problem) => `${file.slice(folder.length + 1)}: ${problem}`),
  );
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else console.log(`The linter has no objection to ${Object.values(DOCUMENTS).join(" and ")}.`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
