import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readOptions, refuseUnknown } from "./checks.ts";
import { type Guide, reasonNotToRun } from "./guides/guide.ts";
import { guidesToRun } from "./guides/load.ts";
import type { Kit } from "./guides/program.ts";
import { KITS, makeReady, programsIn, type Ready, runPrograms } from "./guides/programs.ts";
import { runShell, SHELL_TOOLS } from "./guides/shell.ts";
import { prepareFor } from "./guides/stages.ts";
import { type RunningService, runningAt, withService } from "./local/with-service.ts";
import { openAccount } from "./sdk/proof/account.ts";
import { canTry, output } from "./sdk/proof/execute.ts";
import { LANGUAGES } from "./sdk/proof/languages.ts";

const ACTOR = "guides-test";

type Use = (environment: Readonly<Record<string, string>>) => Promise<string[]>;

/** A fresh account with the guide's objects. */
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

function report(name: string, began: number, faults: readonly string[]): void {
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
  report(`bash: ${programsIn(guides, "bash").length} blocks`, began, faults);
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
  report(`${kit.sdk}: ${programs.length} blocks`, began, faults);
}

/** Installs the languages' requirements, and compiles their programs. */
async function allReady(kits: readonly Kit[], asked: readonly Guide[], folder: string): Promise<Ready[]> {
  const ready: Ready[] = [];
  for (const kit of kits) {
    const { install } = LANGUAGES.find(({ name }) => name === kit.sdk)!;
    if (await canTry(kit.sdk, install)) ready.push(await makeReady(kit, all, asked, join(folder, kit.sdk)));
  }
  return ready;
}

/** Guides and languages by name, by default all; `--url` names a running service. */
const { values, positionals: names } = readOptions("guides", {
  allowPositionals: true,
  options: { url: { type: "string" } },
});
const all = guidesToRun();
const among = (known: readonly string[]): readonly string[] => {
  const named = names.filter((name) => known.includes(name));
  return named.length > 0 ? named : known;
};
const kinds = ["bash", ...KITS.map(({ sdk }) => sdk)];
refuseUnknown("guides", names, [...all.map(({ slug }) => slug), ...kinds]);
const slugs = among(all.map(({ slug }) => slug));
const languages = among(kinds);
const asked = all.filter(({ slug }) => slugs.includes(slug));

const folder = mkdtempSync(join(tmpdir(), "guides-"));
try {
  const hasShell = languages.includes("bash") && (await canTry("bash", () => output(SHELL_TOOLS)));
  const kits = KITS.filter(({ sdk }) => languages.includes(sdk));
  const ready = await allReady(kits, asked, folder);
  const runAll = async (service: RunningService): Promise<void> => {
    const inShell = hasShell ? shells(service, asked, folder) : undefined;
    for (const guide of ready) await programs(service, guide);
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
