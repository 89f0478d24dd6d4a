// Runs every command of the runbook against a service of its own: `npm run check runbook -- 06-key-leaked`.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readOptions, refuseUnknown } from "./checks.ts";
import { readGuide, reasonNotToRun } from "./guides/guide.ts";
import { localSecrets } from "./local/secrets.ts";
import { ROOT } from "./local/settings.ts";
import { type RunningService, withService } from "./local/with-service.ts";
import { OUTCOMES } from "./ops/outcomes.ts";
import { stageOf, untilExported } from "./ops/stage.ts";

const ACTOR = "runbook-test";
/** A command that takes longer is stuck. */
const PATIENCE_MS = 120_000;
const FOLDER = join(ROOT, "docs/runbook");
const { positionals: names } = readOptions("runbook", { allowPositionals: true });
const pages = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".md"))
  .map((name) => name.slice(0, -3));
refuseUnknown("runbook", names, pages);

async function execute(
  code: string,
  environment: Readonly<Record<string, string>>,
): Promise<{ readonly code: number; readonly output: string }> {
  const env = { ...process.env, ...environment };
  const child = spawn("bash", ["-euo", "pipefail", "-c", code], { cwd: ROOT, env, timeout: PATIENCE_MS });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => (output += part));
  const [ended] = (await once(child, "close")) as [number | null];
  return { code: ended ?? 1, output };
}

/** @returns the failures */
async function runPage(service: RunningService, page: string): Promise<string[]> {
  const stage = await stageOf(service, page);
  const { BACKOFFICE_TOKEN } = localSecrets();
  const environment = { ...stage.environment, URL: service.url, BACKOFFICE_TOKEN, OPERATOR: ACTOR };
  for (const block of readGuide(page, readFileSync(join(FOLDER, `${page}.md`), "utf8")).blocks) {
    const reason = reasonNotToRun(block);
    if (reason !== undefined) console.log(`not run  ${page}:${block.line}: ${reason}`);
    else {
      // A restore is refused while an export of the account is under way: the page says to wait.
      await untilExported(service, stage.account);
      const { code, output } = await execute(block.code, environment);
      if (code !== 0) return [`${page}:${block.line} ended with ${code}: ${output.slice(-1_000)}`];
    }
  }
  const faults = await OUTCOMES[page]?.(service, stage);
  return (faults ?? []).map((fault) => `${page}: ${fault}`);
}

const runAll = async (service: RunningService): Promise<void> => {
  for (const page of names.length > 0 ? names : pages) {
    const began = performance.now();
    const faults = await runPage(service, page);
    const seconds = ((performance.now() - began) / 1_000).toFixed(1);
    console.log(`${faults.length === 0 ? "passed" : "FAILED"}  ${page} (${seconds} s)`);
    for (const fault of faults) console.error(`  ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
  }
};

await withService(ACTOR, runAll, { messagesLost: true });
process.exit();
