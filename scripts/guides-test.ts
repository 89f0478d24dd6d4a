import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Guide, reasonNotToRun } from "./guides/guide.ts";
import { guidesToRun } from "./guides/pages.ts";
import type { Kit } from "./guides/program.ts";
import { KITS, makeReady, programsIn, type Ready, runPrograms } from "./guides/programs.ts";
import { runShell, SHELL_TOOLS } from "./guides/shell.ts";
import { prepareFor } from "./guides/stages.ts";
import { type RunningService, runningAt, withService } from "./local/with-service.ts";
import type { Command } from "./sdk/proof/agent.ts";
import { execute } from "./sdk/proof/execute.ts";
import { LANGUAGES } from "./sdk/proof/languages.ts";
import { openAccount } from "./sdk/proof/run-live.ts";

const ACTOR = "guides-test";

type Use = (environment: Readonly<Record<string, string>>) => Promise<string[]>;

/** A fresh account, with what the guide tells of. */
async function withAccount(service: RunningService, guide: Guide, who: string, use: Use): Promise<string[]> {
  const account = await openAccount(service.backoffice, `Imobiliaria-${guide.slug}-${who}`);
  const stage = await prepareFor(guide.slug)({ service, account, guide });
  try {
    return await use({
      REAL_ESTATE_URL: `${service.url}/v1`,
      REAL_ESTATE_KEY: account.key,
      ...stage.environment,
    });
  } finally {
    stage.close?.();
  }
}

function tell(name: string, began: number, faults: readonly string[]): void {
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  console.log(`${faults.length === 0 ? "passed" : "FAILED"}  ${name} (${seconds} s)`);
  for (const fault of faults) console.error(`  ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}

async function shells(service: RunningService, guides: readonly Guide[], folder: string): Promise<void> {
  const began = performance.now();
  const faults: string[] = [];
  for (const guide of guides) {
    const home = join(folder, "bash", guide.slug);
    faults.push(
      ...(await withAccount(service, guide, "bash", (environment) => runShell(guide, home, environment))),
    );
  }
  tell(`bash: ${programsIn(guides, "bash").length} blocks`, began, faults);
}

async function programs(service: RunningService, ready: Ready): Promise<void> {
  const began = performance.now();
  const { kit, programs, faults: compiled } = ready;
  const faults = [...compiled];
  const guides = new Set(compiled.length > 0 ? [] : programs.map(({ guide }) => guide));
  for (const guide of guides) {
    const use: Use = (environment) => runPrograms(ready, guide, environment);
    faults.push(...(await withAccount(service, guide, kit.sdk, use)));
  }
  tell(`${kit.sdk}: ${programs.length} blocks`, began, faults);
}

/** A machine that lacks a language, and can't be given it, tries the others. */
function isReady(name: string, install: readonly Command[]): boolean {
  const missing = install.flatMap(execute);
  if (missing.length > 0)
    console.error(`not tried  ${name}: what it needs can't be had here\n  ${missing.join("\n  ")}`);
  return missing.length === 0;
}

/** What a language needs, and its programs compiled, before anything runs: meanwhile nothing else can be done. */
function readyOf(kit: Kit, asked: readonly Guide[], folder: string): Ready[] {
  const { install } = LANGUAGES.find(({ name }) => name === kit.sdk)!;
  return isReady(kit.sdk, install) ? [makeReady(kit, all, asked, join(folder, kit.sdk))] : [];
}

/** Guides and languages by name, all where none is named; `--url` names a service that runs already. */
const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { url: { type: "string" } },
});
const all = guidesToRun();
const among = (known: readonly string[]): readonly string[] => {
  const named = names.filter((name) => known.includes(name));
  return named.length > 0 ? named : known;
};
const slugs = among(all.map(({ slug }) => slug));
const languages = among(["bash", ...KITS.map(({ sdk }) => sdk)]);
const asked = all.filter(({ slug }) => slugs.includes(slug));

const folder = mkdtempSync(join(tmpdir(), "guides-"));
try {
  const hasShell = languages.includes("bash") && isReady("bash", [SHELL_TOOLS]);
  const ready = KITS.filter(({ sdk }) => languages.includes(sdk)).flatMap((kit) =>
    readyOf(kit, asked, folder),
  );
  const runAll = async (service: RunningService): Promise<void> => {
    const inShell = hasShell ? shells(service, asked, folder) : undefined;
    for (const one of ready) await programs(service, one);
    await inShell;
  };
  if (values.url === undefined) await withService(ACTOR, runAll);
  else await runAll(runningAt(values.url, ACTOR));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const { slug, blocks } of asked) {
  for (const block of blocks) {
    const reason = reasonNotToRun(block);
    if (reason !== undefined) console.log(`not run  ${slug}:${block.line}: ${reason}`);
  }
}
process.exit();
